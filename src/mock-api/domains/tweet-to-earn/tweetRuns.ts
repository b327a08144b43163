import { ownersOf, type DatedAct } from '../raids/xActs';
import { unitsOf } from '@/features/modules/common-fields/decimal';
import type { TweetGroup } from '@/features/modules/definitions/tweet-to-earn/fields';
import type { SocialActRow } from '../social-accounts/rows';
import { xAccountOf } from '../social-accounts/xAccount';
import type { World } from '../../store/world';
import { barOf, engageMultiplier } from '../activity-earning/engage';
import { oneOffRun, type RewardLimits } from '../accrual-ledger/oneOffRewards';
import { wholePoints } from '../accrual-ledger/currency';
import { runIdOf } from '../accrual-ledger/periods';
import {
  engageFactsOf,
  engageRuns,
  least,
  memberLeft,
  paidToday,
  serverLeft,
  type Hour,
} from '../activity-earning/engageHour';
import type { TweetProgram } from '../accrual-ledger/programs';
import { CLAWBACK, type AccrualRunRow } from '../accrual-ledger/rows';
import type { PresentMembers } from '../accrual-ledger/memberPresence';
import {
  accountFlaw,
  actionOf,
  flawOf,
  formerKeyOf,
  isChecked,
  keyOf,
  sayings,
  worthOf,
  type RaidPost,
} from '../raids/raidPosts';
import { paysAtEnd, tweetRewards, type TweetReward } from './tweetRewards';
import { poolOf, poolRun, type Pool } from './tweetPool';
import { isReviewed, reviewIdOf, reviewsOf, standingOf, type ReviewablePost } from './postReviews';
import { paidKeys } from '../accrual-ledger/clawback';

const monthOf = (to: number) => new Date(to - 1).toISOString().slice(0, 7);

export const tweetRunsOf = ({ db }: World, ruleId: string): AccrualRunRow[] =>
  db.accrualRuns.filter((run) => run.ruleId === ruleId && run.about !== CLAWBACK);

/** Rest of all limits of a group and of Engage to earn, for one post. */
function tweetLimits(hour: Hour, { rule, values }: TweetProgram, postId: string): RewardLimits {
  const { world, guild, engage, period } = hour;
  const all = engageRuns(world, guild.id);
  const own = tweetRunsOf(world, rule.id);
  const sum = (runs: readonly AccrualRunRow[]) => runs.reduce((of, { points }) => of + points, 0);
  const limit = (amount: string) => {
    const units = values.hasBudget ? unitsOf(amount) : null;
    return units === null ? null : wholePoints(units);
  };
  const [month, post] = [limit(values.budget), limit(values.postBudget)];
  const cap = values.memberDailyCap;
  return {
    member: (userId) =>
      least(
        memberLeft(hour, all, userId, period.to),
        cap === 0 ? null : cap - paidToday(own, userId, period.to).points,
      ),
    all: least(
      serverLeft(engage, all, period.to),
      month === null
        ? null
        : month - sum(own.filter(({ to }) => monthOf(to) === monthOf(period.to))),
      post === null ? null : post - sum(own.filter(({ about }) => about === postId)),
    ),
  };
}

/** An action for a post that does not count. */
export interface Flaw {
  userId: string;
  reason: string;
  kind: SocialActRow['kind'];
  at: number;
}

