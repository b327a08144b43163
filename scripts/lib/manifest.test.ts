import { expect, it } from 'vitest';
import {
  closure,
  dashboardFiles,
  filesOf,
  pagesOf,
  withModules,
  type Manifest,
} from './manifest.mjs';
import { DASHBOARD_MODULES, PAYMENT_MODULE, SITE_MODULES } from './pageModules.mjs';

const site = (name: 'community' | 'user'): Manifest => {
  const { routes, home, frame } = SITE_MODULES[name];
  return {
    [routes]: {
      file: `assets/${name}-routes.js`,
      imports: ['_shared.js'],
      dynamicImports: [
        home,
        frame,
        'src/features/billing/orders/OrdersScreen.tsx',
        'src/features/billing/payments/screen/PackagePaymentScreen.tsx',
      ],
    },
    [home]: { file: `assets/${name}-home.js`, css: ['assets/home.css'] },
    [frame]: { file: 'assets/dashboard.js', css: ['assets/frame.css'] },
  };
};

const manifest: Manifest = {
  'index.html': { file: 'assets/entry.js', imports: ['_shared.js'], css: ['assets/main.css'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
  'src/features/billing/orders/OrdersScreen.tsx': {
    file: 'assets/orders.js',
    imports: ['_table.js'],
  },
  '_table.js': { file: 'assets/table.js' },
  ...Object.fromEntries(
    DASHBOARD_MODULES.map((path) => [path, { file: 'assets/session.js', imports: ['_shared.js'] }]),
  ),
  'src/features/billing/payments/screen/PackagePaymentScreen.tsx': { file: 'assets/payment.js' },
  [PAYMENT_MODULE]: { file: 'assets/web3.js' },
  ...site('community'),
  ...site('user'),
};

it('names a module of a shared file by its own path', () => {
  const shared = { file: 'assets/shared.js', imports: ['index.html'], dynamicImports: ['_x.js'] };
  const whole = withModules(
    { 'index.html': { file: 'assets/entry.js' }, '_shared.js': shared },
    { 'src/routes.tsx': { file: 'assets/shared.js', dynamicImports: ['src/Screen.tsx'] } },
  );
  expect(whole['src/routes.tsx']).toEqual({ ...shared, dynamicImports: ['src/Screen.tsx'] });
});

it('refuses a module in a file that the manifest does not know', () => {
  const modules = { 'src/routes.tsx': { file: 'assets/gone.js', dynamicImports: [] } };
  expect(() => withModules({}, modules)).toThrow('assets/gone.js');
});

it('follows static imports once, also in a circle', () => {
  expect(filesOf(closure(manifest, ['index.html'])).js).toEqual([
    'assets/entry.js',
    'assets/shared.js',
  ]);
});

it('refuses a chunk the manifest does not know', () => {
  expect(() => closure(manifest, ['nowhere.ts'])).toThrow('nowhere.ts');
});

it('gives a home its entry, routes and styles, but no dashboard', () => {
  const home = pagesOf(manifest).find((page) => page.kind === 'home' && page.site === 'user');
  expect(home?.js).toEqual([
    'assets/entry.js',
    'assets/shared.js',
    'assets/user-routes.js',
    'assets/user-home.js',
  ]);
  expect(home?.css).toEqual(['assets/main.css', 'assets/home.css']);
});

it('gives a screen the frame around it and what it imports', () => {
  const screen = pagesOf(manifest).find(
    (page) => page.kind === 'screen' && page.site === 'community',
  );
  expect(screen?.js).toEqual(
    expect.arrayContaining(['assets/dashboard.js', 'assets/orders.js', 'assets/table.js']),
  );
});

it('counts what a payment fetches after its screen', () => {
  const payment = pagesOf(manifest).find((page) => page.kind === 'payment');
  expect(payment?.js).toEqual(expect.arrayContaining(['assets/payment.js', 'assets/web3.js']));
});

it('names what each page of a dashboard needs besides the entry', () => {
  expect(dashboardFiles(manifest)['user']).toEqual({
    scripts: ['/assets/user-routes.js', '/assets/dashboard.js', '/assets/session.js'],
    styles: ['/assets/frame.css'],
  });
});
