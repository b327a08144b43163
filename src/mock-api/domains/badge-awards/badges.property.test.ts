// @vitest-environment node
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BadgeRule } from '@/features/earning/badges/badgeRule';
import { DAY, HOUR } from '@/shared/time/durations';
import { runs } from '@tests/setup/scope';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { createClock } from '../../store/clock';
import { scriptedChain } from '../../testing/scriptedChain';
import type { PointsEntryRow } from '../point-balances/rows';
import type { SubmissionRow } from '../quests/rows';
import { settleBadges } from './award';

/* Random ledgers and rules: a badge is given once its rule is met, only once, and never disappears. */
const SERVER = 'srv-keep';
const NOW = Date.UTC(2026, 10, 18, 15);
const PEOPLE = ['usr-member', 'usr-11', 'usr-12'];

let backend: TestBackend;
let template: SubmissionRow;
let time = NOW;
beforeEach(() => {
  backend = createTestBackend({
    clock: createClock(0, () => time),
    startChain: async () => scriptedChain(),
  });
  const [submission] = backend.world.db.submissions;
  if (!submission) throw new Error('The seed has submissions.');
  template = submission;
});
afterEach(() => backend.close());

const line = fc.record({
  userId: fc.constantFrom(...PEOPLE),
  module: fc.constantFrom(22, 23, 24),
  type: fc.constantFrom('EARN', 'EARN', 'EARN', 'ADJUST', 'CLAIM_LOCK'),
  points: fc.constantFrom(10, 20, 50),
  /** Hours since the first day. */
  hours: fc.integer({ min: 0, max: 10 * 24 }),
});
type Line = typeof line extends fc.Arbitrary<infer T> ? T : never;

const START = NOW - 11 * DAY;
const rule: fc.Arbitrary<BadgeRule> = fc
  .tuple(fc.constantFrom('POINTS', 'STREAK', 'QUESTS', 'MEMBER'), fc.integer({ min: 1, max: 12 }))
  .map(([kind, count]) => ({
    kind,
    count: kind === 'POINTS' ? count * 15 : count,
    questId: null,
  }));

const isQuest = ({ type, module }: Line) => type === 'EARN' && module === 24;
const hourOf = ({ module, hours }: Line) => (module === 23 ? hours - 1 / 3_600_000 : hours);

/** Whether a rule is met at an hour, counted from the first day each time. */
function isMet({ kind, count }: BadgeRule, lines: readonly Line[], until: number): boolean {
  const sofar = lines.filter(({ hours }) => hours <= until);
  if (kind === 'QUESTS') return sofar.filter(isQuest).length >= count;
  if (kind === 'POINTS') {
    const ranked = sofar.filter(({ type }) => type !== 'CLAIM_LOCK');
    return ranked.reduce((sum, { points }) => sum + points, 0) >= count;
  }
  if (kind === 'MEMBER') return until * HOUR >= count * DAY;
  const days = new Set(
    sofar
      .filter(({ type, module }) => type === 'EARN' && module !== 22)
      .map((each) => Math.floor((START + hourOf(each) * HOUR) / DAY)),
  );
  return [...days].some((day) =>
    Array.from({ length: count }, (_, index) => day - index).every((each) => days.has(each)),
  );
}

/** The first hour in which a rule is met, ms since 1970; null if it isn't met yet. */
function firstMet(of: BadgeRule, lines: readonly Line[]): number | null {
  for (let hour = 0; START + hour * HOUR <= NOW; hour += 1)
    if (isMet(of, lines, hour)) return START + hour * HOUR;
  return null;
}

function begin(lines: readonly Line[], rules: readonly BadgeRule[]): void {
  time = NOW;
  const { db } = backend.world;
  db.members = PEOPLE.map((userId) => ({
    serverId: SERVER,
    userId,
    joinedAt: START,
    leftAt: null,
    roles: [],
  }));
  const at = ({ hours }: Line) => START + hours * HOUR;
  db.points = lines.map((each, index): PointsEntryRow => ({
    id: `pts-${String(index)}`,
    serverId: SERVER,
    userId: each.userId,
    module: each.module,
    type: each.type,
    points: each.points,
    label: '',
    ref: null,
    at: at(each),
  }));
  db.submissions = lines.filter(isQuest).map((each, index) =>
    Object.assign({}, template, {
      id: `sub-${String(index)}`,
      serverId: SERVER,
      userId: each.userId,
      claimedAt: at(each),
    }),
  );
  db.xp = [];
  db.earnedBadges = [];
  db.notifications = [];
  db.badges = rules.map((each, index) => ({
    id: `bdg-${String(index)}`,
    serverId: SERVER,
    name: `Badge ${String(index)}`,
    art: 'tower',
    tone: 'ruby',
    rule: each,
    isOn: true,
    version: 1,
    createdAt: NOW,
  }));
}

const keep = () => {
  const guild = backend.world.db.guilds.find(({ id }) => id === SERVER);
  if (!guild) throw new Error('The seed has a keep.');
  return guild;
};

test('a badge is given once, with the hour its rule was met, and never disappears', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 40 }),
      fc.array(rule, { minLength: 1, maxLength: 4 }),
      (lines, rules) => {
        begin(lines, rules);
        const { world } = backend;
        settleBadges(world, keep(), PEOPLE[0]);
        settleBadges(world, keep());
        settleBadges(world, keep());
        const wanted = rules.flatMap((each, index) =>
          PEOPLE.flatMap((userId) => {
            const at = firstMet(
              each,
              lines.filter((own) => own.userId === userId),
            );
            return at === null ? [] : [{ badgeId: `bdg-${String(index)}`, userId, earnedAt: at }];
          }),
        );
        const sorted = (rows: readonly { badgeId: string; userId: string; earnedAt: number }[]) =>
          rows
            .map(({ badgeId, userId, earnedAt }) => `${badgeId} ${userId} ${String(earnedAt)}`)
            .toSorted();
        expect(sorted(world.db.earnedBadges)).toEqual(sorted(wanted));
        expect(world.db.notifications).toHaveLength(wanted.length);
        const timesOf = (rows: readonly number[]) => rows.toSorted((one, other) => one - other);
        // The bell and the member's badges agree on the day.
        expect(timesOf(world.db.notifications.map(({ at }) => at))).toEqual(
          timesOf(wanted.map(({ earnedAt }) => earnedAt)),
        );
        // A stricter rule, revoked points and a badge that is off take nothing away.
        const before = structuredClone(world.db.earnedBadges);
        for (const badge of world.db.badges)
          Object.assign(badge, { isOn: false, rule: { ...badge.rule, count: 9_999 } });
        world.db.points = [];
        time = NOW + 3 * DAY;
        settleBadges(world, keep());
        expect(world.db.earnedBadges).toEqual(before);
      },
    ),
    { numRuns: runs(60) },
  );
});
