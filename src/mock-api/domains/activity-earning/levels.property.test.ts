// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { completeValues } from '@/features/modules/engine/schema';
import type { Values } from '@/features/modules/common-fields/field';
import chat from '@/features/modules/definitions/chat-to-earn/definition';
import { levelAt } from '@/features/modules/definitions/chat-to-earn/curve';
import engage from '@/features/modules/definitions/engage-to-earn/definition';
import { runs } from '@tests/setup/scope';
import { createClock } from '../../store/clock';
import { curveOf } from '../point-balances/level';
import { xpOn } from '../point-balances/xp';
import { stored } from '../module-settings/modules';
import { decodeSnapshot, encodeSnapshot } from '../../snapshots';
import { createWorld } from '../../createWorld';
import type { World } from '../../store/world';
import { payDay } from './chatEstimate';
import { messageOf } from './chatMessage';
import { drawOf, dropDrawOf } from './engagePay';
import { LEVELS } from '../accrual-ledger/rows';
import { settleAccruals } from '../accruals/settle';

/*
 * Invariants for any messages, rules and times of reading: the engine of the estimate agrees with the payout, XP is the
 * sum counted since its last reset, and each level is paid once.
 */

/** A Friday, 00:00. */
const BASE = Date.UTC(2026, 4, 1);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SERVER = 'srv-keep';
const CAP = '2000';

const started = (snapshot?: ReturnType<typeof decodeSnapshot>): World =>
  createWorld({ snapshot, clock: createClock(snapshot?.clockOffset ?? 0, () => BASE) });
const guildOf = ({ db }: World) => {
  const guild = db.guilds.find(({ id }) => id === SERVER);
  if (!guild) throw new Error('The seed has no such server.');
  return guild;
};
const rowOf = ({ db }: World, wanted: string) => {
  const row = db.modules.find(({ serverId, slug }) => serverId === SERVER && slug === wanted);
  if (!row) throw new Error(`The seed has no ${wanted}.`);
  return row;
};
const look = (world: World) => settleAccruals(world, guildOf(world));

const ruleValues = fc.record({
  pays: fc.constantFrom('XP', 'CURRENCY'),
  minAmount: fc.integer({ min: 0, max: 60 }),
  spread: fc.integer({ min: 0, max: 40 }),
  cooldown: fc.constantFrom(0, 60, 600, 3600),
  minLength: fc.integer({ min: 0, max: 20 }),
  globalMultiplier: fc.constantFrom(0.5, 1, 1.3, 2),
  dailyCap: fc.constantFrom(0, 100, 333),
  diminishingAfter: fc.constantFrom(0, 3),
  hasDrops: fc.boolean(),
  dropChance: fc.constantFrom(0.5, 30, 100),
  dropAmount: fc.integer({ min: 1, max: 90 }),
  hasLongBonus: fc.boolean(),
  longLength: fc.integer({ min: 5, max: 30 }),
  reset: fc.constantFrom('NEVER', 'WEEKLY', 'MONTHLY'),
});
const texts = fc.constantFrom(
  'gm',
  '/rank',
  'Welcome to the castle',
  'Who is at the town hall tonight?',
);
const messages = fc.array(
  fc.record({ who: fc.nat(2), minute: fc.integer({ min: 1, max: 24 * 60 - 61 }), text: texts }),
  { maxLength: 40 },
);

function prepared(values: Values): World {
  const world = started();
  const { db } = world;
  Object.assign(db, { activity: [], socialActs: [], xp: [], accruals: [] });
  const settings = rowOf(world, 'engage-to-earn');
  settings.values = { ...settings.values, memberDailyCap: CAP, minServerAge: 0, minAccountAge: 0 };
  const row = rowOf(world, 'chat-to-earn');
  const rewards = [1, 2, 5].map((level) => ({ level, roles: [], currency: 10 * level }));
  const own = { name: 'Chat', announce: 'OFF', rewards, ...values };
  row.rules = row.rules.slice(0, 1).map((rule) => Object.assign(rule, { values: own }));
  look(world);
  return world;
}

