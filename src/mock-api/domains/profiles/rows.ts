import type { ProfileValues, ShownPart } from '@/features/identity/profiles/profile';
import type { FileType } from '@/features/earning/uploads/fileTypes';

/** Parts that the first version already had. */
type FirstPart = 'points' | 'activity' | 'servers' | 'socials' | 'wallets';

/** A member's profile settings. Without a row, the defaults apply. */
export interface ProfileRow extends Pick<ProfileValues, 'bio' | 'website' | 'visibility'> {
  userId: string;
  version: number;
  /** Rows of earlier versions lack the newer parts, which are then off. */
  shown: Record<FirstPart, boolean> & Partial<Record<ShownPart, boolean>>;
  isPublicLink?: boolean;
  /** Addresses of NFTs in their order on the profile (base58). */
  nfts?: readonly string[];
}

/** A picture the member shows instead of their Discord avatar. Its content is in the world's file store by `id`. */
export interface OwnPictureRow {
  /** Secret: everyone who knows the address can see it. */
  id: string;
  userId: string;
  /** Detected type of the content. */
  type: FileType;
  /** Size of the stored content. */
  bytes: number;
  at: number;
  /** The Discord avatar, which is shown again once this is removed. */
  ofDiscord: string | null;
}

/** A profile's banner, or its picture for link previews. Its content is in the world's file store by `id`. */
export interface ProfileFileRow {
  /** Secret for a banner: everyone who knows the address can see it. */
  id: string;
  userId: string;
  kind: 'BANNER' | 'CARD';
  /** Detected type of the content. */
  type: FileType;
  /** Size of the stored content. */
  bytes: number;
  at: number;
  /** Key of a card's content (`cardKey`); null for a banner. */
  key: string | null;
}

declare module '../../store/db' {
  interface Db {
    profiles: ProfileRow[];
    ownPictures: OwnPictureRow[];
    profileFiles: ProfileFileRow[];
  }
}
