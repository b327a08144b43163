import type { ProfileValues, ShownPart } from '@/features/identity/profiles/profile';
import type { FileType } from '@/features/earning/uploads/fileTypes';

/** Parts that profiles can always show. */
type FirstPart = 'points' | 'activity' | 'servers' | 'socials' | 'wallets';

/** What a member has set about themselves. A member without a row has the first settings. */
export interface ProfileRow extends Pick<ProfileValues, 'bio' | 'website' | 'visibility'> {
  userId: string;
  version: number;
  /** Rows of earlier versions lack the newer parts, which are off then. */
  shown: Record<FirstPart, boolean> & Partial<Record<ShownPart, boolean>>;
  isPublicLink?: boolean;
  /** Addresses of NFTs, in the order they are shown (base58). */
  nfts?: readonly string[];
}

/** A picture a member shows in place of the one of Discord. Its content is in the world's file store by `id`. */
export interface OwnPictureRow {
  /** Its secret: everyone who knows its address may see it. */
  id: string;
  userId: string;
  /** What it was found to be. */
  type: FileType;
  /** Size of what is stored. */
  bytes: number;
  at: number;
  /** The one of Discord, which is shown again once this is removed. */
  ofDiscord: string | null;
}

/** The banner of a profile, or its picture for link previews. Its content is in the world's file store by `id`. */
export interface ProfileFileRow {
  /** Of a banner its secret: everyone who knows its address may see it. */
  id: string;
  userId: string;
  kind: 'BANNER' | 'CARD';
  /** What it was found to be. */
  type: FileType;
  /** Size of what is stored. */
  bytes: number;
  at: number;
  /** Of a card: the key of what it shows (`cardKey`). */
  key: string | null;
}

declare module '../../store/db' {
  interface Db {
    profiles: ProfileRow[];
    ownPictures: OwnPictureRow[];
    profileFiles: ProfileFileRow[];
  }
}
