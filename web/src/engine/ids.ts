// Names that nothing else has. `crypto.randomUUID` would do, but a page that comes from another
// machine without https has none.

/** 32 hexadecimal digits. */
export function uniqueId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
