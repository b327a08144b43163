import type { Message } from './chat';
import type { GuildRow } from '../guilds/rows';
import type { ActivityRow } from '../activity/rows';

/** Discord's types of threads, and of forums (Discord docs, "Channel Types"). */
const THREADS = [10, 11, 12];

const FORUM = 15;

/** A message with the places it was written in. */
export function messageOf({ channels }: GuildRow, row: ActivityRow): Message {
  const find = (wanted: string | null | undefined) => channels.find(({ id }) => id === wanted);
  const channel = find(row.channelId);
  const parent = find(channel?.parentId);
  const isThread = channel !== undefined && THREADS.includes(channel.type);
  const isForum = channel?.type === FORUM || (isThread && parent?.type === FORUM);
  return {
    id: row.messageId ?? '',
    at: row.at,
    channelId: row.channelId,
    above: [channel?.parentId, parent?.parentId].filter((id) => typeof id === 'string'),
    isForum,
    isThread: isThread && !isForum,
    text: row.text ?? '',
  };
}
