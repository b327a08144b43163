// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { completeValues } from '@/features/modules/engine/schema';
import type { Values } from '@/features/modules/common-fields/field';
import spec from '@/features/modules/definitions/quest/definition';
import type { RuleRow } from '../module-settings/rows';
import { moduleRow } from '../module-settings/modules';
import { createClock } from '../../store/clock';
import { decodeSnapshot, encodeSnapshot } from '../../snapshots';
import { createWorld } from '../../createWorld';
import type { World } from '../../store/world';
import { settleQuests } from '../quests/settle';
import { settleDeliveries } from './settle';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 20, 12);

let world: World;
let rule: RuleRow;
beforeEach(async () => {
  world = createWorld({ clock: createClock(0, () => NOON) });
  rule = { id: 'quest', enabled: true, version: 1, updatedAt: NOON, updatedBy: null, values: {} };
  await settleDeliveries(world, guildOf(world));
  moduleRow(world, guildOf(world), 'quest').rules.push(rule);
  await save({ publish: 'DRAFT' });
});

const guildOf = ({ db }: World) => {
  const guild = db.guilds.find(({ id }) => id === 'srv-keep');
  if (!guild) throw new Error('The seed has no such server.');
  return guild;
};
const channelId = () => guildOf(world).channels.find(({ type }) => type === 0)?.id ?? '';

/** Saves the quest as its form does, an hour after the last save. */
async function save(values: Values) {
  world.clock.advance(3_600_000);
  await settleDeliveries(world, guildOf(world));
  const before = { name: 'Say ahoy', isAnnounced: true, announceChannelId: channelId() };
  Object.assign(rule, {
    values: completeValues(spec.fields, {
      ...before,
      rewards: [{ kind: 'POINTS', points: 50 }],
      ...rule.values,
      ...values,
    }),
    updatedAt: world.clock.now(),
  });
}

/** What was posted of the quest by the end of a day from now. */
async function posts() {
  world.clock.advance(DAY);
  await settleDeliveries(world, guildOf(world));
  return world.db.deliveries.filter(({ ruleId }) => ruleId === 'quest');
}

test('a quest that goes live by hand is announced once, whatever is saved later', async () => {
  await save({ publish: 'LIVE' });
  expect(await posts()).toMatchObject([{ state: 'SENT', channelId: channelId() }]);
  await save({ name: 'Say hello twice' });
  expect(await posts()).toHaveLength(1);
});

test('the post says what the quest is, what it pays and where it is', async () => {
  await save({ publish: 'LIVE' });
  const [row] = await posts();
  expect(row?.post?.variables).toEqual([
    { name: 'quest.title', sample: 'Say ahoy', isText: true },
    { name: 'quest.reward', sample: '50 points', isText: true },
    {
      name: 'quest.link',
      sample: 'https://app.castlebots.io/dashboard/questboard/solana-keep/task-to-earn/say-ahoy',
      isText: false,
    },
  ]);
});

test('the post leads to the quest itself where another has an address like it', async () => {
  await save({ publish: 'LIVE', name: 'Read the rules!' });
  const [row] = await posts();
  expect(JSON.stringify(row?.post?.variables)).toContain('/task-to-earn/read-the-rules-2');
});

test('a scheduled quest is announced at its start time', async () => {
  await save({
    publish: 'SCHEDULED',
    startDate: '2026-11-22',
    startTime: '09:00',
    timeZone: 'UTC',
  });
  expect(await posts()).toEqual([]);
  expect(await posts()).toMatchObject([{ at: Date.UTC(2026, 10, 22, 9) + 1 }]);
});

test('a quest that members saw first is announced all the same', async () => {
  await save({ publish: 'LIVE' });
  await settleQuests(world, guildOf(world));
  expect(await posts()).toHaveLength(1);
});

test('a quest that resumes is not announced again', async () => {
  await save({ publish: 'LIVE' });
  await posts();
  await save({ publish: 'PAUSED' });
  await save({ publish: 'LIVE' });
  expect(await posts()).toHaveLength(1);
});

test('a quest that ended and goes live again is announced again', async () => {
  await save({ publish: 'LIVE' });
  await posts();
  await save({ publish: 'ENDED' });
  await save({ publish: 'LIVE' });
  expect(await posts()).toHaveLength(2);
});

test('an announcement that is switched on later posts nothing about the past', async () => {
  await save({ publish: 'LIVE', isAnnounced: false });
  await posts();
  await save({ isAnnounced: true });
  expect(await posts()).toEqual([]);
});

test('two looks at once and a restart announce it once', async () => {
  await save({ publish: 'LIVE' });
  world.clock.advance(DAY);
  const guild = guildOf(world);
  await Promise.all([settleDeliveries(world, guild), settleDeliveries(world, guild)]);
  const snapshot = decodeSnapshot(encodeSnapshot(world.snapshot()));
  if (!snapshot) throw new Error('The world wasn’t read.');
  world = createWorld({ snapshot, clock: createClock(world.clock.offset, () => NOON) });
  expect(await posts()).toHaveLength(1);
});

test('a channel that was deleted is a failed post', async () => {
  await save({ publish: 'LIVE', announceChannelId: 'gone' });
  expect(await posts()).toMatchObject([
    { state: 'FAILED', why: 'This channel was deleted. Pick another.' },
  ]);
});
