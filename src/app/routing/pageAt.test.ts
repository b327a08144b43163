import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { joinPath, type RouteSpec } from '@/shared/routing/table';
import { routes as communityRoutes } from '@/sites/community/routes';
import { routes as userRoutes } from '@/sites/user/routes';
import { pageAt } from './pageAt';

const tables = { community: communityRoutes, user: userRoutes };

/** The table as the router reads it: each screen with its line as the handle. */
const objectsOf = (specs: readonly RouteSpec[], parent = ''): RouteObject[] =>
  specs.flatMap((spec) => {
    const path = joinPath(parent, spec.path);
    return spec.children ? objectsOf(spec.children, path) : [{ path, handle: spec }];
  });

/** An address of each screen below a section. */
const addressesOf = (specs: readonly RouteSpec[]) =>
  specs.flatMap(({ path, children = [] }) =>
    children.map((screen) => joinPath(path, screen.path).replaceAll(/:\w+/g, 'one-1')),
  );

test.each(['community', 'user'] as const)(
  'code is preloaded for the page that the router opens on the %s site',
  (site) => {
    const { routes } = createMemoryRouter(objectsOf(tables[site]));
    const addresses = addressesOf(tables[site]);
    expect(addresses.length).toBeGreaterThan(10);
    for (const address of addresses) {
      const match = matchRoutes(routes, address)?.at(-1);
      const page = pageAt(tables[site], address);
      expect([address, page?.screen.path]).toEqual([address, match?.route.handle.path]);
      expect(page?.params).toEqual(match?.params);
    }
  },
);

test('a page outside of sections preloads nothing', () => {
  expect(pageAt(communityRoutes, '/')).toBeNull();
  expect(pageAt(communityRoutes, '/unauthorized')).toBeNull();
});
