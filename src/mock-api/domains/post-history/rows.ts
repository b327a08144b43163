import type { PostRow } from '../discord-posts/post';
import type { EventKind, SkipReason } from '@/features/modules/post-history/delivery';

/** A try to post. One without a code went through. */
export interface AttemptRow {
  at: number;
  /** Discord's error code, or the HTTP status where it gave none; null where it was posted. */
  code: number | null;
  text: string | null;
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
