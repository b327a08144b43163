import type { World } from '../../store/world';
import type { ProfileRow } from './rows';

/** As it is for who has set nothing: seen by those one meets, without accounts and wallets. */
export const profileOf = ({ db }: Pick<World, 'db'>, userId: string): ProfileRow =>
  db.profiles.find((row) => row.userId === userId) ?? {
    userId,
    version: 0,
    bio: '',
    website: '',
    visibility: 'SHARED_SERVERS',
    shown: { points: true, activity: true, servers: true, socials: false, wallets: false },
  };

/** Whether somebody else may see a profile, by whether they meet on a server (decision 99). */
export const isSeen = (
  { visibility }: Pick<ProfileRow, 'visibility'>,
  isShared: boolean,
): boolean => visibility === 'PUBLIC' || (visibility === 'SHARED_SERVERS' && isShared);

/** Those who are told to no other member. */
export const hiddenOnes = ({ db }: Pick<World, 'db'>): Set<string> =>
  new Set(
    db.profiles.filter(({ visibility }) => visibility === 'HIDDEN').map(({ userId }) => userId),
  );
