import type { Values } from '@/features/bot-modules/fields/field';
import type { OrderStatus } from '@/features/orders/order';
import type { Site } from '@/shared/config/site';
import type { TransactionStatus } from '@/features/transactions/transaction';
import type { SubscriptionType } from '@/features/packages/package';

/** Rows of the embedded database. Times are ms since 1970, prices decimal SOL, lamports decimal text. */
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
  referralCode: string;
  /** Id of the user whose code brought this one. */
  referredBy: string | null;
  joinedAt: number;
}

export interface ChannelRow {
  id: string;
  name: string;
  /** Discord's channel type: 0 text, 2 voice, 4 category, 5 announcement, 13 stage, 15 forum. */
  type: number;
  parentId: string | null;
  /** Whether the bot may see it and post in it. */
  botCanPost: boolean;
}

export interface RoleRow {
  id: string;
  name: string;
  color: number;
  position: number;
  managed: boolean;
  /** The bot's own role. */
  isBot: boolean;
}

export interface GuildRow {
  /** Our id of the server; it has one from the start, but shows it only once the bot has joined. */
  id: string;
  guildId: string;
  name: string;
  icon: string | null;
  memberCount: number;
  botPresent: boolean;
  ownerId: string;
  /** Users with Manage Server, the owner included. */
  managerIds: string[];
  memberIds: string[];
  channels: ChannelRow[];
  roles: RoleRow[];
}

export interface ItemRow {
  id: string;
  name: string;
}

export type PackageStatus = 'DRAFT' | 'ENABLED' | 'DISABLED';

export interface PackageRow {
  id: string;
  name: string;
  description: string;
  price: string;
  subscriptionType: SubscriptionType;
  durationDays: number | null;
  items: ItemRow[];
  order: number;
  highlight: boolean;
  status: PackageStatus;
}

export interface OrderRow {
  id: string;
  serverId: string;
  userId: string;
  packageId: string;
  price: string;
  subscriptionType: SubscriptionType;
  durationDays: number | null;
  /** The package's place among the tiers when it was ordered; larger is a larger package. */
  tier: number;
  status: OrderStatus;
  /** As it was when ordered; a later edit of the package replaces its item list and leaves this one. */
  package: { name: string; items: ItemRow[] };
  createdAt: number;
  verifyingAt: number | null;
  enabledAt: number | null;
  expiresAt: number | null;
  reference: string;
  paymentSignature: string | null;
  paymentStatus: PaymentStatus | null;
  /** When it was cancelled or ran out. */
  closedAt: number | null;
  /** The transfer that gave the payment back. */
  returnSignature: string | null;
}

export type PaymentStatus = TransactionStatus;

export interface PaymentRow {
  signature: string;
  orderId: string;
  /** The account the chain shows as its source (base58); null where it shows none, or several. */
  source: string | null;
  /** What reached the treasury. */
  lamports: string;
  status: PaymentStatus;
  at: number;
  /** Null while nobody has decided that it goes back. */
  giveBack: GiveBackRow | null;
}

/** The journal of a payment's return. What was signed is written down before it is sent. */
export interface GiveBackRow {
  isDone: boolean;
  /** Base58 of the transfer that is under way, or has landed; null before the first is signed. */
  signature: string | null;
  /** Its signed bytes in base64, to be sent again. */
  wire: string | null;
  /** Past this block it can no longer land. */
  lastValidBlockHeight: number;
}

export interface ReferralRow {
  referrerId: string;
  userId: string;
  at: number;
  status: 'JOINED' | 'QUALIFIED' | 'REWARDED';
  rewardLamports: string;
}

export interface NotificationRow {
  id: string;
  userId: string;
  /** The site it is told on. */
  site: Site;
  title: string;
  text: string;
  /** Page of that site it is about. */
  path: string | null;
  at: number;
  isRead: boolean;
}

/** A module on a server; there is none before somebody has changed something. */
export interface ModuleRow {
  serverId: string;
  slug: string;
  enabled: boolean;
  version: number;
  values: Values | null;
  updatedAt: number | null;
  /** Display name. */
  updatedBy: string | null;
  /** When something was last sent as a test; absent before the first. */
  testedAt?: number;
  rules: RuleRow[];
}

export interface RuleRow {
  id: string;
  enabled: boolean;
  version: number;
  values: Values;
  updatedAt: number;
  updatedBy: string | null;
}

export interface SessionRow {
  id: string;
  userId: string;
  access: string;
  accessExpiresAt: number;
  refresh: string;
  refreshExpiresAt: number;
  /** Refresh tokens already exchanged: seeing one again revokes the session. */
  usedRefresh: string[];
}

export interface CodeRow {
  code: string;
  userId: string;
  redirectUri: string;
  expiresAt: number;
}

export interface AuditRow {
  at: number;
  userId: string | null;
  action: string;
  target: string;
}

export interface Db {
  users: UserRow[];
  guilds: GuildRow[];
  packages: PackageRow[];
  orders: OrderRow[];
  payments: PaymentRow[];
  referrals: ReferralRow[];
  notifications: NotificationRow[];
  modules: ModuleRow[];
  sessions: SessionRow[];
  codes: CodeRow[];
  audit: AuditRow[];
  /** Counter behind the ids of new rows. */
  nextId: number;
}
