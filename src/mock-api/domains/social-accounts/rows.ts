import type { socialStates } from '@/features/identity/socials/social';

/** 1 is X, 2 is Telegram (spec §3). */
export type Platform = 1 | 2;

/** An account on a platform that is linked to somebody. */
export interface SocialRow {
  userId: string;
  platform: Platform;
  handle: string;
  /** What the platform calls it, whatever its handle: an account is linked to one person at a time. */
  externalId: string;
  state: (typeof socialStates)[number];
  linkedAt: number;
  isShared: boolean;
}

/** A way to X's consent that was begun. Its `state` is good once, in the session that began it. */
export interface XLinkRow {
  state: string;
  sessionId: string;
  expiresAt: number;
  isUsed: boolean;
}

/** What X gives after consent: a code that stands for an account, good once, with the `state` it was given for. */
export interface XCodeRow {
  code: string;
  state: string;
  externalId: string;
  handle: string;
  isSuspended: boolean;
  expiresAt: number;
}

/** A code that was asked for to be sent to the bot on Telegram. */
export interface TelegramCodeRow {
  code: string;
  userId: string;
  expiresAt: number;
  isUsed: boolean;
  trouble: 'TAKEN' | null;
}

export const actKinds = ['FOLLOW', 'REPLY', 'QUOTE', 'REPOST', 'LIKE', 'POST', 'JOIN'] as const;

/** What an account did on its platform. */
export interface SocialActRow {
  platform: Platform;
  externalId: string;
  kind: (typeof actKinds)[number];
  /** The handle that is followed, the digits of the post, or the name of the group. */
  target: string;
  /** What a post says. */
  text: string | null;
  /** The language of its text as X reports it (BCP 47); missing where X detects none. */
  lang?: string;
  /** When it was done, ms since 1970; missing where nobody knows. */
  at?: number;
  /** When it was taken back or deleted, ms since 1970. */
  goneAt?: number;
}

/** What X says of an account: its followers, and what rows of earlier versions lack. */
export interface XFollowersRow {
  externalId: string;
  followers: number;
  /** ms since 1970. */
  createdAt?: number;
  /** Has X's blue checkmark. */
  isVerified?: boolean;
  /** Only its followers see what it posts. */
  isProtected?: boolean;
  hasPicture?: boolean;
}

/** What we ask, beside accounts that are linked: Discord, and who runs games. */
export const otherPlatforms = ['discord', 'games'] as const;
export type AskedPlatform = Platform | (typeof otherPlatforms)[number];

/** How a platform answers us now; one that has no row is up. */
export interface PlatformRow {
  platform: AskedPlatform;
  state: 'up' | 'down' | 'limited';
}

declare module '../../store/db' {
  interface Db {
    socials: SocialRow[];
    xLinks: XLinkRow[];
    xCodes: XCodeRow[];
    telegramCodes: TelegramCodeRow[];
    socialActs: SocialActRow[];
    xFollowers: XFollowersRow[];
    platforms: PlatformRow[];
  }
}
