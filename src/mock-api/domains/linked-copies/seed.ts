import { emptyEmbed, type Message } from '@/features/modules/common-fields/message';
import { DAY } from '@/shared/time/durations';
import { messageIdAt } from '../post-history/make';
import type { GuildRow } from '../guilds/rows';
import type { MessageCopyRow, MessageCopyTables } from '../post-history/copies/rows';

const SERVER = 'srv-hq';

const saying = (title: string, description: string): Message => ({
  content: '',
  embeds: [{ ...emptyEmbed, title, description }],
  buttons: [],
});

/** The seeded rules there, by index, and their posts before the rules were last saved. */
const posted: readonly { rule: number; said: Message; channels: readonly string[] }[] = [
  {
    rule: 1,
    said: saying('{server.name} rules', '1. Be kind.\n2. Share only our official mint links.'),
    channels: ['welcome', 'general', 'rules', 'memes'],
  },
  {
    rule: 2,
    said: saying('Official links', 'castlebots.example is our only website.'),
    channels: ['announcements', 'verify'],
  },
];
/** The channel in which the message was deleted. */
const DELETED_IN = 'memes';

/**
 * Copies before their rules were last saved. The post history computes the effects of that save, as of any other
 * (docs/product/posts-and-messages.md): the bot has lost access to one channel, and in another the message was deleted.
 */
export function seedCopies(now: number, guilds: readonly GuildRow[]): MessageCopyTables {
  const channels = guilds.find(({ id }) => id === SERVER)?.channels ?? [];
  const idOf = (name: string) => channels.find((row) => row.name === name)?.id ?? '';
  const messageCopies = posted.flatMap(({ rule, said, channels: names }) =>
    names.map((name, index): MessageCopyRow => {
      const at = now - (46 - rule) * DAY + index * 60_000;
      return {
        id: `cpy-${String(rule)}-${String(index + 1)}`,
        serverId: SERVER,
        ruleId: `rule-${SERVER}-embed-message-${String(rule)}`,
        channelId: idOf(name),
        messageId: messageIdAt(at, index),
        postedAt: at,
        updatedAt: at,
        message: structuredClone(said),
        trouble: null,
        deliveryId: null,
        ended: null,
      };
    }),
  );
  const deletedMessages = messageCopies.flatMap(({ channelId, messageId }) =>
    channelId === idOf(DELETED_IN) && messageId !== null ? [{ channelId, messageId }] : [],
  );
  return { messageCopies, deletedMessages };
}
