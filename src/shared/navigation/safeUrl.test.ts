import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeExternalUrl, safePictureUrl, writtenPicture } from './safeUrl';

describe('D3: safeExternalUrl', () => {
  it.each([
    ['https://docs.castlebots.io', 'https://docs.castlebots.io/'],
    ['HTTPS://X.com/castlebots?a=1#b', 'https://x.com/castlebots?a=1#b'],
    ['mailto:help@castlebots.io', 'mailto:help@castlebots.io'],
  ])('takes %s', (raw, url) => {
    expect(safeExternalUrl(raw)).toBe(url);
  });

  it.each([
    null,
    undefined,
    '',
    '/dashboard',
    '//evil.test',
    'evil.test',
    'http://evil.test',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'blob:https://castle.test/x',
    'vbscript:x',
    'file:///etc/passwd',
    'tel:123',
    'https://discord.com@evil.test/',
    'https:\\\\evil.test',
    'https://',
    `https://evil.test/${'a'.repeat(2_048)}`,
  ])('refuses %j', (raw) => {
    expect(safeExternalUrl(raw)).toBeNull();
  });

  it('never gives another scheme', () => {
    const scheme = fc.constantFrom('https:', 'http:', 'javascript:', 'data:', 'mailto:', '', ' ');
    fc.assert(
      fc.property(scheme, fc.string({ unit: 'binary' }), (prefix, rest) => {
        const url = safeExternalUrl(`${prefix}${rest}`);
        expect(url ?? 'https:').toMatch(/^(https|mailto):/);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('D3: safePictureUrl', () => {
  // The single addresses are in shared/ui/Avatar.test.tsx.
  it('never takes a path that leads to another origin', () => {
    const pieces = ['/', '\\', '\t', '\n', '//', 'evil.test', 'a', '.', ':', 'data:', '@'];
    const path = fc.array(fc.constantFrom(...pieces), { maxLength: 6 });
    fc.assert(
      fc.property(path, (parts) => {
        const url = safePictureUrl(`/${parts.join('')}`) ?? '/';
        expect(new URL(url, 'https://castle.test').origin).toBe('https://castle.test');
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('a picture uploaded to a back end on this device', () => {
  const path = `/api/pictures/${'a1'.repeat(22)}`;
  it.each(['localhost', 'community.localhost:5173', '127.0.0.1:4173'])(
    'on %s is loaded by its path from the page’s own origin',
    (host) => {
      expect(safePictureUrl(`http://${host}${path}`)).toBe(path);
      expect(writtenPicture(`http://${host}${path}`)).toBe(path);
    },
  );
  it.each([
    `http://castle.test${path}`,
    `http://localhost.castle.test${path}`,
    `http://a@localhost${path}`,
    `http://localhost${path}/more`,
    `http://localhost${path}?more`,
    'http://localhost/api/pictures/short',
    `http://localhost/a.png`,
  ])('%s is none', (address) => {
    expect(safePictureUrl(address)).toBeNull();
  });
  it('a message can’t hold its path alone', () => {
    expect(writtenPicture(path)).toBeNull();
  });
});
