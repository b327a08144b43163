import { expect, test, vi } from 'vitest';
import { searchable, searchMatcher, unstyled } from './searchable';

test.each([
  ['Café Zürich', 'cafe zurich'],
  ['Cafe\u0301', 'cafe'],
  ['𝓢𝓸𝓵𝓪𝓷𝓪 𝕂𝕖𝕖𝕡', 'solana keep'],
  ['Ｓｏｌａｎａ', 'solana'],
  ['ꜱᴏʟᴀɴᴀ ǫᴜᴇꜱᴛ', 'solana quest'],
  ['🅢🅞🅛 🆂🅾🅻 🄺🄴🄴🄿 🇸🇴🇱', 'sol sol keep sol'],
  ['Ⓢⓞⓛ ①②', 'sol 12'],
  ['s̷o̶l̴a̸n̵a̷', 'solana'],
  ['so\u200blana', 'solana'],
  ['STRASSE Straße ẞ', 'strasse strasse ss'],
  ['İstanbul ılık I', 'istanbul ilik i'],
  ['Łódź Ørsted Æther', 'lodz orsted aether'],
  ['💬・general-chat', 'general chat'],
  ['「📜」rules_and-info!!', 'rules and info'],
  ['O’Brien', 'obrien'],
  ['Ёлка ΟΔΟΣ', 'елка οδοσ'],
  ['日本 チャット', '日本 チャット'],
])('%s is searched as %s', (text, plain) => {
  expect(searchable(text)).toBe(plain);
});

test.each([
  ['general chat', '💬・general-chat'],
  ['chat general', '💬・general-chat'],
  ['#general', '💬・general-chat'],
  ['𝖼𝖺𝖿𝖾', 'Café'],
  ['CAFÉ', 'cafe'],
  ['<@458304698827669536>', '458304698827669536'],
  ['1.5', '1.50 SOL'],
  ['💬', '💬・general-chat'],
  ['❤', 'I ❤️ SOL'],
  ['  ', 'anything'],
])('%j finds %j', (typed, text) => {
  expect(searchMatcher(typed)(text)).toBe(true);
});

test.each([
  ['15', '1.5'],
  ['cafes', 'Café'],
  ['🔥', '💬・general-chat'],
  ['general chat', 'general'],
])('%j does not find %j', (typed, text) => {
  expect(searchMatcher(typed)(text)).toBe(false);
});

test('each word may be in another text, and missing texts hold nothing', () => {
  expect(searchMatcher('ada ogre')('Ada', null, '@ogre')).toBe(true);
  expect(searchMatcher('ada')(null, undefined)).toBe(false);
});

test('a letter in another style is the plain one, an accented letter another one', () => {
  expect(unstyled('𝕊𝖈ᴀ🅼')).toBe('scam');
  expect(unstyled('Año')).toBe('año');
  expect(unstyled('sık')).toBe('sık');
});

test('a list that is searched with each letter typed is read once', () => {
  const names = Array.from({ length: 10_000 }, (_, index) => `𝓚eeper・Café ${String(index)}`);
  const find = (typed: string) => names.filter((name) => searchMatcher(typed)(name));
  expect(find('keeper 9999')).toEqual([names[9999]]);
  const normalize = vi.spyOn(String.prototype, 'normalize');
  expect(find('cafe 9998')).toEqual([names[9998]]);
  // The word alone.
  expect(normalize.mock.calls.length).toBeLessThan(3);
  normalize.mockRestore();
});
