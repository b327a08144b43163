import { expect, test } from 'vitest';

let isThere = false;

test.fails('a test fails while the code of its page is loading', () => {
  void import('./slowCode').then((code) => {
    isThere = code.isThere;
  });
  expect(isThere).toBe(true);
});

test('the next test has the code that was loading during a failed test', () => {
  expect(isThere).toBe(true);
});

test('a page has separate local and session storage, on any version of Node', () => {
  expect(localStorage).toBeInstanceOf(Storage);
  expect(localStorage).not.toBe(sessionStorage);
});
