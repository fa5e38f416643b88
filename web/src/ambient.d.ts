declare module 'catalogue:*' {
  const messages: Record<string, string>;
  export default messages;
}
declare module '$module?url' {
  const address: string;
  export default address;
}
