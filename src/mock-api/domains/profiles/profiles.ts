import { shownParts, type ShownPart } from '@/features/identity/profiles/profile';
import type { World } from '../../store/world';
import type { ProfileRow } from './rows';

/** A row with all its fields. */
export interface Profile extends ProfileRow {
  shown: Record<ShownPart, boolean>;
  isPublicLink: boolean;
  nfts: readonly string[];
}

const first = {
  version: 0,
  bio: '',
  website: '',
  visibility: 'SHARED_SERVERS',
  shown: { points: true, activity: true, servers: true, socials: false, wallets: false },
} as const;

/** A member's settings. By default, members of shared servers see the profile, without accounts and wallets. */
export function profileOf({ db }: Pick<World, 'db'>, userId: string): Profile {
  const row: ProfileRow = db.profiles.find((each) => each.userId === userId) ?? {
    ...first,
    userId,
  };
  const { isPublicLink = false, nfts = [] } = row;
  return { ...row, shown: whole(row.shown), isPublicLink, nfts };
}

/** Settings with the unsaved values of a form. */
export const drafted = (
  profile: Profile,
  change: {
    visibility?: Profile['visibility'] | undefined;
    shown?: string | undefined;
    nfts?: string | undefined;
  },
): Profile => {
  const on = change.shown?.split(',');
  const shown = { ...profile.shown };
  if (on) for (const part of shownParts) shown[part] = on.includes(part);
  return {
    ...profile,
    visibility: change.visibility ?? profile.visibility,
    shown,
    nfts: change.nfts?.split(',').filter((address) => address !== '') ?? profile.nfts,
  };
};

const whole = (shown: ProfileRow['shown']): Profile['shown'] => {
  const all: Profile['shown'] = { ...OFF };
  for (const part of shownParts) all[part] = shown[part] === true;
  return all;
};

const OFF: Profile['shown'] = {
  points: false,
  activity: false,
  servers: false,
  level: false,
  streak: false,
  badges: false,
  nfts: false,
  earned: false,
  socials: false,
  wallets: false,
};

/** Whether another account can see a profile, depending on a shared server. */
export const isSeen = (
  { visibility }: Pick<ProfileRow, 'visibility'>,
  isShared: boolean,
): boolean => visibility === 'PUBLIC' || (visibility === 'SHARED_SERVERS' && isShared);

/** Members whom no other member can see. */
export const hiddenOnes = ({ db }: Pick<World, 'db'>): Set<string> =>
  new Set(
    db.profiles.filter(({ visibility }) => visibility === 'HIDDEN').map(({ userId }) => userId),
  );
