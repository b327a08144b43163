export const MEMBERS_PATH = '/dashboard/discord-server-users';

/** A member’s page, named by their account on Discord (spec §2). */
export const memberPath = (username: string): string =>
  `${MEMBERS_PATH}/user-detail/${encodeURIComponent(username)}`;

/** The parameter that names a change of roles. */
export const CHANGE_PARAM = 'change';
const TAB = 'changes';

/** The list’s address at one change of roles, or at all of them; the rest stays. */
export function withChange(params: URLSearchParams, changeId: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('tab', TAB);
  next.delete('results-page');
  next.delete('state');
  if (changeId === null) next.delete(CHANGE_PARAM);
  else next.set(CHANGE_PARAM, changeId);
  return next;
}
