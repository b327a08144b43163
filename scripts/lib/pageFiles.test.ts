import { expect, it } from 'vitest';
import type { Manifest } from './manifest.mjs';
import { pageTable } from './pageFiles.mjs';
import { DASHBOARD_MODULES, SITE_MODULES } from './pageModules.mjs';

const SCREENS = 'src/features/modules/screens';
const WELCOME_PREVIEW = 'src/features/modules/definitions/welcome/Preview.tsx';
const MESSAGE_PREVIEW = 'src/features/modules/preview/MessagePreview.tsx';
const manifest: Manifest = {
  'index.html': { file: 'assets/entry.js' },
  [SITE_MODULES.community.routes]: { file: 'assets/routes.js' },
  [SITE_MODULES.community.frame]: { file: 'assets/dashboard.js' },
  ...Object.fromEntries(DASHBOARD_MODULES.map((path) => [path, { file: 'assets/session.js' }])),
  '_kit.js': { file: 'assets/kit.js', imports: ['index.html'], css: ['assets/kit.css'] },
  'src/orders/OrdersScreen.tsx': { file: 'assets/orders.js', imports: ['_kit.js'] },
  'src/orders/ordersData.ts': { file: 'assets/data.js', imports: [SITE_MODULES.community.frame] },
  'src/orders/OrderScreen.tsx': { file: 'assets/order.js' },
  [`${SCREENS}/createModuleScreen.tsx`]: { file: 'assets/module.js' },
  [`${SCREENS}/moduleData.ts`]: { file: 'assets/moduleData.js' },
  'src/sites/community/module-pages/moduleTabs.ts': { file: 'assets/tabs.js' },
  'src/features/modules/definitions/welcome/definition.ts': {
    file: 'assets/welcome.js',
    dynamicImports: ['src/templates.ts'],
  },
  'src/features/modules/definitions/sales/definition.ts': { file: 'assets/sales.js' },
  'src/templates.ts': { file: 'assets/templates.js' },
  'src/features/modules/engine/previewOf.ts': {
    file: 'assets/screens.js',
    dynamicImports: [WELCOME_PREVIEW, MESSAGE_PREVIEW],
  },
  [MESSAGE_PREVIEW]: { file: 'assets/messagePreview.js' },
  [WELCOME_PREVIEW]: { file: 'assets/preview.js' },
};

/** A function as Vite's server writes it. */
const loads = (path: string) => ({
  toString: () => `() => __vite_ssr_dynamic_import__("/${path}")`,
});
const serverOf = (children: object[]) => {
  const files: Readonly<Record<string, object>> = {
    '/src/sites/community/routes.tsx': {
      routes: [
        { path: '/', load: loads('home') },
        { path: '/dashboard', children },
      ],
    },
    '/src/features/modules/engine/catalogue.ts': {
      modulePages: [
        { path: 'welcome', slugs: ['welcome'] },
        { path: 'sales', slugs: ['sales'] },
      ],
      rulePages: [],
    },
  };
  return { ssrLoadModule: async (path: string) => files[path] };
};
const orders = {
  path: 'orders',
  load: loads('src/orders/OrdersScreen.tsx'),
  data: loads('src/orders/ordersData.ts'),
};

it('lists a page’s own files and their imports, without those every page has', async () => {
  const { files, pages } = await pageTable(manifest, 'community', serverOf([orders]));
  expect(pages.map(([pattern]) => pattern)).toEqual(['^/dashboard/orders/?$']);
  expect(files).toEqual([
    '/assets/kit.css',
    '/assets/orders.js',
    '/assets/kit.js',
    '/assets/data.js',
  ]);
});

it('puts the most exact path first', async () => {
  const order = { path: 'orders/:id', load: loads('src/orders/OrderScreen.tsx') };
  const { pages } = await pageTable(manifest, 'community', serverOf([order, orders]));
  expect(pages.map(([pattern]) => pattern)).toEqual([
    '^/dashboard/orders/?$',
    '^/dashboard/orders/[^/]+/?$',
  ]);
});

it('lists the files of a module’s page, with the preview of that module only', async () => {
  const welcome = { path: 'welcome', load: { toString: () => 'async () => create(slugs)' } };
  const { files } = await pageTable(manifest, 'community', serverOf([welcome]));
  expect(files).toEqual([
    '/assets/module.js',
    '/assets/moduleData.js',
    '/assets/tabs.js',
    '/assets/welcome.js',
    '/assets/templates.js',
    '/assets/screens.js',
    '/assets/preview.js',
  ]);
});

it('lists the message preview for a module without its own', async () => {
  const sales = { path: 'sales', load: { toString: () => 'async () => create(slugs)' } };
  const { files } = await pageTable(manifest, 'community', serverOf([sales]));
  expect(files).toContain('/assets/messagePreview.js');
  expect(files).not.toContain('/assets/preview.js');
});

it('fails on a page it knows nothing about', async () => {
  const odd = { path: 'odd', load: { toString: () => 'async () => odd()' } };
  await expect(pageTable(manifest, 'community', serverOf([odd]))).rejects.toThrow(
    'No one knows what /dashboard/odd is made of',
  );
});
