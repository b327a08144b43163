import { expect, test } from 'vitest';
import { evidenceLink } from './evidence';

test('a single address is a link with its host', () => {
  expect(evidenceLink(' https://x.com/ada/status/1 \n')).toEqual({
    href: 'https://x.com/ada/status/1',
    host: 'x.com',
  });
});

test('a host with lookalike letters is shown in Punycode', () => {
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
])('%j is no link', (answer) => {
  expect(evidenceLink(answer)).toBeNull();
});
