import { expect, test } from 'vitest';
import { tidyWords, wordCaution, wordMatcher, wordProblem } from './wordList';

test.each([
  ['free mint, airdrop', 'free mint\nairdrop'],
  ['scam;rug；pull', 'scam\nrug\npull'],
  ['scam\trug\r\npull', 'scam\nrug\npull'],
  ['  scam \n\n rug,,', 'scam\nrug'],
  ['Scam\nscam\n𝓼𝓬𝓪𝓶\nscam*', 'Scam\nscam*'],
])('the pasted list %j becomes a word a line, each once', (pasted, lines) => {
  expect(tidyWords(pasted)).toBe(lines);
  expect(tidyWords(lines)).toBe(lines);
});

test.each([
  ['free mint\nairdrop', 'Big AIRDROP today', true],
  ['scam', 'a 𝓼𝓬𝓪𝓶', true],
  ['scam', '🅂🄲🄰🄼 or 🆂🅲🅰🅼', true],
  ['scam', 'ꜱᴄᴀᴍ', true],
  ['scam', 's\u200bc\u200bam', true],
  ['scam', '_scam_ and __rug__', true],
  ['𝓼𝓬𝓪𝓶', 'scam', true],
  ['* scam *', 'scam', true],
  ['*🖕*', 'no 🖕', true],
  ['ano', 'feliz año', false],
  ['*死*', '去死吧', true],
])('the words %j take %j: %s', (words, text, isTaken) => {
  expect(wordMatcher(words)(text)).toBe(isTaken);
});

test.each([
  ['*', '“*” would match every message. Add letters to it.'],
  ['* **', '“* **” would match every message. Add letters to it.'],
  ['a*', '“a*” would match almost every message. Use at least 2 letters with *.'],
  ['*E*', '“*E*” would match almost every message. Use at least 2 letters with *.'],
  ['*1*', '“*1*” would match almost every message. Use at least 2 letters with *.'],
  ['?!', '“?!” never matches. Use letters, digits or emoji.'],
  ['.*', '“.*” is a regular expression, which isn’t supported. Use * for any letters.'],
  [
    String.raw`\w+`,
    String.raw`“\w+” is a regular expression, which isn’t supported. Use * for any letters.`,
  ],
  ['[a-z]{3}', '“[a-z]{3}” is a regular expression, which isn’t supported. Use * for any letters.'],
  [
    '(scam|rug)',
    '“(scam|rug)” is a regular expression, which isn’t supported. Use * for any letters.',
  ],
  ['/scam/i', '“/scam/i” is a regular expression, which isn’t supported. Use * for any letters.'],
  ['free mint, airdrop', 'Put each word on its own line: “free mint, airdrop”.'],
  ['x'.repeat(61), `“${'x'.repeat(61)}” is too long. Maximum 60 characters per word.`],
  [Array.from({ length: 1001 }, (_, at) => `word${String(at)}`).join('\n'), 'Maximum 1,000 words.'],
])('the words %j are refused with the reason', (words, message) => {
  expect(wordProblem(words)).toBe(message);
});

test.each(['scam', 'rug*', '*coin*', '$SOL', 'free mint', '*死*', '🖕', 'gm', '¯\\_(ツ)_/¯'])(
  'the word %j is taken without a caution',
  (word) => {
    expect(wordProblem(word)).toBeNull();
    expect(wordCaution(word)).toBeNull();
  },
);

test.each([
  ['a', '“a” could match many harmless messages.'],
  ['7\nscam', '“7” could match many harmless messages.'],
  ['an*', '“an*” could match many harmless messages.'],
  // Also “cat” and “comment”.
  ['c**t', '“c**t” could match many harmless messages.'],
  // Signs are left out: it is the word “c”.
  ['c++', '“c++” could match many harmless messages.'],
  ['The', '“The” could match many harmless messages.'],
  ['a\ni\nthe\nis\nyou', '“a”, “i”, “the”, and 2 more could match many harmless messages.'],
])('the words %j are taken with a caution', (words, caution) => {
  expect(wordProblem(words)).toBeNull();
  expect(wordCaution(words)).toBe(caution);
});
