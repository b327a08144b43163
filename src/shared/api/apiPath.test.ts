import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPath, isApiPath, REFUSED_PATH } from './apiPath';

describe('fillPath', () => {
  it('puts plain values in as they are', () => {
    expect(fillPath('/packages/update-status/{id}/{status}', { id: '7', status: 'ENABLED' })).toBe(
      '/packages/update-status/7/ENABLED',
    );
  });

  it('D8: encodes what would change the path', () => {
    expect(fillPath('/packages/{id}', { id: '../auth/logout?x=1#y' })).toBe(
      '/packages/..%2Fauth%2Flogout%3Fx%3D1%23y',
    );
  });

  it.each(['', '.', '..', '\ud800'])('D8: refuses the segment %j', (value) => {
    expect(fillPath('/packages/{id}', { id: value })).toBe(REFUSED_PATH);
  });

  it('D8: keeps the number of segments for any value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, two) => {
        const path = fillPath('/a/{one}/b/{two}', { one, two });
        if (path === REFUSED_PATH) return;
        const url = new URL(`/api${path}`, 'https://castle.test');
        expect(url.pathname.split('/')).toHaveLength(6);
        expect([url.search, url.hash]).toEqual(['', '']);
        expect(isApiPath(path)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('isApiPath', () => {
  it.each([
    '',
    'packages',
    '//evil.test/x',
    'https://evil.test/x',
    '/a/../b',
    '/a/%2e%2E/b',
    '/./a',
    '/a\\b',
    '/a?b=1',
    '/a#b',
    '/a\nb',
  ])('refuses %j', (path) => {
    expect(isApiPath(path)).toBe(false);
  });

  it.each(['/auth/authenticate', '/packages/..x', '/packages/%2E%2E%2Fx'])('takes %j', (path) => {
    expect(isApiPath(path)).toBe(true);
  });
});