const writersOf = ({ db }: World) =>
  db.members
    .filter(
      ({ serverId, leftAt, userId, joinedAt }) =>
        serverId === SERVER &&
        leftAt === null &&
        /^usr-\d+$/.test(userId) &&
        joinedAt < BASE - 30 * DAY,
    )
    .slice(0, 3)
    .map(({ userId }) => userId);

test('the estimate’s engine and the payout agree, and each level is paid for once', () => {
  fc.assert(
    fc.property(
      ruleValues,
      messages,
      fc.array(fc.integer({ min: 1, max: 20 * 60 }), { minLength: 1, maxLength: 6 }),
      (values, written, waits) => {
        let world = prepared(values);
        const writers = writersOf(world);
        const guild = guildOf(world);
        const channelId = guild.channels.find(({ name }) => name === 'general')?.id ?? '';
        // No two messages at the same moment, as on Discord.
        const rows = written
          .map(({ who, minute, text }, place) => ({
            serverId: SERVER,
            userId: writers[who] ?? '',
            channelId,
            kind: 'MESSAGE' as const,
            at: BASE + minute * MINUTE + place,
            amount: 1,
            messageId: `m${String(place)}`,
            text: `${text} ${String(place * 7919)}`,
          }))
          .toSorted((one, other) => one.at - other.at);
        world.db.activity.push(...rows);
        for (const minutes of waits) {
          world.clock.advance(minutes * MINUTE);
          look(world);
          world = started(decodeSnapshot(encodeSnapshot(world.snapshot())));
        }
        world.clock.advance(Math.max(0, BASE + DAY - world.clock.now()));
        look(world);
        look(world);
        const full = chat.read(completeValues(chat.fields, { name: 'Chat', ...values }));
        const settings = stored(engage, rowOf(world, 'engage-to-earn').values ?? {});
        const limits = values.pays === 'CURRENCY' ? settings : null;
        const counted = (userId: string) =>
          world.db.xp
            .filter((row) => row.userId === userId && row.kind === 'CHAT')
            .reduce((sum, { xp }) => sum + xp, 0);
        for (const userId of writers) {
          const own = rows
            .filter((row) => row.userId === userId)
            .map((row) => messageOf(guild, row));
          const told = payDay(full, limits, own, { draw: drawOf, dropDraw: dropDrawOf });
          expect(counted(userId)).toBe(told);
        }
        world.clock.advance(40 * DAY);
        look(world);
        checkSums(world);
      },
    ),
    { numRuns: runs(24) },
  );
});

/** XP is the sum counted by runs since the last reset; levels and their payments follow from it. */
function checkSums(world: World): void {
  const { db } = world;
  const left = xpOn(world, SERVER);
  for (const [userId, xp] of left) {
    const lastReset = Math.max(
      0,
      ...db.xp.filter((row) => row.userId === userId && row.kind === 'RESET').map(({ at }) => at),
    );
    const since = db.accrualRuns
      .filter(
        ({ serverId, module, about, to }) =>
          serverId === SERVER && module === 'chat-to-earn' && about !== LEVELS && to > lastReset,
      )
      .flatMap(({ lines }) => lines.filter((line) => line.userId === userId))
      .reduce((sum, { points }) => sum + points, 0);
    expect(xp).toBe(since);
    const entry = db.memberLevels.find((row) => row.userId === userId && row.serverId === SERVER);
    expect(entry?.level).toBe(levelAt(curveOf(world, SERVER), xp));
    const reached = Math.max(
      0,
      ...db.levelUps.filter((row) => row.userId === userId).map(({ level }) => level),
    );
    const paid = db.accrualRuns
      .filter(({ about }) => about === LEVELS)
      .flatMap(({ lines }) => lines.filter((line) => line.userId === userId))
      .flatMap(({ of = {} }) => Object.keys(of));
    const owed = [1, 2, 5]
      .filter((level) => level <= reached)
      .map((level) => `level:${String(level)}`);
    expect(new Set(paid).size).toBe(paid.length);
    expect(paid.toSorted()).toEqual(owed.toSorted());
  }
}
