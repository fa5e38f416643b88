// A record in a link: base64url of the deflated JSON, behind #r= (docs/formats.md).
import type { MatchRecord } from '../engine/types';

/** No record is longer than this, unpacked; what a stranger packed may be. */
export const mostBytes = 4 << 20;

export class TooLarge extends Error {}

async function through(bytes: Uint8Array<ArrayBuffer>, transform: GenericTransformStream) {
  const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let length = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > mostBytes) {
      void reader.cancel();
      throw new TooLarge();
    }
    parts.push(value);
  }
  return new Blob(parts);
}

/** Rejects where the browser cannot compress. */
export async function packed(record: MatchRecord): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(record));
  const blob = await through(bytes, new CompressionStream('deflate-raw'));
  let text = '';
  for (const byte of new Uint8Array(await blob.arrayBuffer())) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The JSON text; rejects with TooLarge, or where it is no such link or damaged. */
export async function unpacked(text: string): Promise<string> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(plain, (character) => character.charCodeAt(0));
  return (await through(bytes, new DecompressionStream('deflate-raw'))).text();
}

export async function linkTo(record: MatchRecord): Promise<string> {
  return `${location.origin}${location.pathname}#r=${await packed(record)}`;
}
