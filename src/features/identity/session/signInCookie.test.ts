// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://community.castlebots.io/" }
import { expect, test, vi } from 'vitest';
import { setSignInCookie } from './signIn';

test('D24: over https the cookie of a sign-in is of this host alone, and goes to no plain http', () => {
  const write = vi.spyOn(document, 'cookie', 'set');
  expect(setSignInCookie('0123456789abcdef')).toBe(true);
  expect(write.mock.calls).toEqual([
    ['__Host-castle-sign-in-01234567=0123456789abcdef; Path=/; Max-Age=600; SameSite=Lax; Secure'],
  ]);
});
