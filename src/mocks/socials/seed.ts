import { randomOf } from '../db/hashed';
import { personaUserId } from '../session/personas';
import type { UserRow } from '../session/rows';
import type { SocialRow, XFollowersRow } from './rows';

const HOUR = 3_600_000;
/** So many members have linked their account on X. */
const SHARE = 0.4;

/** A name as X takes it: letters, digits and underscores, 15 at most. */
export const handleFrom = (username: string) => username.replaceAll(/\W/g, '').slice(0, 15);

/** Accounts on X of members and of the ambassador; a few have lost their connection, or are suspended. */
export function seedSocials(now: number, users: readonly UserRow[]): SocialRow[] {
  return users.flatMap(({ id, username }) => {
    const random = randomOf(id, 'x');
    const isAmbassador = id === personaUserId('ambassador');
    if (!isAmbassador && (!/^usr-\d+$/.test(id) || random.next() > SHARE)) return [];
    const luck = isAmbassador ? 1 : random.next();
    const row: SocialRow = {
      userId: id,
      platform: 1,
      handle: isAmbassador ? 'abelbanner' : handleFrom(username),
      externalId: `x-${id}`,
      state: luck < 0.02 ? 'SUSPENDED' : luck < 0.06 ? 'RECONNECT' : 'LINKED',
      linkedAt: now - random.int(24, 120 * 24) * HOUR,
      isShared: false,
    };
    return [row];
  });
}

/** Followers of the first account each of them has on X, linked or not: a few have many. */
export const seedFollowers = (users: readonly UserRow[]): XFollowersRow[] =>
  users.map(({ id }) => {
    const random = randomOf(id, 'followers');
    const followers = Math.floor(20_000 * random.next() ** 4);
    // Who takes part in posts is somebody whose account counts.
    return {
      externalId: `x-${id}`,
      followers: id === personaUserId('regular') ? 1000 + followers : followers,
    };
  });
