export const MEMBERS_PATH = '/dashboard/discord-server-users';

/** A member’s page, named by their account on Discord (spec §2). */
export const memberPath = (username: string): string =>
  `${MEMBERS_PATH}/user-detail/${encodeURIComponent(username)}`;
