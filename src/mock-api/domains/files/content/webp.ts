import { Damaged, joined, latin, part, viewOf, type Bytes } from './bytes';

const HEADER = 12;
const kept = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Flags of VP8X for EXIF and XMP (WebP container specification). */
const NOTES = 0x08 | 0x04;

/**
 * A WebP without EXIF, XMP and unknown chunks.
 *
 * @throws Damaged
 */
export function plainWebp(bytes: Bytes): Bytes {
  const view = viewOf(bytes);
  if (bytes.byteLength < HEADER) throw new Damaged();
  const end = 8 + view.getUint32(4, true);
  if (end > bytes.byteLength) throw new Damaged();
  const parts: Uint8Array[] = [];
  let at = HEADER;
  while (at < end) {
    if (at + 8 > end) throw new Damaged();
    const size = view.getUint32(at + 4, true);
    const chunk = part(bytes, at, Math.min(at + 8 + size + (size % 2), bytes.byteLength)).slice();
    if (chunk.byteLength < 8 + size) throw new Damaged();
    const name = latin(bytes, at, 4);
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~NOTES;
    if (kept.has(name)) parts.push(chunk);
    at += 8 + size + (size % 2);
  }
  const whole = joined([part(bytes, 0, HEADER), ...parts]);
  if (parts.length === 0) throw new Damaged();
  viewOf(whole).setUint32(4, whole.byteLength - 8, true);
  return whole;
}
