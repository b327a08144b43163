import { beforeEach, expect, test } from 'vitest';
import { setModule } from '../../testing/modules';
import { createClock } from '../../store/clock';
import { createWorld } from '../../createWorld';
import type { World } from '../../store/world';
import type { GuildRow } from '../guilds/rows';
import { settleDeliveries } from './settle';

const NOON = Date.UTC(2026, 10, 20, 12);
const DAY = 86_400_000;

let world: World;
let guild: GuildRow;
beforeEach(() => {
  world = createWorld({ clock: createClock(0, () => NOON) });
  const [first] = world.db.guilds;
  if (!first) throw new Error('The seed has no server.');
  guild = first;
});

const idOf = (name: string) => guild.channels.find((row) => row.name === name)?.id ?? '';

/** Saves a daily message, and lets two days pass. */
async function twoDaysOf(values: object) {
  const rule = {
    id: 'rule-daily',
    enabled: true,
    version: 1,
    values: { name: 'gm', channelId: idOf('gm'), ...values },
    updatedAt: NOON,
    createdAt: NOON,
    updatedBy: null,
  };
  await settleDeliveries(world, guild);
  setModule({ world, guild }, 'schedule-message', { rules: [rule] });
  world.clock.advance(2 * DAY);
  await settleDeliveries(world, guild);
  return world.db.deliveries.filter(({ ruleId }) => ruleId === rule.id);
}

test('a message that keeps the posts before it posts a new one each time', async () => {
  const [one, two] = await twoDaysOf({});
  expect(two?.messageId).not.toBe(one?.messageId);
  expect(world.db.deletedMessages).not.toContainEqual(
    expect.objectContaining({ messageId: one?.messageId }),
  );
});

test('a message that edits the post before it keeps its one message', async () => {
  const [one, two] = await twoDaysOf({ previous: 'EDIT' });
  expect([two?.state, two?.messageId]).toEqual(['SENT', one?.messageId]);
  expect(two?.post?.replaces?.how).toBe('EDIT');
});

test('a message that deletes the post before it leaves the new one alone', async () => {
  const [one, two] = await twoDaysOf({ previous: 'DELETE' });
  expect(world.db.deletedMessages).toContainEqual({
    channelId: idOf('gm'),
    messageId: one?.messageId,
  });
  expect(world.db.deletedMessages).not.toContainEqual(
    expect.objectContaining({ messageId: two?.messageId }),
  );
});

test('a message deleted in Discord is posted again, and not edited', async () => {
  const [one] = await twoDaysOf({ previous: 'EDIT' });
  world.db.deletedMessages.push({ channelId: idOf('gm'), messageId: one?.messageId ?? '' });
  world.clock.advance(DAY);
  await settleDeliveries(world, guild);
  const last = world.db.deliveries.findLast(({ ruleId }) => ruleId === 'rule-daily');
  expect(last?.messageId).not.toBe(one?.messageId);
});

test('an edit that failed changes the message once it is tried again', async () => {
  const rows = await twoDaysOf({ previous: 'EDIT' });
  world.db.outages.push({ from: NOON + 2 * DAY, until: null });
  world.clock.advance(DAY);
  await settleDeliveries(world, guild);
  const failed = world.db.deliveries.findLast(({ ruleId }) => ruleId === 'rule-daily');
  expect(failed?.state).toBe('FAILED');
  expect(failed?.post?.replaces?.messageId).toBe(rows[0]?.messageId);
});

test('only a post in an announcement channel is published to other servers', async () => {
  const [inChat] = await twoDaysOf({ isCrossposted: true });
  expect(inChat?.post?.actions).toBeUndefined();
});
