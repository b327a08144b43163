import type { World } from '../../store/world';
import type { Platform, SocialRow } from './rows';

/** Fixes of conditions that need a linked account. */
export const LINK_X = { label: 'Link X', path: '/dashboard/profile' };
export const LINK_TELEGRAM = { label: 'Link Telegram', path: '/dashboard/profile' };

/** A user's linked account on a platform. */
export const socialOf = ({ db }: World, userId: string, platform: Platform) =>
  db.socials.find((row) => row.userId === userId && row.platform === platform);

type Account = Pick<SocialRow, 'platform' | 'externalId' | 'handle'>;

/**
 * Links an account, replacing the previous one.
 *
 * @returns false if it is linked to another user
 */
export function linkAccount(world: World, userId: string, account: Account): boolean {
  const { platform, externalId } = account;
  const isTaken = world.db.socials.some(
    (row) => row.platform === platform && row.externalId === externalId && row.userId !== userId,
  );
  if (isTaken) return false;
  world.db.socials = [
    ...world.db.socials.filter((row) => row.userId !== userId || row.platform !== platform),
    { ...account, userId, state: 'LINKED', linkedAt: world.clock.now(), isShared: false },
  ];
  world.changed();
  return true;
}
