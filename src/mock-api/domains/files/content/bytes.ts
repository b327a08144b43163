export type Bytes = Uint8Array<ArrayBuffer>;

/** Latin-1 text of these bytes, such as the four letters of a chunk's name. */
export const latin = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Concatenates parts. */
export function joined(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** The file ends too early, or breaks its format. */
export class Damaged extends Error {}

/**
 * A part of a file.
 *
 * @throws Damaged where it reaches beyond the file's end
 */
export function part(bytes: Bytes, from: number, to: number): Bytes {
  if (from > to || to > bytes.byteLength) throw new Damaged();
  return bytes.subarray(from, to);
}
