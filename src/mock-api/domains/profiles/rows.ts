import type { ProfileValues } from '@/features/identity/profiles/profile';
import type { FileType } from '@/features/earning/uploads/fileTypes';

/** What somebody has set about themselves; without a row it is as at first. */
export interface ProfileRow extends Omit<ProfileValues, 'displayName'> {
  userId: string;
  version: number;
}

/** A picture somebody shows of themselves. Its content is in the world's file store, by `id`, which is its secret. */
export interface OwnPictureRow {
  id: string;
  userId: string;
  /** What it was found to be. */
  type: FileType;
  /** Size of what is stored. */
  bytes: number;
  at: number;
  /** The one it stands in for. */
  ofDiscord: string | null;
}

declare module '../../store/db' {
  interface Db {
    profiles: ProfileRow[];
    ownPictures: OwnPictureRow[];
  }
}
