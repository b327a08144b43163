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

/** A message posted by the bot, with its location. */
export interface Found extends MessageAt {
  posted: PostedMessage;
}

/** The pasted content as a message of the form. */
export interface Taken {
  message: Message;
  /** Notes on the parts left out. */
  notes: readonly string[];
  /** Null unless it was a link to a message of the bot. */
  found: Found | null;
}

type Read = Taken | { problem: string };

/**
 * Reads pasted JSON, or a link to a message the bot has posted on this server, which is requested
 * from the server.
 */
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

/** Loads the search for emoji by name only if the text contains such a name: its list is large. */
async function finderFor(text: string): Promise<FindEmoji> {
  if (!/:[\w+-]{2,32}:/.test(text)) return undefined;
  try {
    return (await import('../../emoji/emojiSearch')).emojiCalled;
  } catch {
    // Emoji written by name are then noted among the parts left out.
    return undefined;
  }
}

const asTaken = (read: ReturnType<typeof readMessage>): Read =>
  'problem' in read ? read : { ...read, found: null };
