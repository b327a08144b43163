import { expect, it } from 'vitest';
import { closure, dashboardFiles, filesOf, pagesOf, type Manifest } from './manifest.mjs';

const site = (name: string): Manifest => ({
  [`src/sites/${name}/routes.tsx`]: {
    file: `assets/${name}-routes.js`,
    imports: ['_shared.js'],
    dynamicImports: [
      `src/sites/${name}/home/AnyHome.tsx`,
      '_dashboard-Ab_1.js',
      'src/features/billing/orders/OrdersScreen.tsx',
      'src/features/billing/payments/screen/PackagePaymentScreen.tsx',
    ],
  },
  [`src/sites/${name}/home/AnyHome.tsx`]: {
    file: `assets/${name}-home.js`,
    css: ['assets/home.css'],
  },
});

const manifest: Manifest = {
  'index.html': { file: 'assets/entry.js', imports: ['_shared.js'], css: ['assets/main.css'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
  'src/features/billing/orders/OrdersScreen.tsx': {
    file: 'assets/orders.js',
    imports: ['_table.js'],
  },
  '_table.js': { file: 'assets/table.js' },
  '_dashboard-Ab_1.js': { file: 'assets/dashboard.js', css: ['assets/frame.css'] },
  '_session-Ab_1.js': { file: 'assets/session.js', imports: ['_shared.js'] },
  'src/features/billing/payments/screen/PackagePaymentScreen.tsx': { file: 'assets/payment.js' },
  'src/features/billing/payments/screen/Payment.tsx': { file: 'assets/web3.js' },
  ...site('community'),
  ...site('user'),
};

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
