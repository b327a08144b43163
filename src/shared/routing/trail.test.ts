import { expect, test } from 'vitest';
import type { RouteSpec } from './table';
import { trailTo } from './trail';

const at = (path: string, under?: string): RouteSpec => ({
  path,
  title: path || 'Overview',
  load: () => Promise.reject(new Error('not shown')),
  ...(under === undefined ? {} : { under }),
});
const routes = [
  at(''),
  at('quests'),
  at('quests/:slug'),
  at('quests/:slug/:task'),
  at('questsboard'),
  at('orders'),
  at('payment/:id', 'orders'),
  at('orders/rules', ''),
];
const section = { title: 'Dashboard', path: '/dashboard' };
const trail = (path: string) => {
  const spec = routes.find((route) => route.path === path);
  return spec ? trailTo(spec, routes, section).map((crumb) => crumb.path) : null;
};

test.each([
  ['', []],
  ['quests', ['/dashboard']],
  ['quests/:slug/:task', ['/dashboard', '/dashboard/quests', '/dashboard/quests/:slug']],
  ['questsboard', ['/dashboard']],
  ['orders/rules', ['/dashboard']],
  ['payment/:id', ['/dashboard', '/dashboard/orders']],
])('the trail above "%s" is %j', (path, expected) => {
  expect(trail(path)).toEqual(expected);
});
