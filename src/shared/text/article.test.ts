import { expect, test } from 'vitest';
import { withArticle } from './article';

const NOUNS = [
  'a rule, a user, a unit, a unique link, a one-time code, a euro, a USDC reward, a SOL reward',
  'a PNG, a URL, a role, a holder, a UTC day, a useful tool, a 100',
  'an action, an asset, an alert, an event, an item, an hour, an honest word, an answer, an upload',
  'an NFT, an MP3, an SVG, an umbrella, an uninvited guest, an unknown token, an owner, an FM radio',
  'an 8, an 18, an 80 kB file',
];

test.each(NOUNS.flatMap((line) => line.split(', ')))('%s', (words) => {
  expect(withArticle(words.replace(/^an? /, ''))).toBe(words);
});
