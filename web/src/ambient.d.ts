declare module 'catalogue:*' {
  const messages: Record<string, import('../catalogue').Message>;
  export default messages;
}
declare module '$module?url' {
  const address: string;
  export default address;
}
