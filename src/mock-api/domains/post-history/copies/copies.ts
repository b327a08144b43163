import type { Message } from '@/features/modules/common-fields/message';
import type { CopyState } from '@/features/modules/linked-copies/copy';
import type { Db } from '../../../store/db';
import type { DeliveryRow } from '../rows';
import type { GuildRow } from '../../guilds/rows';
import type { MessageCopyRow } from './rows';

/** The module whose messages have linked copies. */
export const SLUG = 'embed-message';

/** Discord's codes for errors that need a person to fix them (Discord docs, "JSON error codes"). */
const NO_CHANNEL = 10_003;
const NO_MESSAGE = 10_008;

/** All copies a rule ever had, including released ones. */
export const everCopies = (
  { messageCopies }: Pick<Db, 'messageCopies'>,
  serverId: string,
  ruleId: string | null,
): MessageCopyRow[] =>
  messageCopies.filter((row) => row.serverId === serverId && row.ruleId === ruleId);

/** The current copies of a rule, oldest first. */
export const copiesOf = (
  db: Pick<Db, 'messageCopies'>,
  serverId: string,
  ruleId: string | null,
): MessageCopyRow[] => everCopies(db, serverId, ruleId).filter(({ ended }) => ended === null);

/**
 * State of a copy. It is not stored: it follows from the last try and from the message the rule would post now.
 */
export function stateOf(
  { channels }: Pick<GuildRow, 'channels'>,
  { channelId, trouble, message }: Pick<MessageCopyRow, 'channelId' | 'trouble' | 'message'>,
  wanted: Message | null,
): CopyState {
  const isGone = trouble?.code === NO_CHANNEL || trouble?.code === NO_MESSAGE;
  if (isGone || !channels.some(({ id }) => id === channelId)) return 'GONE';
  if (isSame(message, wanted)) return 'CURRENT';
  return trouble === null ? 'OUTDATED' : 'FAILED';
}

/** Both were parsed by the same code, so their keys have the same order. */
const isSame = (one: Message | null, other: Message | null) =>
  one !== null && JSON.stringify(one) === JSON.stringify(other);

/** Whether a message was deleted on Discord. */
export const isDeleted = (
  { deletedMessages }: Pick<Db, 'deletedMessages'>,
  channelId: string,
  messageId: string | null,
): boolean =>
  deletedMessages.some((row) => row.channelId === channelId && row.messageId === messageId);

/**
 * Discord's error for editing a deleted message; undefined for others. Without access to the channel, Discord returns
 * another error.
 */
export function refusalOf(
  db: Pick<Db, 'deletedMessages'>,
  { channels }: GuildRow,
  { channelId, messageId }: MessageCopyRow,
): { code: number; text: string } | undefined {
  const channel = channels.find(({ id }) => id === channelId);
  return channel?.botCanPost === true && isDeleted(db, channelId, messageId)
    ? { code: NO_MESSAGE, text: `The message was deleted in #${channel.name}.` }
    : undefined;
}

/** Records the result of a try in a copy. */
export function note(copy: MessageCopyRow, { id, attempts, messageId, post }: DeliveryRow): void {
  const last = attempts.at(-1);
  if (!last) return;
  copy.deliveryId = id;
  if (last.code !== null) {
    copy.trouble = { at: last.at, code: last.code, text: last.text ?? '' };
    return;
  }
  if (messageId !== copy.messageId)
    Object.assign(copy, { postedAt: last.at, sender: post?.sender ?? null });
  Object.assign(copy, { trouble: null, messageId, updatedAt: last.at });
  copy.message = post?.message ?? null;
}
