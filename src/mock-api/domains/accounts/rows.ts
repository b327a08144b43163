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
  /** Why, in words for the account's owner, where staff gave a reason. */
  banReason?: string;
  /** Of the last sign-in that was refused: lets its browser ask why. */
  banNotice?: { token: string; expiresAt: number };
  referralCode: string;
  /** Id of the user whose code brought this one. */
  referredBy: string | null;
  joinedAt: number;
  /** When the account was deleted; what is left tells nothing of anybody. */
  deletedAt?: number;
  /** An app's account on Discord, which no person uses. */
  isBot?: boolean;
  /** Has never signed in. */
  isNew?: boolean;
}

export interface SessionRow {
  id: string;
  userId: string;
  openedAt: number;
  /** When it was opened or renewed last. */
  seenAt: number;
  /** What the browser called itself when it was opened. */
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
