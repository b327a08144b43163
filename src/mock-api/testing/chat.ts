import type { Values } from '@/features/modules/common-fields/field';
import chat from '@/features/modules/definitions/chat-to-earn/definition';
import { HOUR, MINUTE } from '@/shared/time/durations';
import { moduleRow } from '../domains/module-settings/modules';
import { createClock } from '../store/clock';
import type { GuildRow } from '../domains/guilds/rows';
import { createWorld } from '../createWorld';
import { payMessages, type ChatFacts, type Message } from '../domains/activity-earning/chat';
import { xpRun } from '../domains/activity-earning/chatXp';
import { engageRules } from '../domains/activity-earning/engageHour';
import { programOf } from '../domains/accrual-ledger/programs';

/** When the cases of settings take place, ms since 1970: an hour ends. */
export const ENDED = Date.UTC(2026, 10, 20, 12);

/** A message of the hour that ends at `ENDED`, by its minute. */
export const messageAt = (minute: number, more: Partial<Message> = {}): Message => ({
  id: `message-${String(minute)}`,
  at: ENDED - HOUR + minute * MINUTE,
  channelId: 'general',
  above: ['courtyard'],
  isForum: false,
  isThread: false,
  text: ['ab', 'cd', 'ef', 'gh', 'ij'].map((pair) => pair.repeat(minute + 1)).join(' '),
  ...more,
});

/** What messages of a member without roles pay by given values; every draw is the lowest. */
export const payChat = (
  values: Values,
  messages: readonly Message[] = [messageAt(1)],
  facts: Partial<ChatFacts> = {},
) =>
  payMessages(chat.read(values), {
    messages,
    before: [],
    roles: new Set(),
    counted: 0,
    last: 0,
    left: null,
    draw: () => 0,
    dropDraw: () => 0,
    factor: 1,
    ...facts,
  });

const userId = 'usr-member';

/** An hour of one member’s messages as a rule with given values counts it. */
export function countHour(guild: GuildRow, values: Values, messages: readonly Message[]) {
  const saved = { id: 'rule', enabled: true, version: 1, updatedAt: 0 };
  const rule = programOf('chat-to-earn', saved, chat.read(values), true);
  const hour = {
    guild,
    period: { from: ENDED - HOUR, to: ENDED },
    activity: messages.map(({ id, at, channelId, text }) => ({
      serverId: guild.id,
      userId,
      channelId,
      kind: 'MESSAGE' as const,
      at,
      amount: 1,
      messageId: id,
      text,
    })),
    rules: [rule],
    runs: [],
  };
  const row = { serverId: guild.id, userId, joinedAt: 0, leftAt: null, roles: [] };
  return xpRun(hour, rule, { get: () => ({ row, discordId: '1' }) });
}

/** A seeded world for cases that only read it. */
export function createChatWorld() {
  const world = createWorld({ clock: createClock(0, () => ENDED) });
  const guild = world.db.guilds.find(({ id }) => id === 'srv-keep');
  if (!guild) throw new Error('The seed has no such server.');
  return {
    guild,
    /** How many rules with these values pay points there, saved as the only one. */
    payingRules: (values: Values): number => {
      const row = moduleRow(world, guild, 'chat-to-earn');
      const { rules } = row;
      const saved = { id: 'rule', enabled: true, version: 1, updatedAt: 0, updatedBy: null };
      row.rules = [{ ...saved, values }];
      const { length } = engageRules(world, guild)?.chats ?? [];
      row.rules = rules;
      return length;
    },
  };
}
