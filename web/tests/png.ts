// A PNG made small: its commonest 256 colours, each other one as the nearest of them.
import { deflateSync, inflateSync } from 'node:zlib';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

interface Chunk {
  type: string;
  data: Buffer;
}

function* chunksOf(png: Buffer): Generator<Chunk> {
  for (let at = signature.length; at < png.length; ) {
    const size = png.readUInt32BE(at);
    yield {
      type: png.toString('latin1', at + 4, at + 8),
      data: png.subarray(at + 8, at + 8 + size),
    };
    at += size + 12;
  }
}

// What a filter foretold of a byte, from those to the left, above, and above to the left.
function foretold(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), left + up - 2 * corner];
  if (a <= b && a <= Math.abs(c)) return left;
  return b <= Math.abs(c) ? up : corner;
}

/** The pixels of a picture of 8 bits a channel, as browsers make them. */
function decode(png: Buffer) {
  const chunks = [...chunksOf(png)];
  const head = chunks[0]?.data ?? Buffer.alloc(13);
  const [width, height, channels] = [
    head.readUInt32BE(0),
    head.readUInt32BE(4),
    head[9] === 6 ? 4 : 3,
  ];
  const data = chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data);
  const lines = inflateSync(Buffer.concat(data));
  const row = width * channels;
  const pixels = Buffer.alloc(row * height);
  for (let y = 0; y < height; y += 1) {
    const filter = lines[y * (row + 1)] ?? 0;
    for (let x = 0; x < row; x += 1) {
      const at = y * row + x;
      const left = x < channels ? 0 : (pixels[at - channels] ?? 0);
      const up = y === 0 ? 0 : (pixels[at - row] ?? 0);
      const corner = x < channels || y === 0 ? 0 : (pixels[at - row - channels] ?? 0);
      pixels[at] = (lines[at + y + 1] ?? 0) + foretold(filter, left, up, corner);
    }
  }
  const colours = Array.from({ length: width * height }, (_, at) =>
    pixels.readUIntBE(at * channels, 3),
  );
  return { width, height, colours };
}

const part = (colour: number, shift: number) => (colour >> shift) & 255;
const distance = (one: number, other: number) =>
  [0, 8, 16].reduce((sum, shift) => sum + (part(one, shift) - part(other, shift)) ** 2, 0);

function paletteOf(colours: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const commonest = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return commonest.slice(0, 256).map(([colour]) => colour);
}

function nearestIn(palette: readonly number[]): (colour: number) => number {
  const places = new Map(palette.map((colour, place) => [colour, place]));
  return (colour) => {
    let place = places.get(colour);
    if (place === undefined) {
      const distances = palette.map((other) => distance(colour, other));
      place = distances.indexOf(Math.min(...distances));
      places.set(colour, place);
    }
    return place;
  };
}

function checksum(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

function written({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(checksum(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

export function smaller(png: Buffer): Buffer {
  const { width, height, colours } = decode(png);
  const palette = paletteOf(colours);
  const place = nearestIn(palette);
  const lines = Buffer.alloc((width + 1) * height);
  for (const [at, colour] of colours.entries())
    lines[at + Math.floor(at / width) + 1] = place(colour);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8);
  const table = Buffer.from(
    palette.flatMap((colour) => [part(colour, 16), part(colour, 8), part(colour, 0)]),
  );
  return Buffer.concat([
    signature,
    written({ type: 'IHDR', data: head }),
    written({ type: 'PLTE', data: table }),
    written({ type: 'IDAT', data: deflateSync(lines, { level: 9 }) }),
    written({ type: 'IEND', data: Buffer.alloc(0) }),
  ]);
}
