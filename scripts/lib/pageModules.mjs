/*
 * What the pages of both sites are made of, by the modules that are opened together. The bundle is planned from
 * these, and the byte budgets and the list of files to preload read them: a build fails if one is missing.
 */

/** The table of routes, the home page, and the frame around every page of the dashboard. */
export const SITE_MODULES = {
  community: {
    routes: 'src/sites/community/routes.tsx',
    home: 'src/sites/community/home/CommunityHome.tsx',
    frame: 'src/sites/community/CommunityDashboard.tsx',
  },
  user: {
    routes: 'src/sites/user/routes.tsx',
    home: 'src/sites/user/home/UserHome.tsx',
    frame: 'src/sites/user/UserDashboard.tsx',
  },
};

/** What every dashboard page loads with its frame. */
export const DASHBOARD_MODULES = [
  'src/app/session/SessionKeeper.tsx',
  'src/app/boot/bootDashboard.ts',
  'src/app/routing/watchRoutes.ts',
  'src/app/store/attachServerData.ts',
  'src/app/store/freshness.ts',
];

/** The payment's own code with web3.js, which the payment page loads once it's shown. */
export const PAYMENT_MODULE = 'src/features/billing/payments/screen/Payment.tsx';

/** The banner for a payment that was begun and not registered, on any page. */
export const UNREGISTERED_MODULE =
  'src/features/billing/payments/unregistered/UnregisteredPayments.tsx';
