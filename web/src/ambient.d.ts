declare module 'catalogue:*' {
  const messages: Record<string, import('../catalogue').Message>;
  export default messages;
}
declare module 'catalogue:every-*' {
  const words: readonly string[];
  export default words;
}
declare module 'engine:options' {
  const known: import('./engine/types').KnownOptions;
  export default known;
}
declare module '$module?url' {
  const address: string;
  export default address;
}
