import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { rulesActivitySchema } from '@/features/modules/rule-activity/ruleActivity';
import { DAY, HOUR } from '@/shared/time/durations';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { settleDeliveries } from '../post-history/settle';

const SERVER = 'srv-keep';
/** The staff's server, whose package has every module. */
const EVERYTHING = 'srv-hq';
const answerSchema = z.object({ data: rulesActivitySchema });

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('owner');
});
afterEach(() => backend.close());

async function read(slug: string, server = SERVER) {
  const path = `/api/servers/${server}/modules/${slug}/rule-activity`;
  const answer = await backend.send('GET', path);
  return answerSchema.parse(await answer.json()).data;
}
async function ruleAt(slug: string, ruleId: string, server = SERVER) {
  const { rules } = await read(slug, server);
  const found = rules.find((rule) => rule.ruleId === ruleId);
  if (!found) throw new Error(`No activity of ${ruleId}.`);
  return found;
}
const guild = (id = SERVER) => {
  const found = backend.world.db.guilds.find((row) => row.id === id);
  if (!found) throw new Error(`The seed has no ${id}.`);
  return found;
};
const sum = (week: readonly number[] | null) => week?.reduce((one, other) => one + other, 0);

/** Whether something was in the last seven days of 24 hours. */
const isOfWeek = (at: number): boolean => {
  const age = backend.world.clock.now() - at;
  return age >= 0 && age < 7 * DAY;
};

describe('a week is a sum over rows', () => {
  test.each(['schedule-message', 'nft-sale', 'nft-listing'])('of posts: %s', async (slug) => {
    const { kind, rules } = await read(slug);
    expect(kind).toBe('POST');
    expect(rules).not.toEqual([]);
    for (const { ruleId, week, lastAt } of rules) {
      const rows = backend.world.db.deliveries.filter(
        (row) => row.serverId === SERVER && row.ruleId === ruleId && row.state === 'SENT',
      );
      expect(sum(week)).toBe(rows.filter(({ at }) => isOfWeek(at)).length);
      const latest = rows.length === 0 ? null : Math.max(...rows.map(({ at }) => at));
      expect(lastAt === null ? null : Date.parse(lastAt)).toBe(latest);
    }
  });

  test('of rewards, counting members as the payout list does', async () => {
    const { kind, rules } = await read('hold-to-earn');
    expect(kind).toBe('REWARD');
    const answer = await backend.send(
      'GET',
      `/api/servers/${SERVER}/accrual-runs?module=hold-to-earn`,
    );
    const runs = z
      .object({
        data: z.object({
          items: z.array(z.object({ ruleId: z.string(), to: z.string(), members: z.int() })),
        }),
      })
      .parse(await answer.json()).data.items;
    for (const { ruleId, week } of rules) {
      const own = runs.filter((run) => run.ruleId === ruleId && isOfWeek(Date.parse(run.to)));
      expect(sum(week)).toBe(own.reduce((total, { members }) => total + members, 0));
      expect(sum(week)).toBeGreaterThan(0);
    }
  });

  test('of matches, with the members they concern', async () => {
    const { kind, rules } = await read('auto-moderator');
    expect(kind).toBe('MATCH');
    for (const { ruleId, week, members } of rules) {
      const rows = backend.world.db.cases.filter(
        (row) => row.serverId === SERVER && row.rule?.id === ruleId && isOfWeek(row.at),
      );
      expect(sum(week)).toBe(rows.length);
      expect(members).toBe(new Set(rows.map(({ userId }) => userId)).size);
    }
  });

  test('of claims, the same for categories as for their quests', async () => {
    const quests = await read('quest');
    const categories = await read('task-to-earn');
    const all = (rules: typeof quests.rules) =>
      rules.reduce((total, { week }) => total + (sum(week) ?? 0), 0);
    expect(all(quests.rules)).toBeGreaterThan(0);
    expect(all(categories.rules)).toBe(all(quests.rules));
  });
});

test('a day has 24 hours, and the last day ends now', async () => {
  const { db, clock } = backend.world;
  const ruleId = 'rule-srv-keep-schedule-message-1';
  await settleDeliveries(backend.world, guild());
  const row = db.deliveries.find((each) => each.ruleId === ruleId);
  if (!row) throw new Error('The seed has no such post.');
  db.deliveries = [0, 23, 25, 167, 169].map((hours) =>
    Object.assign(structuredClone(row), { at: clock.now() - hours * HOUR }),
  );
  expect((await ruleAt('schedule-message', ruleId)).week).toEqual([1, 0, 0, 0, 0, 1, 2]);
});

