import { createRandom } from './random';

/** A whole number of 32 bits that is the same for the same words (FNV-1a). */
export function hashOf(...words: string[]): number {
  let hash = 0x811c9dc5;
  for (const unit of words.join(':'))
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** A generator that begins at the same place for the same words. */
export const randomOf = (...words: string[]) => createRandom(hashOf(...words));
