import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { flattenRoutes, type FlatRoute, type RouteSpec } from '@/shared/routing/table';
import type { Site } from './sites';

/** Where the process that gathers the tests leaves the routes for those that run them. */
const KEY = 'CASTLE_ROUTES';

/**
 * All routes of a site, without the one for addresses that are none. Those of modules follow from their
 * folders, which only Vite finds, so the table is read through it, once for all workers.
 */
export async function readRoutes(): Promise<Record<Site, FlatRoute[]>> {
  process.env[KEY] ??= JSON.stringify({
    community: await routesOf('community'),
    user: await routesOf('user'),
  });
  return JSON.parse(process.env[KEY]);
}

async function routesOf(site: Site): Promise<FlatRoute[]> {
  const { module } = await runnerImport<{ routes: RouteSpec[] }>(`/src/sites/${site}/routes.tsx`, {
    configFile: false,
    envDir: false,
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    logLevel: 'error',
    resolve: { alias: { '@': fileURLToPath(new URL('../../../src', import.meta.url)) } },
  });
  return flattenRoutes(module.routes);
}
