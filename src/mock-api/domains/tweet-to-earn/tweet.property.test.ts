// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { completeValues } from '@/features/modules/engine/schema';
import type { Values } from '@/features/modules/common-fields/field';
import tweet from '@/features/modules/definitions/tweet-to-earn/definition';
import { runs } from '@tests/setup/scope';
import { tweetEstimate } from '../accruals/oneOffEstimates';
import { reviewIdOf } from './postReviews';
import type { PostReviewRow } from '../accrual-ledger/rows';
import { splitPool } from './tweetPool';
import { createTweetCases, LIVE, type CaseAct } from '../../testing/tweets';

/*
 * Whatever a group asks for and members do: the estimate is what a member is paid who does all of it, a pool is
 * split in full and never beyond, the team's decisions hold, and no action is paid twice.
 */
const HOUR = 3_600_000;
const NAMES = ['x-first', 'x-second', 'x-third', 'x-fourth', 'x-fifth'] as const;

const cases = await createTweetCases(NAMES.length);
const { world, guild, group: row, engage } = cases;
const [user] = world.db.users;
if (!user) throw new Error('The seed has no one.');
const valuesWith = (values: Values) => tweet.read(completeValues(tweet.fields, values));
const url = (id: string) => `https://x.com/castlebots/status/${id}`;

const kinds = ['REPLY', 'QUOTE', 'REPOST', 'LIKE', 'FOLLOW', 'POST_WITH_TEXT'] as const;
const actOf = { POST_WITH_TEXT: 'POST' } as const;

const actions = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom(...kinds),
    points: fc.nat(99),
    verification: fc.constantFrom('API', 'SAMPLED', 'SELF_ATTEST'),
    text: fc.constant(''),
  }),
  { selector: ({ kind }) => kind, minLength: 1, maxLength: 6 },
);

test('the estimate is what a member is paid who does all of it', async () => {
  await fc.assert(
    fc.asyncProperty(
      actions,
      fc.integer({ min: 100, max: 300 }),
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 1, max: 4 }),
      async (given, hundredths, weight, memberDailyCap, count) => {
        const handles = ['castlebots', 'moat'];
        const posts = Array.from({ length: count }, (_, place) => ({
          url: url(String(100 + place)),
          title: 'A post',
          status: 'LIVE',
        }));
        const multiplier = hundredths / 100;
        const values = valuesWith({ handles, posts, actions: given, multiplier, memberDailyCap });
        engage.values = { ...engage.values, tweetWeight: weight / 100 };
        const acts = posts.flatMap((_, place) =>
          given.flatMap(({ kind }): CaseAct[] => {
            const what = kind === 'POST_WITH_TEXT' ? actOf[kind] : kind;
            const text = `What I would build, number ${String(place)} of the ${kind.toLowerCase()}`;
            const targets = kind === 'FOLLOW' ? handles : [String(100 + place)];
            return targets.map((target) => ({ kind: what, target, text, after: 0.5 }));
          }),
        );
        const { points } = cases.paid(values, acts);
        const here = { world, user, guild, spec: tweet, row };
        const told = (await tweetEstimate(here, values, count)).cases;
        expect(told.find(({ units }) => units === count)?.points).toBe(points[0]);
      },
    ),
    { numRuns: runs(25) },
  );
});

const memberActions = fc.array(
  fc.record({
    who: fc.nat(NAMES.length - 1),
    kind: fc.constantFrom('REPLY' as const, 'REPOST' as const),
    isGone: fc.boolean(),
    verdict: fc.constantFrom('APPROVE' as const, 'APPROVE' as const, 'REJECT' as const, null),
  }),
  { minLength: 1, maxLength: 20 },
);
const WORTH = { REPLY: 50n, REPOST: 20n };

test('a pool is split in full between those who count, and no action is paid twice', () => {
  engage.values = { ...engage.values, tweetWeight: 1 };
  fc.assert(
    fc.property(
      memberActions,
      fc.integer({ min: 1, max: 2_000_000_000 }),
      fc.boolean(),
      (history, lamports, isReviewed) => {
        const amount = (lamports / 1e9).toFixed(9);
        const values = valuesWith({
          posts: [{ url: url('100'), title: 'A post', status: 'LIVE' }],
          actions: [
            { kind: 'REPLY', points: 50 },
            { kind: 'REPOST', points: 20 },
          ],
          method: 'POOL_SPLIT',
          pool: { currency: 'SOL', amount },
          review: isReviewed ? 'MANUAL' : 'AUTO',
        });
        const acts = history.map(({ who, kind, isGone }, place): CaseAct => {
          const after = 1 + place;
          const goneAt = LIVE + after * HOUR + 60_000;
          const text = `What I would build, number ${String(place)}`;
          const by = NAMES[who] ?? 'x-first';
          return { by, kind, text, after, ...(isGone ? { goneAt } : {}) };
        });
        const reviews = history.flatMap(({ who, kind, verdict }, place): PostReviewRow[] => {
          const userId = cases.userIds[who] ?? '';
          const at = LIVE + (1 + place) * HOUR;
          const id = reviewIdOf('rule', userId, `${kind}:100`, at);
          const of = { id, serverId: guild.id, ruleId: 'rule', userId, version: 1 };
          const post = {
            key: '',
            kind,
            text: '',
            at,
            postId: '',
            postTitle: '',
            group: '',
            points: 0,
          };
          const effectiveAt = LIVE + 30 * HOUR;
          const by = 'usr-owner';
          return verdict === null
            ? []
            : [{ ...of, post, decision: { verdict, note: null, by, at, effectiveAt } }];
        });
        const { runs: made } = cases.paid(values, acts, {}, isReviewed ? reviews : []);

        const weights = new Map<string, bigint>();
        const seen = new Set<string>();
        let waits = false;
        for (const { who, kind, isGone, verdict } of history) {
          if (isGone || seen.has(`${String(who)} ${kind}`)) continue;
          if (isReviewed && verdict === 'REJECT') continue;
          seen.add(`${String(who)} ${kind}`);
          if (isReviewed && verdict === null) waits = true;
          const userId = cases.userIds[who] ?? '';
          weights.set(userId, (weights.get(userId) ?? 0n) + WORTH[kind]);
        }
        const shares = waits ? [] : splitPool(BigInt(lamports), [...weights.values()]);
        const expected = shares.map((share, place) => [[...weights.keys()][place], String(share)]);

        const lines = made.flatMap((run) => run.lines);
        expect(lines.map((line) => [line.userId, line.amount])).toEqual(expected);
        const paid = lines.reduce((sum, line) => sum + BigInt(line.amount ?? '0'), 0n);
        expect(paid).toBe(shares.length === 0 ? 0n : BigInt(lamports));
        const keys = lines.flatMap(({ userId, of = {} }) =>
          Object.keys(of).map((key) => `${userId} ${key}`),
        );
        expect(new Set(keys).size).toBe(keys.length);
      },
    ),
    { numRuns: runs(25) },
  );
});
