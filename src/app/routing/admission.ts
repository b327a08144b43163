import type { SessionState } from '@/features/identity/session/sessionSlice';
import type { RouteFlags } from '@/shared/routing/table';

export type Admission =
  /** The session is not known yet. */
  | 'loading'
  /** Not logged in: off to the sign-in of spec §8. */
  | 'sign-in'
  /** Whether one is logged in could not be found out. */
  | 'unchecked'
  /** Logged in, but no admin: the 401 page with an explanation. */
  | 'not-admin'
  /** An admin in admin mode on a member's dashboard: may leave admin mode or change site. */
  | 'admin-mode'
  /** Allowed but for the wallet: the gate that keeps the place. */
  | 'wallet'
  | 'allowed';

/**
 * How the three flags of a route are enforced (spec §2 leaves it open; docs/product/access-to-pages.md).
 *
 * @param isUnconfirmed the server could not be asked about the session
 */
export function admission(
  flags: RouteFlags,
  session: SessionState,
  isWalletConnected: boolean,
  isUnconfirmed: boolean,
): Admission {
  if (flags.loginStatus === 'logged-in') {
    if (session.isLoading) return 'loading';
    if (!session.isAuthenticated) return isUnconfirmed ? 'unchecked' : 'sign-in';
    if (flags.adminRoute && !session.isAdmin) return 'not-admin';
    if (!flags.adminRoute && session.isAdminMode) return 'admin-mode';
  }
  if (flags.walletStatus === 'connected' && !isWalletConnected) return 'wallet';
  return 'allowed';
}
