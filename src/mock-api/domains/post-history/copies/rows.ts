import type { Message } from '@/features/modules/common-fields/message';
import type { PostRow } from '../../discord-posts/post';

/** A message of a rule as it stands in one channel of Discord. */
export interface MessageCopyRow {
  id: string;
  serverId: string;
  ruleId: string;
  channelId: string;
  /** Null while it has never been posted. */
  messageId: string | null;
  /** Who sent it where that was a webhook; null, or missing, where it was the bot. */
  sender?: PostRow['sender'];
  /** When it was posted first, and changed last. */
  postedAt: number | null;
  updatedAt: number | null;
  /** What stands there, its variables as they are written. */
  message: Message | null;
  /** Why the last try failed; null where it went through. */
  trouble: { at: number; code: number; text: string } | null;
  /** The delivery that noted the last try. */
  deliveryId: string | null;
  /** Why it follows the rule no more; null while it does. */
  ended: 'UNLINKED' | 'DELETED' | null;
}

/** A message that was deleted over there: Discord knows it no more. */
export interface DeletedMessageRow {
  channelId: string;
  messageId: string;
}

export interface MessageCopyTables {
  messageCopies: MessageCopyRow[];
  deletedMessages: DeletedMessageRow[];
}

declare module '../../../store/db' {
  interface Db extends MessageCopyTables {}
}
