import { describe, expect, test } from 'vitest';
import type { RouteFlags } from '@/shared/routing/table';
import { admission } from './admission';

const open: RouteFlags = {
  adminRoute: false,
  walletStatus: 'not-required',
  loginStatus: 'not-required',
};
const adminOnly: RouteFlags = {
  adminRoute: true,
  walletStatus: 'connected',
  loginStatus: 'logged-in',
};
const memberOnly: RouteFlags = { ...adminOnly, adminRoute: false };

const loading = { isLoading: true, isAuthenticated: false, isAdmin: false, isAdminMode: false };
const anonymous = { ...loading, isLoading: false };
const member = { ...anonymous, isAuthenticated: true };
const admin = { ...member, isAdmin: true };
const adminInAdminMode = { ...admin, isAdminMode: true };

describe('admission', () => {
  test.each([
    ['an open page never waits for the session', open, loading, false, 'allowed'],
    ['an open page is open to an admin in admin mode', open, adminInAdminMode, false, 'allowed'],
    ['a dashboard waits for the session', adminOnly, loading, true, 'loading'],
    ['a dashboard sends the anonymous to sign in', adminOnly, anonymous, true, 'sign-in'],
    ['the member dashboard too', memberOnly, anonymous, true, 'sign-in'],
    ['an admin route refuses a member', adminOnly, member, true, 'not-admin'],
    ['an admin route takes an admin', adminOnly, admin, true, 'allowed'],
    ['an admin route takes an admin in admin mode', adminOnly, adminInAdminMode, true, 'allowed'],
    [
      'the member dashboard stops an admin in admin mode',
      memberOnly,
      adminInAdminMode,
      true,
      'admin-mode',
    ],
    ['the member dashboard takes an admin out of admin mode', memberOnly, admin, true, 'allowed'],
    ['a missing wallet is the last hurdle', adminOnly, admin, false, 'wallet'],
    ['rights come before the wallet', adminOnly, member, false, 'not-admin'],
  ] as const)('%s', (_name, flags, session, isWalletConnected, expected) => {
    expect(admission(flags, session, isWalletConnected, false)).toBe(expected);
  });

  test('a session that could not be checked is not taken for none', () => {
    expect(admission(adminOnly, anonymous, true, true)).toBe('unchecked');
  });

  test('a session that holds is kept while it cannot be checked', () => {
    expect(admission(adminOnly, admin, true, true)).toBe('allowed');
  });
});
