import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDashboardPath, searchResultsSchema } from './searchResult';

test.each([
  '/dashboard',
  '/dashboard/server/solana-keep',
  '/dashboard?tab=nfts#top',
  '/dashboard/user/m%C3%ADra',
  '/dashboard/task-to-earn?tab=submissions&in-open=sub-1',
])('%s is a page of the dashboard', (path) => {
  expect(isDashboardPath(path)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'https://evil.example/dashboard',
  '//evil.example/dashboard',
  '/\\evil.example/dashboard',
  '/dashboardish',
  '/dashboard/../unauthorized',
  '/dashboard/%2e%2e/unauthorized',
  '/dashboard/..%2funauthorized',
  '/dashboard\\..\\x',
  '/dashboard/a\tb',
  ' /dashboard',
  '/unauthorized?redirect_url=/dashboard',
  '/api/auth/logout',
  '',
])('“%s” is no page of the dashboard', (path) => {
  expect(isDashboardPath(path)).toBe(false);
});

test('any accepted path stays on the site and under /dashboard', () => {
  const part = fc.constantFrom('/', '\\', '..', '.', '%2e', 'dashboard', ':', '@', '?', '#', 'x');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
      const path = parts.join('');
      if (!isDashboardPath(path)) return;
      const url = new URL(path, 'https://castle.example');
      expect(url.origin).toBe('https://castle.example');
      expect(url.pathname).toMatch(/^\/dashboard(?:\/|$)/);
    }),
    { numRuns: 2_000 },
  );
});

test('results with an invalid path or an unknown kind are dropped', () => {
  const good = {
    kind: 'SERVER',
    id: 'srv-1',
    label: 'Keep',
    detail: null,
    picture: null,
    at: null,
    path: '/dashboard/server/keep',
  };
  const items = [
    good,
    { ...good, path: 'javascript:alert(1)' },
    { ...good, kind: 'SPELL' },
    { ...good, path: undefined },
  ];
  expect(searchResultsSchema.parse({ items }).items).toEqual([good]);
});
