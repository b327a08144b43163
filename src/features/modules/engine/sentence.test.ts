import { expect, test } from 'vitest';
import { loadModule, moduleAbouts } from './registry';
import { loadSentence } from './sentenceFiles';
import { amountWords, inSentence, listOfPieces, say, textOf } from './sentence';

const gm = { name: '#gm' };

test('a sentence keeps its names apart from its words', () => {
  expect(say`Posts in ${gm} ${'every day'}`).toEqual(['Posts in ', gm, ' ', 'every day']);
  expect(textOf(say`Posts in ${gm}`)).toBe('Posts in #gm');
});

test.each<[number, string]>([
  [1, 'a'],
  [2, 'a or b'],
  [3, 'a, b or c'],
  // One more takes no more room than to say so.
  [4, 'a, b, c or d'],
  [6, 'a, b, c or 3 more'],
])('a list of %i pieces is put in words', (count, text) => {
  expect(textOf(listOfPieces('abcdef'.split('').slice(0, count), 'or'))).toBe(text);
});

test('labels begin in lower case, except abbreviations', () => {
  expect(['Price changes', 'NFT bids', 'AMM'].map(inSentence)).toEqual([
    'price changes',
    'NFT bids',
    'AMM',
  ]);
});

test('amounts are grouped, and other text stays as it is', () => {
  expect(['1500.50', '0', '1,5', ''].map(amountWords)).toEqual(['1,500.5', '0', '1,5', '?']);
});

test('every module with a list says what its rules do', async () => {
  const silent: string[] = [];
  for (const { slug } of moduleAbouts) {
    const hasRules = (await loadModule(slug))?.rules !== undefined;
    if (hasRules && (await loadSentence(slug)) === undefined) silent.push(slug);
  }
  expect(silent).toEqual([]);
});
