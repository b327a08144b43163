import { expect, test } from 'vitest';
import { evidenceLink } from './evidence';

test('one address alone is a link whose host is told', () => {
  expect(evidenceLink(' https://x.com/ada/status/1 \n')).toEqual({
    href: 'https://x.com/ada/status/1',
    host: 'x.com',
  });
});

test('letters that look like others are told as they are', () => {
  expect(evidenceLink('https://dіscord.com/')?.host).toBe('xn--dscord-pvf.com');
});

test.each([
  'javascript:alert(1)',
  'http://x.com',
  'https://x.com@evil.example/',
  'see https://x.com',
  'mailto:ada@castle.example',
  'data:text/html,x',
  'https://',
  '',
])('%j is text', (answer) => {
  expect(evidenceLink(answer)).toBeNull();
});
