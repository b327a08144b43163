import { expect, test } from 'vitest';
import { flattenRoutes } from '@/shared/routing/table';
import communityNote from './community/pageNotes';
import { routes as communityRoutes } from './community/routes';
import userNote from './user/pageDescriptions';
import { routes as userRoutes } from './user/routes';

test.each([
  { site: 'community', routes: communityRoutes, noteOf: communityNote },
  { site: 'user', routes: userRoutes, noteOf: userNote },
])('every page of the $site dashboard has a sentence on what it is for', ({ routes, noteOf }) => {
  const params = { slug: 'reaction-roles' };
  const unsaid = flattenRoutes(routes)
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/dashboard'))
    .filter((path) => !noteOf({ path, params, search: new URLSearchParams() }).purpose);
  expect(unsaid).toEqual([]);
});

test('of modules that share a page it is the one whose tab the address names', () => {
  const path = '/dashboard/holder-verification';
  const at = (search: string) =>
    communityNote({ path, params: {}, search: new URLSearchParams(search) });
  expect(at('').purpose).toContain('NFT');
  expect(at('tab=crypto').purpose).not.toBe(at('').purpose);
});
