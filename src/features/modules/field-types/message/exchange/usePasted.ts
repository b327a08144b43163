import { useSelector } from 'react-redux';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { useServerId } from '@/features/server/discord/useServerId';
import { failureText } from '@/shared/api/queryError';
import type { Message } from '../../../common-fields/message';
import type { FindEmoji } from './buttons';
import { readMessage } from './discohook';
import { isDiscordAddress, readMessageLink } from '@/shared/links/discord';
import type { PostedMessage } from './posted';
import { useLazyPostedMessageQuery, type MessageAt } from './postedApi';

/** A message the bot has posted, and where. */
export interface Found extends MessageAt {
  posted: PostedMessage;
}

/** What was pasted, as a message of the form. */
export interface Taken {
  message: Message;
  /** What of it has no place here. */
  notes: readonly string[];
  /** Null where it was no link to a message of the bot. */
  found: Found | null;
}

type Read = Taken | { problem: string };

/** Reads what is pasted: JSON, or a link to a message the bot has posted on this server, for which it asks the server. */
export function usePasted() {
  const serverId = useServerId();
  const guildId = useSelector(selectServerDetails)?.guildId ?? '';
  const [ask, { isFetching }] = useLazyPostedMessageQuery();
  const read = async (text: string): Promise<Read> => {
    const link = readMessageLink(text);
    if (link === null)
      return isDiscordAddress(text)
        ? { problem: 'This isn’t a message link. In Discord, use “Copy Message Link”.' }
        : asTaken(readMessage(text, await finderFor(text)));
    if (link.guildId === '@me')
      return { problem: 'This link goes to a direct message. Use a message from this server.' };
    if (serverId === null || (guildId !== '' && link.guildId !== guildId))
      return { problem: 'This message is on another server.' };
    const at: MessageAt = { serverId, channelId: link.channelId, messageId: link.messageId };
    const { data, error } = await ask(at);
    return data
      ? { message: data.message, notes: [], found: { ...at, posted: data } }
      : { problem: failureText(error, 'Couldn’t load the message. Try again.') };
  };
  return { read, isReading: isFetching };
}

/** What finds emoji by their names, if there is any name in the text: its list is large. */
async function finderFor(text: string): Promise<FindEmoji> {
  if (!/:[\w+-]{2,32}:/.test(text)) return undefined;
  try {
    return (await import('../../emoji/emojiSearch')).emojiCalled;
  } catch {
    // Emoji written by name are then named among what was left out.
    return undefined;
  }
}

const asTaken = (read: ReturnType<typeof readMessage>): Read =>
  'problem' in read ? read : { ...read, found: null };
