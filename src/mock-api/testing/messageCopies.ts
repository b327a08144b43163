import * as z from 'zod/mini';
import type { Message } from '@/features/modules/common-fields/message';
import { messageCopySchema, type MessageCopy } from '@/features/modules/linked-copies/copy';
import type { TestBackend } from '../hosts/vitest/testServer';

const schema = z.object({
  data: z.object({
    copies: z.array(messageCopySchema),
    obstacle: z.nullable(z.string()),
  }),
});

/** The seeded message whose copies follow it, and the one whose copies do not (`seed.ts`). */
export const HOUSE_RULES = 'rule-srv-hq-embed-message-1';
export const OFFICIAL_LINKS = 'rule-srv-hq-embed-message-2';

export const plain = (content: string): Message => ({ content, embeds: [], buttons: [] });

/** A seeded message of srv-hq and its copies, with the requests staff would send. */
export function copiesClient(backend: TestBackend, ruleId = HOUSE_RULES) {
  const { world } = backend;
  const base = `/api/servers/srv-hq/messages/${ruleId}`;
  const guild = world.db.guilds.find(({ id }) => id === 'srv-hq');
  const module = world.db.modules.find(
    ({ serverId, slug }) => serverId === 'srv-hq' && slug === 'embed-message',
  );
  const rule = module?.rules.find(({ id }) => id === ruleId);
  if (!guild || !module || !rule) throw new Error('The seed has no such message.');
  const channel = (name: string) => {
    const found = guild.channels.find((row) => row.name === name);
    if (!found) throw new Error(`The seed has no #${name}.`);
    return found;
  };
  const send = (method: string, rest: string, body?: unknown) =>
    backend.send(method, `${base}${rest}`, body);
  const list = async (): Promise<MessageCopy[]> =>
    schema.parse(await (await send('GET', '/linked-copies')).json()).data.copies;
  return {
    guild,
    module,
    rule,
    channel,
    send,
    list,
    copyIn: async (name: string) =>
      (await list()).find(({ channelId }) => channelId === channel(name).id),
    /** State of each copy, by channel. */
    states: async () =>
      Object.fromEntries((await list()).map((copy) => [copy.channelName ?? '', copy.state])),
    /** Saves the message; the effects are due a moment later. */
    save: async (content: string, more: object = {}, enabled = true) => {
      world.clock.advance(10);
      const answer = await backend.send(
        'PUT',
        `/api/servers/srv-hq/modules/embed-message/rules/${ruleId}`,
        {
          version: rule.version,
          enabled,
          values: { ...rule.values, ...more, message: plain(content) },
        },
      );
      world.clock.advance(10);
      return answer.status;
    },
    /** Post history entries of the message, newest last. */
    deliveries: () => world.db.deliveries.filter((row) => row.ruleId === ruleId),
  };
}
