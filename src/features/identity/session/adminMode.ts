import { ADMIN_MODE_KEY, sessionStore } from '@/shared/storage/storage';

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
