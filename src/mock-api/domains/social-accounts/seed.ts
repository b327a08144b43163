import { HOUR } from '@/shared/time/durations';
import { randomOf } from '../../store/hashed';
import { personaUserId } from '../accounts/personas';
import type { UserRow } from '../accounts/rows';
import type { SocialRow, XFollowersRow } from './rows';

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

/**
 * What X says of the first account each of them has there, linked or not: a few have many followers, and a few are
 * new, protected or without a picture.
 */
export const seedFollowers = (now: number, users: readonly UserRow[]): XFollowersRow[] =>
  users.map(({ id }) => {
    const random = randomOf(id, 'followers');
    const followers = Math.floor(20_000 * random.next() ** 4);
    const facts = randomOf(id, 'x-account');
    const isRegular = id === personaUserId('regular');
    // Accounts of people one signs in as meet the usual rules.
    const isUsual = isRegular || !/^usr-\d+$/.test(id);
    const isNew = facts.next() < 0.06 && !isUsual;
    const days = isNew ? facts.int(2, 25) : facts.int(400, 3000);
    return {
      externalId: `x-${id}`,
      followers: isRegular ? 1000 + followers : followers,
      createdAt: now - days * 24 * HOUR,
      isVerified: facts.next() < 0.15,
      isProtected: facts.next() < 0.06 && !isUsual,
      hasPicture: facts.next() >= 0.08 || isUsual,
    };
  });
