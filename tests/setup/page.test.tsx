import { expect, test } from 'vitest';

let isThere = false;

test.fails('a test that fails while the code of its page is being loaded', () => {
  void import('./slowCode').then((code) => {
    isThere = code.isThere;
  });
  expect(isThere).toBe(true);
});

test('leaves the next test that code', () => {
  expect(isThere).toBe(true);
});

test('a page has a storage of its own, on any version of Node', () => {
  expect(localStorage).toBeInstanceOf(Storage);
  expect(localStorage).not.toBe(sessionStorage);
});
