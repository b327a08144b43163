import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchParts } from './matchParts';

const marked = (text: string, typed: string) =>
  matchParts(text, typed)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Live · Solana Keep · 25 KEEP', 'solana', 'Live · [Solana] Keep · 25 KEEP'],
  ['Live · Solana Keep', 'keep sol', 'Live · [Sol]ana [Keep]'],
  ['Gatekeeper at the keep', 'keep', 'Gatekeeper at the [keep]'],
  ['Gatekeeper', 'KEEP', 'Gate[keep]er'],
  ['Café hours', 'cafe', '[Café] hours'],
  ['Gate', 'tower', 'Gate'],
  ['Gate', ' ', 'Gate'],
])('%s, searched for %s', (text, typed, parts) => {
  expect(marked(text, typed)).toBe(parts);
});

test('the parts add up to the text for any search', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, typed) => {
      const parts = matchParts(text, typed).map((part) => part.text);
      expect(parts.join('')).toBe(text);
    }),
  );
});
