import type { Message } from '@/features/modules/common-fields/message';
import type { PostRow } from '../../discord-posts/post';

/** A rule's message in one Discord channel. */
export interface MessageCopyRow {
  id: string;
  serverId: string;
  ruleId: string;
  channelId: string;
  /** Null if it was never posted. */
  messageId: string | null;
  /** The webhook that sent it; null, or missing, where the bot sent it. */
  sender?: PostRow['sender'];
  /** When it was first posted, and last edited. */
  postedAt: number | null;
  updatedAt: number | null;
  /** The posted message, with variables not filled in. */
  message: Message | null;
  /** Why the last try failed; null if it succeeded. */
  trouble: { at: number; code: number; text: string } | null;
  /** Id of the post history entry of the last try. */
  deliveryId: string | null;
  /** Why it no longer follows the rule; null while it does. */
  ended: 'UNLINKED' | 'DELETED' | null;
}

/** A message that was deleted on Discord. */
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
