import type { socialStates } from '@/features/identity/socials/social';

/** 1 is X, 2 is Telegram (spec §3). */
export type Platform = 1 | 2;

/** A user's linked account on a platform. */
export interface SocialRow {
  userId: string;
  platform: Platform;
  handle: string;
  /** The platform's id, which stays when the handle changes: an account is linked to one user at a time. */
  externalId: string;
  state: (typeof socialStates)[number];
  linkedAt: number;
  isShared: boolean;
}

/** A started link with X. Its `state` is valid once, in the session that started it. */
export interface XLinkRow {
  state: string;
  sessionId: string;
  expiresAt: number;
  isUsed: boolean;
}

/** X's code after consent: identifies an account, and is valid once, with the `state` it was issued for. */
export interface XCodeRow {
  code: string;
  state: string;
  externalId: string;
  handle: string;
  isSuspended: boolean;
  expiresAt: number;
}

/** A code for sending to the bot on Telegram. */
export interface TelegramCodeRow {
  code: string;
  userId: string;
  expiresAt: number;
  isUsed: boolean;
  trouble: 'TAKEN' | null;
}

export const actKinds = ['FOLLOW', 'REPLY', 'QUOTE', 'REPOST', 'LIKE', 'POST', 'JOIN'] as const;

/** An account's action on its platform. */
export interface SocialActRow {
  platform: Platform;
  externalId: string;
  kind: (typeof actKinds)[number];
  /** The followed handle, the id of the post, or the name of the group. */
  target: string;
  /** Text of a post. */
  text: string | null;
  /** The language of its text as X reports it (BCP 47); missing where X detects none. */
  lang?: string;
  /** Time of the action, ms since 1970; missing if unknown. */
  at?: number;
  /** When it was undone or deleted, ms since 1970. */
  goneAt?: number;
}

/** Facts about an account from X; rows of earlier versions have only the followers. */
export interface XFollowersRow {
  externalId: string;
  followers: number;
  /** ms since 1970. */
  createdAt?: number;
  /** Has X's blue checkmark. */
  isVerified?: boolean;
  /** Only its followers can see its posts. */
  isProtected?: boolean;
  hasPicture?: boolean;
}

/** Other sources we query: Discord, and the operator of games. */
export const otherPlatforms = ['discord', 'games'] as const;
export type AskedPlatform = Platform | (typeof otherPlatforms)[number];

/** How a platform answers now; without a row it is up. */
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
