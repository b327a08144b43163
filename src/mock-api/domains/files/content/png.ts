import { Damaged, joined, latin, part, viewOf, type Bytes } from './bytes';

const HEADER = 8;
/** Length, name and checksum of a chunk. */
const AROUND = 12;

/**
 * Chunks that draw the picture (PNG, third edition, and animation). Texts, times, EXIF and private chunks are dropped.
 */
const kept = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT cICP mDCV cLLI pHYs bKGD hIST acTL fcTL fdAT'.split(
    ' ',
  ),
);

/**
 * A PNG without metadata, and without data after its end.
 *
 * @throws Damaged
 */
export function plainPng(bytes: Bytes): Bytes {
  const view = viewOf(bytes);
  const parts = [part(bytes, 0, HEADER)];
  let at = HEADER;
  for (;;) {
    if (at + AROUND > bytes.byteLength) throw new Damaged();
    const end = at + AROUND + view.getUint32(at);
    const name = latin(bytes, at + 4, 4);
    const chunk = part(bytes, at, end);
    if (at === HEADER && name !== 'IHDR') throw new Damaged();
    if (kept.has(name)) parts.push(chunk);
    if (name === 'IEND') return joined(parts);
    at = end;
  }
}
