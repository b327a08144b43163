export interface UserRow {
  id: string;
  discordId: string;
  username: string;
  displayName: string;
  avatar: string | null;
  isAdmin: boolean;
  isAdminMode: boolean;
  capabilities: string[];
  banned: boolean;
  /** Reason for the account's owner to read, where staff gave one. */
  banReason?: string;
  /** Belongs to the last refused sign-in: with the token, its browser may request the reason. */
  banNotice?: { token: string; expiresAt: number };
  referralCode: string;
  /** Id of the user whose referral code brought this one. */
  referredBy: string | null;
  joinedAt: number;
  /** When the account was deleted; the rest of the row then holds no personal data. */
  deletedAt?: number;
  /** An app's account on Discord, not used by a person. */
  isBot?: boolean;
  /** Has never signed in. */
  isNew?: boolean;
}

export interface SessionRow {
  id: string;
  userId: string;
  openedAt: number;
  /** When the session was last opened or renewed. */
  seenAt: number;
  /** User agent of the browser that opened the session. */
  userAgent: string;
  access: string;
  accessExpiresAt: number;
  refresh: string;
  refreshExpiresAt: number;
  /** Refresh tokens already exchanged: seeing one again after RENEWAL_GRACE revokes the session. */
  usedRefresh: string[];
  /** The XSRF token of writes, and the one before the last renewal. Rows of earlier versions have none. */
  xsrf?: string;
  previousXsrf?: string | undefined;
}

export interface CodeRow {
  code: string;
  userId: string;
  redirectUri: string;
  expiresAt: number;
}

declare module '../../store/db' {
  interface Db {
    users: UserRow[];
    sessions: SessionRow[];
    codes: CodeRow[];
  }
}

declare module '../../http/application' {
  interface User extends UserRow {}
  interface Session extends SessionRow {}
}
