import { Damaged, joined, latin, part, type Bytes } from './bytes';

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const APPLICATION = 0xff;
const CONTROL = 0xf9;

/** Bytes of a color table, by its flags. */
const tableOf = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 << ((flags & 0x07) + 1));

function byteAt(bytes: Bytes, at: number): number {
  const byte = bytes[at];
  if (byte === undefined) throw new Damaged();
  return byte;
}

/**
 * Position after the data blocks that begin here, each with its length, up to an empty one.
 *
 * @throws Damaged
 */
function behindBlocks(bytes: Bytes, from: number): number {
  let at = from;
  for (let size = byteAt(bytes, at); size > 0; size = byteAt(bytes, at)) at += size + 1;
  return at + 1;
}

/** The number of repeats of an animation is in an application extension; XMP and comments are in others. */
const isKept = (bytes: Bytes, at: number, label: number) =>
  label === CONTROL ||
  (label === APPLICATION && ['NETSCAPE2.0', 'ANIMEXTS1.0'].includes(latin(bytes, at + 3, 11)));

interface Block {
  kind: typeof EXTENSION | typeof IMAGE;
  at: number;
  end: number;
}

/**
 * The blocks of a GIF up to the trailer.
 *
 * @throws Damaged
 */
function* blocksOf(bytes: Bytes): Generator<Block> {
  let at = behindHeader(bytes);
  for (;;) {
    const kind = byteAt(bytes, at);
    if (kind === TRAILER) return;
    if (kind !== EXTENSION && kind !== IMAGE) throw new Damaged();
    // An image has ten bytes, a color table and the size of a code before its blocks.
    const from = kind === IMAGE ? at + 10 + tableOf(byteAt(bytes, at + 9)) + 1 : at + 2;
    const end = behindBlocks(bytes, from);
    yield { kind, at, end };
    at = end;
  }
}

const behindHeader = (bytes: Bytes) => 13 + tableOf(byteAt(bytes, 10));

/** Number of images in a valid GIF. */
export const framesIn = (bytes: Bytes): number =>
  [...blocksOf(bytes)].filter(({ kind }) => kind === IMAGE).length;

/**
 * A GIF without comments and metadata, and without data after its end.
 *
 * @throws Damaged
 */
export function plainGif(bytes: Bytes): Bytes {
  const kept = [...blocksOf(bytes)].filter(
    ({ kind, at }) => kind === IMAGE || isKept(bytes, at, byteAt(bytes, at + 1)),
  );
  return joined([
    part(bytes, 0, behindHeader(bytes)),
    ...kept.map(({ at, end }) => part(bytes, at, end)),
    Uint8Array.of(TRAILER),
  ]);
}
