import { expect, test } from 'vitest';
import { postKey, xPostOf } from './xPost';

test.each([
  'https://x.com/castlebots/status/1234567890123456789',
  'https://twitter.com/castlebots/status/1234567890123456789?s=20',
  'https://mobile.x.com/castlebots/status/1234567890123456789/',
])('%s is a post', (link) => {
  expect(xPostOf(link)).toEqual({ handle: 'castlebots', id: '1234567890123456789' });
});

test.each([
  'https://x.com.example.org/castlebots/status/1',
  'https://example.org/x.com/castlebots/status/1',
  'https://x.com@example.org/castlebots/status/1',
  'http://x.com/castlebots/status/1',
  'https://x.com/castlebots',
  'https://x.com/castlebots/status/abc',
  'https://x.com/a_name_that_is_too_long/status/1',
  'x.com/castlebots/status/1',
  '',
])('“%s” is none', (link) => {
  expect(xPostOf(link)).toBeNull();
});

test('links that lead to no post are told apart by themselves', () => {
  expect(postKey('https://example.org/a')).toBe('https://example.org/a');
});
