import { request } from '@/shared/api/request';
import { ADMIN_MODE_KEY, sessionStore } from '@/shared/storage/storage';
import { forgetStoredServer } from '@/shared/storage/storedServer';
import type { ClientThunk } from '@/shared/state/clientState';
import { logOut } from './endpoints';
import { sessionEnded } from './sessionSlice';

export interface LogoutNotice {
  kind: 'success' | 'warning';
  message: string;
}

/**
 * Forgets this tab's session state: flags, admin mode and the chosen server (spec §4). For a logout made here, and for
 * one in another tab, since each tab has a separate session storage.
 */
export const forgetSession = (): ClientThunk<void> => (dispatch) => {
  sessionStore.remove(ADMIN_MODE_KEY);
  forgetStoredServer();
  dispatch(sessionEnded());
};

/**
 * GET /auth/logout (spec §7), always by a button, never as a link (reliability D17). This browser's session state is
 * forgotten whether or not the server could be reached: logging out works offline too. Resolves to the toast of spec
 * §8.
 */
export const logout = (): ClientThunk<Promise<LogoutNotice>> => async (dispatch) => {
  const result = await request(logOut, {});
  dispatch(forgetSession());
  return result.success
    ? { kind: 'success', message: 'Logged Out' }
    : { kind: 'warning', message: 'Oops! Something went wrong.' };
};
