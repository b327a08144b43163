import { Damaged, joined, latin, part, type Bytes } from './bytes';

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const APPLICATION = 0xff;
const CONTROL = 0xf9;

/** Bytes of a table of colours, by the flags before it. */
const tableOf = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 << ((flags & 0x07) + 1));

function byteAt(bytes: Bytes, at: number): number {
  const byte = bytes[at];
  if (byte === undefined) throw new Damaged();
  return byte;
}

/** Behind the blocks that begin here, each with its length, up to an empty one. */
function behindBlocks(bytes: Bytes, from: number): number {
  let at = from;
  for (let size = byteAt(bytes, at); size > 0; size = byteAt(bytes, at)) at += size + 1;
  return at + 1;
}

/** How often an animation is repeated stands in a note of an application; XMP and comments are others. */
const isKept = (bytes: Bytes, at: number, label: number) =>
  label === CONTROL ||
  (label === APPLICATION && ['NETSCAPE2.0', 'ANIMEXTS1.0'].includes(latin(bytes, at + 3, 11)));

/** A GIF without comments and notes, and without what stands behind its end. Throws Damaged. */
export function plainGif(bytes: Bytes): Bytes {
  let at = 13 + tableOf(byteAt(bytes, 10));
  const parts: Uint8Array[] = [part(bytes, 0, at)];
  for (;;) {
    const kind = byteAt(bytes, at);
    if (kind === TRAILER) return joined([...parts, Uint8Array.of(TRAILER)]);
    if (kind === EXTENSION) {
      const end = behindBlocks(bytes, at + 2);
      if (isKept(bytes, at, byteAt(bytes, at + 1))) parts.push(part(bytes, at, end));
      at = end;
    } else if (kind === IMAGE) {
      // Ten bytes, its own colours, the size of a code, and the picture.
      const end = behindBlocks(bytes, at + 10 + tableOf(byteAt(bytes, at + 9)) + 1);
      parts.push(part(bytes, at, end));
      at = end;
    } else throw new Damaged();
  }
}
