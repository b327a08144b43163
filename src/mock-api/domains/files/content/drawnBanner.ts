import { joined, viewOf, type Bytes } from './bytes';

const WIDTH = 96;
const HEIGHT = 64;
/** Night, stone, gold: a tower under a banner. */
const COLOURS = [
  [18, 21, 29],
  [92, 99, 118],
  [214, 168, 74],
] as const;

function colourAt(x: number, y: number): number {
  const isPole = x === 47 && y < 34;
  const isBanner = x > 47 && x < 74 && y > 4 && y < 20 - Math.abs(x - 60) / 6;
  const isTower = x > 32 && x < 64 && y > 33 && (y > 38 || x % 8 > 3);
  if (isPole || isTower) return 1;
  return isBanner ? 2 : 0;
}

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A chunk of a PNG: length, name, content, checksum. */
export function pngChunk(name: string, content: Uint8Array): Bytes {
  const named = joined([new TextEncoder().encode(name), content]);
  const whole = joined([new Uint8Array(4), named, new Uint8Array(4)]);
  viewOf(whole).setUint32(0, content.byteLength);
  viewOf(whole).setUint32(whole.byteLength - 4, crcOf(named));
  return whole;
}

/** zlib's format with nothing compressed: at most 65,535 bytes. */
function stored(bytes: Uint8Array): Bytes {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  const head = Uint8Array.of(0x78, 0x01, 1, 0, 0, 0, 0);
  const view = viewOf(head);
  view.setUint16(3, bytes.byteLength, true);
  view.setUint16(5, 0xffff ^ bytes.byteLength, true);
  const tail = new Uint8Array(4);
  viewOf(tail).setUint32(0, b * 65_536 + a);
  return joined([head, bytes, tail]);
}

/** A small PNG, drawn by code: what the seeded member has sent. */
export function drawnBanner(): Bytes {
  const header = new Uint8Array(13);
  viewOf(header).setUint32(0, WIDTH);
  viewOf(header).setUint32(4, HEIGHT);
  // Eight bits a pixel, each the number of a colour.
  header.set([8, 3], 8);
  const rows = new Uint8Array((WIDTH + 1) * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) rows[y * (WIDTH + 1) + x + 1] = colourAt(x, y);
  return joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    pngChunk('IHDR', header),
    pngChunk('PLTE', Uint8Array.from(COLOURS.flat())),
    pngChunk('IDAT', stored(rows)),
    pngChunk('IEND', new Uint8Array(0)),
  ]);
}
