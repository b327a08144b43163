// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { completeValues } from '@/features/modules/engine/schema';
import type { Values } from '@/features/modules/common-fields/field';
import engage from '@/features/modules/definitions/engage-to-earn/definition';
import type { EngageSettings } from '@/features/modules/definitions/engage-to-earn/fields';
import type { ActivityRow } from '../activity/rows';
import { unlockPoints, lockPoints, settlePoints } from '../claims/lines';
import { createClock } from '../../store/clock';
import { reserve } from '../payouts/payouts';
import type { PointsEntryRow } from '../point-balances/rows';
import { effectOf, entriesOf, totalsOf } from '../point-balances/sums';
import { runs } from '@tests/setup/scope';
import { ENGAGE_TO_EARN, keptOn, maxBalanceOf } from '../accrual-ledger/balance';
import { engageEstimate } from './chatEstimate';
import { createEngageCases, MEMBER, NOON, NOW, OTHER } from '../../testing/engage';

/*
 * Engage to earn on a server made for this test. Whatever members do and whenever the server is read, the estimate
 * equals the pay of the hour, limits hold, and balances are the sums of their lines and never negative.
 */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const STRANGER = 'usr-none';
const PEOPLE = [MEMBER, OTHER];

let now = NOON;
const cases = createEngageCases(createClock(0, () => now));
const { world, guild } = cases;
const { db } = world;
const channelId = guild.channels[0]?.id ?? '';

const sumOf = (rows: readonly { points: number }[]) =>
  rows.reduce((sum, { points }) => sum + points, 0);
const areUnique = (ids: readonly string[]) => new Set(ids).size === ids.length;

const amount = fc.constantFrom('0', '0.3', '1', '2.5', '17');
const factor = fc.constantFrom(0, 0.5, 1, 1.5, 3.7);
const limit = (largest: number) => fc.integer({ min: 1, max: largest }).map(String);

const settings = fc.record({
  sources: fc.subarray(['CHAT', 'REACTION', 'VOICE'], { minLength: 1 }),
  chatWeight: factor,
  reactionWeight: factor,
  voiceWeight: factor,
  reactionGive: amount,
  reactionReceive: amount,
  voicePay: amount,
  memberDailyCap: limit(300),
  hasServerCap: fc.boolean(),
  serverDailyCap: limit(300),
  budget: limit(1000),
  hasMaxBalance: fc.boolean(),
  maxBalance: limit(200),
  minBalance: fc.constantFrom('0', '10', '50.5'),
  decay: fc.constantFrom(0, 1, 33, 100),
  onLeave: fc.constantFrom('KEEP', 'RESET', 'RESET'),
  onBan: fc.constantFrom('KEEP', 'RESET'),
  dayMultipliers: fc.constantFrom([], [{ day: '1', multiplier: 2.3 }]),
  eventMultipliers: fc.constantFrom(
    [],
    [{ title: 'Fair', startDate: '2026-11-16', endDate: '2026-11-18', multiplier: 1.7 }],
  ),
});
const valuesOf = (own: Values) =>
  engage.read(completeValues(engage.fields, { minAccountAge: 0, minServerAge: 0, ...own }));

/** Activity that the estimate is for: reactions given and received, or voice minutes with another member. */
function activityOf({ sources }: EngageSettings, units: number): Partial<ActivityRow>[] {
  if (!sources.includes('REACTION'))
    return [MEMBER, STRANGER].map((userId) => ({ userId, kind: 'VOICE', amount: units }));
  return Array.from({ length: units }, (_, place) => [
    { userId: STRANGER, messageId: `a${String(place)}`, at: NOW - 1 },
    { userId: MEMBER, messageId: `a${String(place)}`, kind: 'REACTION' as const },
    { userId: MEMBER, messageId: `b${String(place)}`, at: NOW - 2 * HOUR },
    { userId: STRANGER, messageId: `b${String(place)}`, kind: 'REACTION' as const },
  ])
    .flat()
    .toSorted((one, other) => (one.at ?? NOW) - (other.at ?? NOW));
}

test('the estimate is what the hour pays, to the point', () => {
  fc.assert(
    fc.property(settings, fc.integer({ min: 1, max: 40 }), (own, units) => {
      now = NOON;
      const values = valuesOf(own);
      const told = engageEstimate({ world }, values, units);
      const paid = cases.earned(values, { activity: activityOf(values, units) });
      const expected = told.cases.find((each) => each.units === units)?.points;
      // Chat is estimated by the rules of Chat to earn.
      expect(paid).toBe(told.cases.length === 0 ? paid : expected);
    }),
    { numRuns: runs(160) },
  );
});

