import { accountConfirmation, type ConfirmAccount } from '@/shared/api/accountConfirmation';
import { request } from '@/shared/api/request';
import { GENERIC_FAILURE } from '@/shared/api/envelope';
import { maintenance } from '@/shared/api/maintenance';
import type { ClientThunk } from '@/shared/state/clientState';
import { announceAccount } from './sessionChannel';
import { ADMIN_MODE_KEY, sessionStore } from '@/shared/storage/storage';
import * as calls from './endpoints';
import { banIn } from './banIn';
import { isFamiliarAccount, rememberAccount } from './lastAccount';
import { authenticated, sessionEnded } from './sessionSlice';
import { isSignInUnderWay } from './signIn';
import type { AuthenticatedUser } from './user';
import { accountBanned, sessionUnconfirmed, viewerKnown } from './viewerSlice';

export type AuthenticateOutcome =
  | { kind: 'signed-in'; userId: string | null }
  | { kind: 'signed-out' }
  /** The server could not be asked; flags stay as they were, or false on the first load. */
  | { kind: 'unknown'; message: string }
  /** A newer check has taken over; its outcome counts. */
  | { kind: 'superseded' };

/**
 * GET /auth/authenticate, on every path change except /unauthorized (spec §7). Answers apply in the
 * order of the last request only: an older check is aborted and ignored (reliability A17).
 *
 * On the first load any failure leaves all flags false (spec §4); later, only a definite negative
 * answer does: a broken network does not log anyone out in mid-form (architecture, API client).
 */
export const createAuthenticate = () => {
  let newest: AbortController | undefined;
  return (): ClientThunk<Promise<AuthenticateOutcome>> => async (dispatch, getState) => {
    newest?.abort();
    const mine = new AbortController();
    newest = mine;
    const result = await request(calls.authenticate, {}, mine.signal);
    if (mine !== newest || mine.signal.aborted) return { kind: 'superseded' };

    if (result.success && result.data.user.isAuthenticated) {
      dispatch(userArrived(result.data.user));
      return { kind: 'signed-in', userId: result.data.user.id ?? null };
    }
    const definite = result.success || result.status === 401 || result.status === 403;
    if (definite) {
      dispatch(sessionEnded());
      const ban = result.success ? null : banIn(result);
      if (ban) dispatch(accountBanned(ban));
      return { kind: 'signed-out' };
    }
    // Under maintenance nothing is concluded: it is asked again, and until then the session is not known.
    const isClosed = maintenance.getSnapshot() !== null;
    if (getState().session.isLoading && !isClosed) dispatch(sessionEnded());
    dispatch(sessionUnconfirmed());
    return { kind: 'unknown', message: result.message || GENERIC_FAILURE };
  };
};

export const authenticate = createAuthenticate();

/** Another tab has found this account signed in: where it is not the one shown here, the session is asked for again. */
export const checkAccount =
  (elsewhere: string): ClientThunk<void> =>
  (dispatch, getState) => {
    const { id } = getState().viewer;
    if (id !== null && id !== elsewhere) void dispatch(authenticate());
  };

/** Few are asked: the question comes when it is needed. */
const askAccount: ConfirmAccount = async (tie, signal) =>
  (await import('./accountQuestion')).confirmAccount(tie, signal);

const userArrived =
  (user: AuthenticatedUser): ClientThunk<void> =>
  (dispatch, getState) => {
    const id = user.id ?? null;
    const before = getState().viewer;
    // What was loaded for one account is not shown to the next.
    if (id !== null && before.id !== id) {
      if (before.id !== null) dispatch(sessionEnded());
      announceAccount(id);
    }
    const hasAccepted = before.id === id && before.isFamiliar;
    const isFamiliar = hasAccepted || isFamiliarAccount(id, isSignInUnderWay());
    if (isFamiliar) rememberAccount(id);
    accountConfirmation.guardWith(isFamiliar ? null : askAccount);
    dispatch(
      authenticated({
        isAuthenticated: true,
        isAdmin: user.isAdmin,
        isAdminMode: adminModeFor(user),
      }),
    );
    dispatch(
      viewerKnown({
        id,
        isFamiliar,
        username: user.username ?? null,
        displayName: user.displayName ?? user.username ?? null,
        avatar: user.avatar ?? null,
        capabilities: user.capabilities,
      }),
    );
  };

/**
 * The session-storage key AdminMode (spec §4, §9). It only ever narrows or chooses the view of a
 * user whom the server calls an admin; for anyone else it is ignored and removed (reliability D7).
 */
export function adminModeFor(user: { isAdmin: boolean; isAdminMode: boolean }): boolean {
  if (!user.isAdmin) {
    sessionStore.remove(ADMIN_MODE_KEY);
    return false;
  }
  const stored = sessionStore.getText(ADMIN_MODE_KEY);
  return stored === 'true' || stored === 'false' ? stored === 'true' : user.isAdminMode;
}
