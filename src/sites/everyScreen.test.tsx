import { expect, test } from 'vitest';
import type { RouteSpec } from '@/shared/routing/table';
import { routes as communityRoutes } from './community/routes';
import { routes as userRoutes } from './user/routes';

const leavesOf = (specs: readonly RouteSpec[]): RouteSpec[] =>
  specs.flatMap((spec) => (spec.children ? leavesOf(spec.children) : [spec]));

test.each([
  { site: 'community', routes: communityRoutes },
  { site: 'user', routes: userRoutes },
])('every route of the $site site has a different screen', async ({ routes }) => {
  const leaves = leavesOf(routes);
  const screens = await Promise.all(leaves.map(async ({ load }) => (await load()).default));
  expect(leaves.filter((_, index) => typeof screens[index] !== 'function')).toEqual([]);
  expect(new Set(screens).size).toBe(leaves.length);
});
