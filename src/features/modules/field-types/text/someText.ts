import * as fc from 'fast-check';

/** Any text but none, of at most so many characters. */
export const someText = (most: number): fc.Arbitrary<string> =>
  fc
    .string({ maxLength: Math.min(most, 30), unit: 'grapheme' })
    .map((letters) => letters || 'Keep');