/** Members return more often than they leave, so that there are balances to lose. */
const ofMembers = [
  ...(['leave', 'ban', 'pay'] as const),
  ...(['rejoin', 'claim', 'refuse', 'rejoin', 'claim', 'refuse'] as const),
];

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('write', 'react', 'talk', 'play'),
      who: fc.constantFrom(...PEOPLE),
      amount: fc.integer({ min: 1, max: 60 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('wait'), minutes: fc.integer({ min: 1, max: 900 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait'), minutes: fc.constant(9 * 24 * 60) }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constantFrom(...ofMembers),
      who: fc.constantFrom(...PEOPLE),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('save'), own: settings }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('look') }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const balanceOf = (userId: string) =>
  totalsOf(entriesOf(world, guild.id, userId, ENGAGE_TO_EARN), now);
const rowOf = (userId: string) => db.members.find((row) => row.userId === userId);
const settingsRow = () =>
  db.modules.find((row) => row.serverId === guild.id && row.slug === engage.slug);

let made = 0;
let changedBySecondLook = 0;
function happens(kind: ActivityRow['kind'], userId: string, own: Partial<ActivityRow> = {}): void {
  made += 1;
  db.activity.push({
    serverId: guild.id,
    userId,
    channelId,
    kind,
    at: now,
    amount: 1,
    messageId: `m${String(made)}`,
    text: `${String(made * 7919)} ${String(made * 104_729)}`,
    ...own,
  });
}

/** Claims everything spendable, as the server allows: after everything due is paid. */
function claim(userId: string): void {
  cases.settle();
  const points = Math.floor(balanceOf(userId).available) - keptOn(world, guild, ENGAGE_TO_EARN);
  if (points <= 0 || rowOf(userId)?.leftAt !== null) return;
  made += 1;
  const id = `clm-${String(made)}`;
  const payout = reserve(world, {
    serverId: guild.id,
    userId,
    address: 'wallet',
    mint: null,
    amount: 1n,
    label: '',
    ref: id,
    claimId: id,
    isWaiting: true,
  });
  const row = { id, key: id, serverId: guild.id, userId, module: ENGAGE_TO_EARN, points, at: now };
  db.claims.push({ ...row, payoutId: payout.id });
  lockPoints(world, { ...row, payoutId: payout.id }, payout);
}

function decide(userId: string, isPaid: boolean): void {
  const payout = db.payouts.find((row) => row.userId === userId && row.isWaiting);
  if (!payout) return;
  Object.assign(payout, { isWaiting: false, status: isPaid ? 'SUCCESS' : 'CANCELLED' });
  if (isPaid) settlePoints(world, payout);
  else unlockPoints(world, payout);
}

function move(userId: string, isThere: boolean, isBanned: boolean): void {
  const row = rowOf(userId);
  if (!row || (row.leftAt === null) === isThere) return;
  if (!isThere) Object.assign(row, { leftAt: now, ...(isBanned ? { removal: 'BANNED' } : {}) });
  else {
    cases.settle();
    Object.assign(row, { joinedAt: now, leftAt: null });
    delete row.removal;
  }
}

function act(what: Step, limits: Values): void {
  if ('minutes' in what) now += what.minutes * 60_000;
  else if ('own' in what) {
    cases.settle();
    Object.assign(settingsRow() ?? {}, {
      values: valuesOf({ ...what.own, ...limits }),
      version: (settingsRow()?.version ?? 0) + 1,
      updatedAt: now,
    });
  } else if ('amount' in what) {
    if (rowOf(what.who)?.leftAt !== null) return;
    now += 60_000;
    if (what.do === 'write') happens('MESSAGE', what.who);
    else if (what.do === 'talk')
      for (const userId of [what.who, STRANGER])
        happens('VOICE', userId, { amount: what.amount, silent: what.amount % 7 });
    else if (what.do === 'play')
      happens('GAME', what.who, {
        round: {
          id: `r${String(made)}`,
          game: 'COIN_FLIP',
          bet: what.amount,
          isRight: true,
          together: null,
        },
      });
    else {
      happens('MESSAGE', STRANGER);
      happens('REACTION', what.who, { messageId: `m${String(made)}` });
    }
  } else if ('who' in what) {
    if (what.do === 'claim') claim(what.who);
    else if (what.do === 'rejoin') move(what.who, true, false);
    else if (what.do === 'pay' || what.do === 'refuse') decide(what.who, what.do === 'pay');
    else move(what.who, false, what.do === 'ban');
  } else {
    cases.settle();
    const { length } = db.points;
    cases.settle();
    changedBySecondLook += db.points.length - length;
  }
}

/** The sum of a ledger after each of its lines. */
function sumsOf(lines: readonly PointsEntryRow[]): number[] {
  let sum = 0;
  return lines.map((line) => (sum += effectOf(line)));
}

function check(limits: { memberDailyCap: string; serverDailyCap: string; budget: string }): void {
  expect(areUnique(db.points.map(({ id }) => id))).toBe(true);
  expect(areUnique(db.accrualRuns.map(({ id }) => id))).toBe(true);
  // XP is not in the points ledger.
  const inPoints = db.accrualRuns.filter(({ isXp }) => isXp !== true);
  const paying = inPoints.filter(({ isApart }) => isApart !== true);
  for (const run of inPoints) {
    expect(sumOf(db.points.filter(({ ref }) => ref === run.id))).toBe(run.points);
    expect(sumOf(run.lines)).toBe(run.points);
  }
  expect(sumOf(paying)).toBeLessThanOrEqual(Number(limits.budget));
  for (const day of new Set(paying.map(({ to }) => Math.floor((to - 1) / DAY)))) {
    const runsOfDay = paying.filter(({ to }) => Math.floor((to - 1) / DAY) === day);
    expect(sumOf(runsOfDay)).toBeLessThanOrEqual(Number(limits.serverDailyCap));
    for (const userId of PEOPLE) {
      const own = runsOfDay.flatMap(({ lines }) => lines.filter((line) => line.userId === userId));
      expect(sumOf(own)).toBeLessThanOrEqual(Number(limits.memberDailyCap));
    }
  }
  for (const userId of PEOPLE) {
    const lines = entriesOf(world, guild.id, userId, ENGAGE_TO_EARN);
    const totals = totalsOf(lines, now);
    const sums = sumsOf(lines);
    expect(Math.min(0, ...sums)).toBe(0);
    expect(totals.available).toBe(sums.at(-1) ?? 0);
    expect(totals.locked).toBeGreaterThanOrEqual(0);
    expect(totals.earned).toBe(totals.available + totals.locked + totals.settled + totals.expired);
  }
}

test('limits hold and balances are the sums of their lines, whatever happens', () => {
  const fixed = fc.record({
    memberDailyCap: fc.constantFrom('7', '60', '150'),
    serverDailyCap: fc.constantFrom('20', '300'),
    budget: fc.constantFrom('90', '1000'),
    maxBalance: fc.constantFrom('100', '130'),
  });
  fc.assert(
    fc.property(
      settings,
      fixed,
      fc.constantFrom(0, 30, 100),
      fc.boolean(),
      fc.array(step, { minLength: 10, maxLength: 60, size: 'max' }),
      (own, limits, points, hasGames, steps) => {
        now = NOON;
        const always = { ...limits, hasServerCap: true, hasMaxBalance: true };
        cases.prepare(valuesOf({ ...own, ...always }), { points: [{ points }] });
        Object.assign(db, { claims: [], payouts: [] });
        /** Members who have left, and whether they have lost their balance. */
        const gone = new Map<string, boolean>();
        for (const what of steps) {
          if (hasGames || what.do !== 'play') act(what, always);
          const { onBan, onLeave } = engage.read(settingsRow()?.values ?? {});
          for (const userId of PEOPLE) {
            const { leftAt = null, removal } = rowOf(userId) ?? {};
            if (leftAt === null) gone.delete(userId);
            else if (!gone.has(userId))
              gone.set(userId, (removal === 'BANNED' ? onBan : onLeave) === 'RESET');
          }
        }
        cases.settle();
        check(limits);
        expect(changedBySecondLook).toBe(0);
        const kept = [...gone].filter(
          ([userId, isLost]) => isLost && balanceOf(userId).available !== 0,
        );
        expect(kept).toEqual([]);
        const above = PEOPLE.filter((userId) => {
          const { available, locked } = balanceOf(userId);
          return available + locked > (maxBalanceOf(engage.read(settingsRow()?.values ?? {})) ?? 0);
        });
        // Game winnings may exceed the maximum.
        expect(hasGames ? [] : above).toEqual([]);
      },
    ),
    { numRuns: runs(100) },
  );
});
