import type { ProfileValues } from '@/features/profiles/profile';

/** What somebody has set about themselves; without a row it is as at first. */
export interface ProfileRow extends Omit<ProfileValues, 'displayName'> {
  userId: string;
  version: number;
}

/** The tables of this room. */
export interface ProfileTables {
  profiles: ProfileRow[];
}