/** Actions for a post that count, reasons why others do not, and actions for the team to decide about. */
export function doneFor(
  hour: Hour,
  { rule, values }: TweetProgram,
  post: RaidPost,
  acts: readonly DatedAct[],
  members: PresentMembers,
) {
  const owners = ownersOf(hour.world);
  const runs = tweetRunsOf(hour.world, rule.id);
  const elsewhere = paidKeys(runs.filter(({ about }) => about !== post.id));
  const here = paidKeys(runs.filter(({ about }) => about === post.id));
  const reviews = isReviewed(values) ? reviewsOf(hour.world, rule.id) : null;
  const [done, flaws]: [TweetReward[], Flaw[]] = [[], []];
  const looked: ReviewablePost[] = [];
  const seen = new Set<string>();
  for (const [place, act] of acts.entries()) {
    if (act.at < post.from || act.at > post.to) continue;
    const userId = owners.get(act.externalId);
    const member = userId === undefined ? undefined : members.get(userId);
    const action = actionOf(values, post, act);
    if (!member || !action || userId === undefined) continue;
    const key = keyOf(action, post, act.target);
    const former = formerKeyOf(values, act);
    const isPaid = (by: string) => elsewhere.has(`${userId} ${by}`);
    if (seen.has(`${userId} ${key}`) || isPaid(key)) continue;
    if (former !== null && (isPaid(former) || here.has(`${userId} ${former}`))) continue;
    const facts = engageFactsOf(hour, member.row, member.discordId);
    const isLooked = isChecked(action, act);
    const isGone = isLooked && act.goneAt !== undefined && act.goneAt <= hour.period.to;
    const reason =
      barOf(hour.engage.values, facts) ??
      (isGone ? 'GONE' : null) ??
      accountFlaw(values, xAccountOf(hour.world.db, act.externalId), act.at) ??
      (isLooked ? flawOf(values, action, act, () => sayings(acts.slice(0, place))) : null);
    if (reason !== null) {
      flaws.push({ userId, reason, kind: act.kind, at: act.at });
      continue;
    }
    const factor = hour.engage.values.tweetWeight * engageMultiplier(hour.engage.values, facts);
    const worth = worthOf(values, action, factor);
    let { at } = act;
    if (reviews !== null) {
      const id = reviewIdOf(rule.id, userId, key, act.at);
      const row = reviews.get(id);
      const standing = standingOf(row, hour.period.to);
      // Actions paid before the group was reviewed need no decision.
      if (row?.decision || !here.has(`${userId} ${key}`))
        looked.push({ id, userId, key, act, worth, row });
      if (standing === 'REFUSED') {
        flaws.push({
          userId,
          reason: 'REFUSED',
          kind: act.kind,
          at: row?.decision?.effectiveAt ?? at,
        });
        continue;
      }
      at = row?.decision?.effectiveAt ?? at;
      // While one waits, further actions of the same kind do not count.
      seen.add(`${userId} ${key}`);
      if (standing === 'WAITS') continue;
    }
    seen.add(`${userId} ${key}`);
    done.push({ userId, key, at, units: 1, worth });
  }
  return { done, flaws, looked };
}

/** A post's run for an hour; null where it would be empty. Changes nothing. */
export function tweetRun(
  hour: Hour,
  program: TweetProgram,
  post: RaidPost,
  acts: readonly DatedAct[],
  members: PresentMembers,
): AccrualRunRow | null {
  const { values, rule } = program;
  const { period, world, guild } = hour;
  const isByHand = isReviewed(values);
  const isEnd = isPaidAtEnd(values);
  if (isEnd && (post.to > period.to || (!isByHand && post.to <= period.from))) return null;
  const isWithin = ({ at }: { at: number }) => at > period.from && at <= period.to;
  // An hour without actions for the post makes no run.
  if (!isEnd && !isByHand && !acts.some((act) => isWithin(act) && actionOf(values, post, act)))
    return null;
  const { done, flaws, looked } = doneFor(hour, program, post, acts, members);
  if (isEnd && isByHand && !isDecided(world, program, post, looked, period.to)) return null;
  const isNow = (each: { at: number }) => isEnd || isWithin(each);
  // Approvals from a time without pay are paid now.
  const isDue = (each: { at: number }) => isByHand || isNow(each);
  const { rewards } = tweetRewards(values, post, done);
  const paid = paidKeys(tweetRunsOf(world, rule.id));
  const skipped: Record<string, number> = {};
  for (const { reason } of flaws.filter(isNow)) skipped[reason] = (skipped[reason] ?? 0) + 1;
  const late = done.filter(isNow).length - rewards.filter(isNow).length;
  if (late > 0) skipped['LATE'] = late;
  const asked = {
    program,
    serverId: guild.id,
    period,
    id: `${runIdOf(rule.id, period.to)}-${post.id}`,
    name: `${program.name}: ${post.title}`,
    rewards: rewards.filter(
      (reward) => isDue(reward) && !paid.has(`${reward.userId} ${reward.key}`),
    ),
    skipped,
  };
  const pool = poolOf(values);
  const run = pool
    ? poolRun({
        ...asked,
        pool,
        paid: paidInMonth(tweetRunsOf(world, rule.id), pool, period),
      })
    : oneOffRun({ ...asked, limits: tweetLimits(hour, program, post.id) });
  return run && { ...run, about: post.id };
}

/** Base units of a token that a group has paid in the month of a period. */
const paidInMonth = (runs: readonly AccrualRunRow[], { mint }: Pool, { to }: { to: number }) =>
  runs
    .filter((run) => run.mint === mint && monthOf(run.to) === monthOf(to))
    .reduce((all, { amount = '0' }) => all + BigInt(amount), 0n);

/**
 * Whether a post is paid when it is over. True where the team decides and not all can win, because decisions are not in
 * the order of the actions.
 */
const isPaidAtEnd = (values: TweetGroup): boolean =>
  paysAtEnd(values) || (isReviewed(values) && (values.method === 'FCFS' || values.firstN > 0));

/** Whether a finished post can be paid: no action waits for review, and it was not paid before. */
const isDecided = (
  world: World,
  { rule }: TweetProgram,
  post: RaidPost,
  looked: readonly ReviewablePost[],
  to: number,
): boolean =>
  looked.every(({ row }) => standingOf(row, to) !== 'WAITS') &&
  !tweetRunsOf(world, rule.id).some(({ about }) => about === post.id);
