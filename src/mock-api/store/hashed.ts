import { createRandom } from './random';

/** A whole number of 32 bits that is the same for the same words (FNV-1a). */
export function hashOf(...words: string[]): number {
  let hash = 0x811c9dc5;
  const text = words.join(':');
  for (let at = 0; at < text.length; at += 1) {
    const point = text.codePointAt(at) ?? 0;
    hash = Math.imul(hash ^ point, 0x01000193);
    if (point > 0xffff) at += 1;
  }
  return hash >>> 0;
}

/** A generator that begins at the same place for the same words. */
export const randomOf = (...words: string[]) => createRandom(hashOf(...words));
