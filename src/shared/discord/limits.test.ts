// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lengthOf } from './textLength';
import { limitSources } from './limits';
import { limitsTable } from './limitsTable';

test('every limit names the page of Discord’s it is from', () => {
  for (const { limits, sources } of Object.values(limitSources)) {
    expect(Object.keys(sources)).toEqual(Object.keys(limits));
    for (const source of Object.values(sources))
      expect(source).toMatch(
        /^https:\/\/(?:docs\.discord\.com\/developers\/[\w/#-]+|github\.com\/discord\/.+)$/,
      );
  }
});

test('docs/discord-limits.md is what `npm run openapi` writes', () => {
  expect(readFileSync('docs/discord-limits.md', 'utf8')).toBe(limitsTable());
});

test('an emoji of several UTF-16 units counts as Discord counts it: by its code points', () => {
  expect(lengthOf('🏰')).toBe(1);
  expect(lengthOf('🇺🇦')).toBe(2);
});
