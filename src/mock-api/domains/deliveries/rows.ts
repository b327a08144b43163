import type { EventKind, SkipReason } from '@/features/deliveries/delivery';
import type { Look } from '@/features/bot-modules/fields/look';
import type { Message } from '@/features/bot-modules/fields/message';
import type { Pings, Post, PostActions } from '@/features/bot-modules/fields/post';

/** A try to post. One without a code went through. */
export interface AttemptRow {
  at: number;
  /** Discord's error code, or the HTTP status where it gave none; null where it was posted. */
  code: number | null;
  text: string | null;
}

/** What was posted, with what its variables stood for. */
export interface PostRow {
  /** A message as the rule has it, without the server's look; null where a channel was given a name. */
  message: Message | null;
  name: string | null;
  variables: PostVariable[];
  /** Ids of the roles mentioned. */
  mentions: string[];
  /** Where it stands, in words, when that is no channel of the server's list. */
  place: string | null;
  /** The webhook's name and picture it is sent under; null, or missing, where the bot sends it. */
  sender?: Post['sender'] | null;
  /** Which mentions ping; missing where the rule limits none. */
  pings?: Pings;
  /** What becomes of the message once it is posted; missing where nothing does. */
  actions?: Omit<PostActions, 'previous'>;
  /** Name of the thread opened below it, its variables as they are written; missing or empty for none. */
  thread?: string;
  /** The message it takes the place of; missing or null for none. */
  replaces?: Replaced | null;
  /** The name is the bot's nickname; missing where it is a channel's. */
  isNickname?: boolean;
  /** How the server's posts looked then; missing in posts made before there was a look. */
  look?: Look;
}

/** A message that goes as another is posted. */
export interface Replaced {
  channelId: string;
  messageId: string;
  /** It becomes the new one, or is deleted once the new one is posted. */
  how: 'EDIT' | 'DELETE';
}

/** What a variable of a post stands for. */
export interface PostVariable {
  name: string;
  sample: string;
  isText: boolean;
  /** What it links to, until the server's own explorer or marketplace is put in. */
  to?: LinkTarget;
}

/** Something on Solana, by its address or signature. */
export interface LinkTarget {
  kind: 'account' | 'transaction' | 'nft' | 'collection';
  id: string;
}

/** What a bot posted, or did not. */
export interface DeliveryRow {
  id: string;
  serverId: string;
  /** Slug of the module. */
  module: string;
  /** Null for modules with one form. */
  ruleId: string | null;
  /** No two deliveries of a rule have the same. */
  key: string;
  kind: EventKind;
  /** What happened, in words. */
  label: string;
  signature: string | null;
  /** Who acted, where posts about one person are told together. */
  by: string | null;
  at: number;
  state: 'SENT' | 'SKIPPED' | 'FAILED';
  reason: SkipReason | null;
  /** The filter that held it back. */
  filter: string | null;
  /** Why it was not posted, in words. */
  why: string | null;
  attempts: AttemptRow[];
  channelId: string | null;
  /** The field of the rule that names it. */
  channelAt: string | null;
  messageId: string | null;
  /** Kept of what was posted, or was to be. */
  post: PostRow | null;
}

/** Up to when the deliveries of a server are made. */
export interface DeliveryMark {
  serverId: string;
  until: number;
  /** How often each rule has posted in all, by its key. */
  sent: Record<string, number>;
  /** Deliveries made in all, those that are gone included. */
  made: number;
  /** Of some up to here nothing is kept any more, for there were too many. */
  forgotten: number;
}

/** A time Discord did not answer; `until` is null while it still does not. */
export interface OutageRow {
  from: number;
  until: number | null;
}

declare module '../../store/db' {
  interface Db {
    deliveries: DeliveryRow[];
    deliveryMarks: DeliveryMark[];
    outages: OutageRow[];
  }
}
