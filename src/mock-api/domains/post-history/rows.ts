import type { PostRow } from '../discord-posts/post';
import type { EventKind, SkipReason } from '@/features/modules/post-history/delivery';

/** A try to post. It succeeded if it has no code. */
export interface AttemptRow {
  at: number;
  /** Discord's error code, or the HTTP status where there was none; null on success. */
  code: number | null;
  text: string | null;
}

/** An entry of the post history: a post, or why there was none. */
export interface DeliveryRow {
  id: string;
  serverId: string;
  /** Slug of the module. */
  module: string;
  /** Null for modules with one form. */
  ruleId: string | null;
  /** Unique within the rule. */
  key: string;
  kind: EventKind;
  /** Description of the event. */
  label: string;
  signature: string | null;
  /** The actor, where posts about one wallet are limited together. */
  by: string | null;
  at: number;
  state: 'SENT' | 'SKIPPED' | 'FAILED';
  reason: SkipReason | null;
  /** The filter that skipped it. */
  filter: string | null;
  /** Why it was not posted, in words. */
  why: string | null;
  attempts: AttemptRow[];
  channelId: string | null;
  /** The rule's field with the channel. */
  channelAt: string | null;
  messageId: string | null;
  /** The content that was posted or would have been. */
  post: PostRow | null;
}

/** How far the post history of a server has been made. */
export interface DeliveryMark {
  serverId: string;
  until: number;
  /** Total number of posts by rule, by its key. */
  sent: Record<string, number>;
  /** Total number of entries made, including deleted ones. */
  made: number;
  /** Entries up to here may be deleted, because there were too many. */
  forgotten: number;
}

/** A time in which Discord did not answer; `until` is null while it lasts. */
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
