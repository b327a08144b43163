import type { Campaign } from '@/features/modules/definitions/invite-to-earn/fields';
import type { TweetGroup } from '@/features/modules/definitions/tweet-to-earn/fields';
import { counted } from '@/shared/text/language';
import { moduleRow } from '../module-settings/modules';
import type { ModuleContext } from '../module-settings/moduleContext';
import { engageMultiplier, hasSource } from '../activity-earning/engage';
import { oneOffRun, type OneOffReward } from '../accrual-ledger/oneOffRewards';
import { limitsAlone } from '../activity-earning/engageHour';
import { inviteRewards, milestonesOf } from '../invite-to-earn/inviteRewards';
import { engageProgram } from '../accrual-ledger/programs';
import { isReviewed } from '../tweet-to-earn/postReviews';
import { keyOf, worthOf } from '../raids/raidPosts';
import { amountIn, poolOf } from '../tweet-to-earn/tweetPool';
import { amountText, freeOf } from '../payouts/funds';

const INVITES = [1, 5, 25];
const POSTS = [1, 3, 10];
/** Upper limit of units in a case; no member does more. */
const MOST = 5000;

const casesOf = (usual: readonly number[], typed: number | undefined) => [
  ...new Set([...usual, ...(typed === undefined ? [] : [typed])]),
];

/**
 * Multipliers and limits from Engage to earn for a source, for a member without roles or holdings; null where Engage to
 * earn does not pay that source.
 */
function engageFor(
  { world, guild }: ModuleContext,
  source: string,
  weight: 'inviteWeight' | 'tweetWeight',
) {
  const engage = engageProgram(world, guild);
  if (!engage?.isOn || !hasSource(engage.values, source)) return null;
  const at = world.clock.now();
  const { day, all } = limitsAlone(engage.values);
  return {
    factor:
      engage.values[weight] *
      engageMultiplier(engage.values, { at, roles: new Set(), pieces: () => 0 }),
    cap: day ?? Infinity,
    all: all ?? Infinity,
  };
}

/** Points of a run for one member, computed by the code that pays. */
function pointsOf(
  { guild, world }: ModuleContext,
  module: 'tweet-to-earn' | 'invite-to-earn',
  rewards: readonly OneOffReward[],
  cap: number,
): number {
  const to = world.clock.now();
  const run = oneOffRun({
    program: { module, rule: { id: 'estimate' } },
    serverId: guild.id,
    period: { from: to, to },
    id: 'estimate',
    name: '',
    rewards,
    skipped: {},
    limits: { member: () => (Number.isFinite(cap) ? cap : null), all: null },
  });
  return run?.points ?? 0;
}

/** Estimated earnings by a campaign as typed: up to the daily limit each day, until all invites are paid. */
export function inviteEstimate(here: ModuleContext, values: Campaign, typed: number | undefined) {
  const engage = engageFor(here, 'INVITE', 'inviteWeight');
  const daily = Math.max(1, values.dailyCap);
  const caseOf = (units: number) => {
    const count = Math.min(units, MOST);
    const paid = new Set<string>();
    let points = 0;
    for (let before = 0; before < count; before += daily) {
      const keys = Array.from(
        { length: Math.min(daily, count - before) },
        (_, place) => `invite:${String(before + place)}`,
      );
      const rewards = inviteRewards(values, {
        userId: 'member',
        keys,
        before,
        isPaid: (key) => paid.has(key),
        factor: engage?.factor ?? 1,
      });
      for (const { key } of rewards) paid.add(key);
      const left = Math.min(engage?.cap ?? Infinity, (engage?.all ?? Infinity) - points);
      points += pointsOf(here, 'invite-to-earn', rewards, left);
    }
    const days = Math.ceil(count / daily);
    const spread = days > 1 ? `, over ${counted(days, 'day')}` : '';
    return {
      units,
      points,
      sentence: `A member who invites ${counted(count, 'qualifying member')} would earn ${counted(points, 'point')}${spread}.`,
    };
  };
  return {
    unit: 'invites',
    cases: casesOf(INVITES, typed).map(caseOf),
    everybody: null,
    notes: [
      ...(values.needsCaptcha && !moduleRow(here.world, here.guild, 'verification-bot').enabled
        ? ['Captcha verification is off, so invites count without it.']
        : []),
      ...(milestonesOf(values).some(({ roles }) => roles.length > 0)
        ? ['Milestone roles below the bot’s own role are also given.']
        : []),
    ],
  };
}

/** Notes on a pool before a post is over; the shares depend on how many members take part. */
async function poolNotes({ world, guild }: ModuleContext, values: TweetGroup): Promise<string[]> {
  if (values.method !== 'POOL_SPLIT') return [];
  const notes = ['The pool is split among everyone who takes part.'];
  const pool = poolOf(values);
  if (pool === null) return notes;
  const amount = amountIn(pool, values);
  if (amount === null) return [...notes, 'Couldn’t read this token, so it can’t be paid.'];
  const free = await freeOf(world, guild.id, pool.mint);
  const { mint } = pool;
  return free === null || free >= amount
    ? notes
    : [
        ...notes,
        `The ledger wallet can pay ${amountText({ mint, amount: free })}, less than the pool of ${amountText({ mint, amount })}. Top it up before a post ends.`,
      ];
}

/** Estimated earnings by a group as typed. */
export async function tweetEstimate(
  here: ModuleContext,
  values: TweetGroup,
  typed: number | undefined,
) {
  const engage = engageFor(here, 'TWEET', 'tweetWeight');
  const isPool = values.method === 'POOL_SPLIT';
  const own = values.memberDailyCap;
  const cap = Math.min(
    engage?.cap ?? Infinity,
    engage?.all ?? Infinity,
    own === 0 ? Infinity : own,
  );
  const winning = ['FCFS', 'RAFFLE', 'TOP'].includes(values.method)
    ? ' and is among the winners'
    : '';
  const caseOf = (units: number) => {
    const count = Math.min(units, MOST);
    const paid = new Set<string>();
    let points = 0;
    for (let place = 0; place < count && points < cap; place += 1) {
      const rewards = rewardsOf(values, String(place), engage?.factor ?? 1);
      const due = rewards.filter(({ key }) => !paid.has(key));
      for (const { key } of due) paid.add(key);
      points += pointsOf(here, 'tweet-to-earn', due, cap - points);
    }
    return {
      units,
      points,
      sentence: `A member who completes every action on ${counted(count, 'post')} in a day${winning} would earn ${counted(points, 'point')}.`,
    };
  };
  return {
    unit: 'posts',
    cases: engage !== null && !isPool ? casesOf(POSTS, typed).map(caseOf) : [],
    everybody: null,
    notes: [
      ...(engage === null
        ? ['Nothing is paid until Engage to earn is on with X posts as a source.']
        : []),
      ...(await poolNotes(here, values)),
      ...(isReviewed(values) ? ['Actions are paid after your team approves them.'] : []),
      'Only actions of the linked X account count. The estimate assumes the account and its replies meet your rules.',
    ],
  };
}

/** All actions one member can do for a post. Each is paid separately, so fractions of a point are dropped each time. */
const rewardsOf = (values: TweetGroup, id: string, factor: number): OneOffReward[] =>
  values.actions.flatMap((action) => {
    const targets = action.kind === 'FOLLOW' ? values.handles : [''];
    const worth = worthOf(values, action, factor);
    return targets.map((target) => ({
      userId: 'member',
      key: keyOf(action, { id }, target),
      worth,
      units: 1,
    }));
  });
