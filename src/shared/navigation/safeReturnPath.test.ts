import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashRedirect, safeReturnPath } from './safeReturnPath';

const origin = 'https://castle.test';

describe('D1: safeReturnPath', () => {
  it.each([
    // Another origin, or a script.
    'https://evil.test/',
    '//evil.test',
    '///evil.test',
    '////evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '\\/evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/\r/evil.test',
    '\t//evil.test',
    '/\u0000/evil.test',
    ' //evil.test',
    'https:\\\\evil.test',
    'https://castle.test@evil.test/',
    'https://castle.test:pw@evil.test/',
    'https://evil.test\\@castle.test/',
    'https://castle.test.evil.test/',
    'https://evilcastle.test/',
    'https://castle.test:8443/',
    'http://castle.test/',
    'HTTP://castle.test/dashboard',
    'wss://castle.test/',
    'ftp://castle.test/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://castle.test/%0aalert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://castle.test/x',
    'filesystem:https://castle.test/x',
    'mailto:a@castle.test',
    'about:blank',
    'https://',
    'https://[',
    'https://user@castle.test/dashboard',
    'https://user:pw@castle.test/dashboard',
    // Our origin to the parser, another host when the path is read again.
    '/.//evil.test',
    '/a/..//evil.test',
    '/..//evil.test',
    '/%2e//evil.test',
    '/a/%2E%2E//evil.test',
    'https://castle.test//evil.test',
    // Harmless until the router decodes it and reads it as a URL once more.
    '/%09/:x',
    '/%09%5c:x',
    '/%0a/[',
    '/%5cevil.test',
    '/dashboard/%0D%0a',
    '/%00',
    '/%7F',
    // Nothing to go to.
    '',
    ' ',
    '   ',
    'null',
    null,
    undefined,
    '/unauthorized',
    '/unauthorized?redirect_url=/dashboard',
    '/unauthorized/',
    '/UNAUTHORIZED#x',
    '/%75nauthorized',
    '/dashboard/../unauthorized',
    'unauthorized',
    '/api',
    '/api/auth/logout',
    '/API/auth/logout',
    '/%61pi/auth/logout',
    '/dashboard/../api/auth/logout',
    '/dashboard/%2E%2e/api/auth/logout',
    'https://castle.test/api/auth/logout',
    `/${'a'.repeat(2_048)}`,
    `/${'ü'.repeat(1_000)}`,
  ])('turns %j into the home page', (raw) => {
    expect(safeReturnPath(raw, origin)).toBe('/');
  });

  it.each([
    ['/', '/'],
    ['/dashboard', '/dashboard'],
    ['/dashboard?x=1#y', '/dashboard?x=1#y'],
    ['https://castle.test/dashboard', '/dashboard'],
    ['https://castle.test:443/dashboard', '/dashboard'],
    ['HTTPS://CASTLE.TEST/dashboard', '/dashboard'],
    ['/%2F%2Fevil.test', '/%2F%2Fevil.test'],
    ['https:evil.test', '/evil.test'],
    ['dashboard', '/dashboard'],
    ['?page=2', '/?page=2'],
    ['/dashboard/%', '/dashboard/%'],
    ['/apiary', '/apiary'],
    ['/unauthorized-orders', '/unauthorized-orders'],
    ['/dashboard//bots', '/dashboard//bots'],
    ['/search?q=https://evil.test', '/search?q=https://evil.test'],
    [`/${'a'.repeat(2_047)}`, `/${'a'.repeat(2_047)}`],
  ])('allows %s', (raw, path) => {
    expect(safeReturnPath(raw, origin)).toBe(path);
  });

  it('compares the port on a developer’s machine', () => {
    const local = 'http://app.localhost:5173';
    expect(safeReturnPath('http://app.localhost:5173/dashboard', local)).toBe('/dashboard');
    expect(safeReturnPath('http://app.localhost:4173/dashboard', local)).toBe('/');
    expect(safeReturnPath('https:evil.test', local)).toBe('/');
  });

  it('returns the home page from an opaque origin', () => {
    expect(safeReturnPath('/dashboard', 'null')).toBe('/');
  });

  it('D1: stays on the origin for 100,000 hostile strings', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        ':',
        '@',
        '?',
        '#',
        '%',
        '%2e',
        '%2F',
        '%5C',
        '\t',
        '\n',
      ),
      fc.constantFrom(
        'https:',
        'javascript:',
        'castle.test',
        'evil.test',
        '//',
        ' ',
        '\u00a0',
        '[',
        ';',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    );
    const hostile = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    let total = 0;
    let taken = 0;
    fc.assert(
      fc.property(hostile, (raw) => {
        const path = safeReturnPath(raw, origin);
        const isSingleSlash = path.startsWith('/') && path[1] !== '/' && path[1] !== '\\';
        const again = new URL(path, `${origin}/deep/page`);
        if (!isSingleSlash || again.origin !== origin) throw new Error(path);
        if (safeReturnPath(path, origin) !== path) throw new Error(`not stable: ${path}`);
        total += 1;
        if (path !== '/') taken += 1;
      }),
      { numRuns: 100_000 },
    );
    expect(total).toBe(100_000);
    // Refusing everything would pass as well; a good part must come through.
    expect(taken).toBeGreaterThan(10_000);
  }, 120_000);
});

describe('D2: hashRedirect', () => {
  it.each([
    ['#/dashboard', '/dashboard'],
    ['#/dashboard?page=2', '/dashboard?page=2'],
    ['#/', '/'],
    ['#/dashboard#row', '/dashboard#row'],
    ['#/a#/b', '/b'],
    ['#/100%', '/100%'],
    ['#//evil.test', '/'],
    ['#/\\evil.test', '/'],
    ['#/\t/evil.test', '/'],
    ['#/.//evil.test', '/'],
    ['#/a#//evil.test', '/'],
    ['#/api/auth/logout', '/'],
  ])('turns %j into %s', (hash, path) => {
    expect(hashRedirect({ hash, origin })).toBe(path);
  });

  it.each(['', '#', '#row', '#javascript:alert(1)', '#\\/x', '# /x', '#!/x'])(
    'does not redirect %j',
    (hash) => {
      expect(hashRedirect({ hash, origin })).toBeNull();
    },
  );

  it('D2: redirects once: its result causes no further redirect', () => {
    const part = fc.oneof(fc.constantFrom('#/', '/', '#', 'a', '..', '\\'), fc.string());
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const path = hashRedirect({ hash: `#/${parts.join('')}`, origin });
        expect(path).not.toBeNull();
        expect(hashRedirect(new URL(path ?? '', origin))).toBeNull();
      }),
      { numRuns: 2_000 },
    );
  });
});