test('only a rule that never posted is unused', async () => {
  const { rules } = await read('schedule-message');
  expect(rules.map(({ isUnused }) => isUnused)).toEqual([false, false, true]);
  expect(rules.map(({ lastAt }) => lastAt === null)).toEqual([false, false, true]);
});

test('a week with deleted records is unknown, not zero', async () => {
  const ruleId = 'rule-srv-keep-nft-sale-1';
  await read('nft-sale');
  const { db, clock } = backend.world;
  const mark = db.deliveryMarks.find(({ serverId }) => serverId === SERVER);
  if (!mark) throw new Error('The server has no mark.');
  mark.forgotten = clock.now() - DAY;
  db.deliveries = db.deliveries.filter((row) => row.ruleId !== ruleId);
  expect(await ruleAt('nft-sale', ruleId)).toMatchObject({ week: null, isUnused: false });
  // The other rule has all its posts.
  expect(sum((await ruleAt('nft-sale', 'rule-srv-keep-nft-sale-2')).week)).toBeGreaterThan(0);
});

test('the next run follows the schedule, and a rule that is off has none', async () => {
  const on = await ruleAt('schedule-message', 'rule-srv-keep-schedule-message-1');
  expect(Date.parse(on.nextAt ?? '')).toBeGreaterThan(backend.world.clock.now());
  const off = await ruleAt('schedule-message', 'rule-srv-keep-schedule-message-3');
  expect(off.nextAt).toBeNull();
});

test('a holder rule shows its checks and the members who have its roles', async () => {
  const ruleId = 'rule-srv-keep-holder-verification-1';
  const first = await ruleAt('holder-verification', ruleId);
  const holders = backend.world.db.members.filter(
    ({ serverId, leftAt, roles }) =>
      serverId === SERVER &&
      leftAt === null &&
      roles.some(({ source, because }) => source === 'RULE' && because === ruleId),
  );
  expect(first.members).toBe(holders.length);
  expect(first.members).toBeGreaterThan(0);
  const due = Date.parse(first.nextAt ?? '');
  backend.world.clock.advance(7 * HOUR);
  // The session has expired by then.
  backend.signInAs('owner');
  const later = await ruleAt('holder-verification', ruleId);
  expect(Date.parse(later.lastAt ?? '')).toBe(due);
  expect(Date.parse(later.nextAt ?? '')).toBe(due + 6 * HOUR);
});

test('tickets and updates have their kinds, and reports have a next run', async () => {
  backend.signInAs('staff');
  expect((await read('support-ticket', EVERYTHING)).kind).toBe('TICKET');
  expect((await read('embed-message', EVERYTHING)).kind).toBe('UPDATE');
  for (const slug of ['nft-stats-tracker', 'nft-crypto-charts-tracker']) {
    const { rules } = await read(slug, EVERYTHING);
    for (const { nextAt } of rules)
      expect(Date.parse(nextAt ?? '')).toBeGreaterThan(backend.world.clock.now());
  }
});

test('a role panel counts only the members who have its roles', async () => {
  const [role] = guild().roles;
  const { db } = backend.world;
  const held = db.members.filter(
    ({ serverId, leftAt, roles }) =>
      serverId === SERVER && leftAt === null && roles.some(({ roleId }) => roleId === role?.id),
  );
  const options = [{ emoji: '', label: 'One', description: '', roles: [role?.id] }];
  db.modules.push({
    serverId: SERVER,
    slug: 'reaction-roles',
    enabled: true,
    version: 1,
    values: null,
    updatedAt: 0,
    updatedBy: null,
    rules: [
      {
        id: 'panel',
        enabled: true,
        version: 1,
        values: { options },
        updatedAt: 0,
        updatedBy: null,
      },
    ],
  });
  expect(await read('reaction-roles')).toEqual({
    kind: null,
    rules: [
      {
        ruleId: 'panel',
        lastAt: null,
        isUnused: false,
        nextAt: null,
        week: null,
        watched: null,
        members: held.length,
      },
    ],
  });
});

test('a module without rules has no rule activity', async () => {
  const path = `/api/servers/${SERVER}/modules/welcome-message/rule-activity`;
  expect((await backend.send('GET', path)).status).toBe(404);
});
