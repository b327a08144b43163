import type { TweetGroup } from '@/features/modules/definitions/tweet-to-earn/fields';
import { grouped } from '../../store/grouped';
import { tokenOf } from '../payouts/funds';
import { baseUnitsOf, type Currency } from '../accrual-ledger/currency';
import type { Period } from '../accrual-ledger/periods';
import type { TweetProgram } from '../accrual-ledger/programs';
import type { AccrualLine, AccrualRunRow } from '../accrual-ledger/rows';
import type { TweetReward } from './tweetRewards';

/** What a group pays for a post out of SOL or a token. */
export interface Pool {
  /** Mint of the token (base58); null is SOL. */
  mint: string | null;
  /** Null for a token nothing is known about, which cannot be paid. */
  currency: Currency | null;
}

/** The pool of a group, where it is SOL or a token; null where it pays points. */
export function poolOf({ method, pool }: Pick<TweetGroup, 'method' | 'pool'>): Pool | null {
  if (method !== 'POOL_SPLIT' || pool.currency === 'POINTS') return null;
  const mint = pool.currency === 'SOL' ? null : pool.mint;
  return { mint, currency: tokenOf(mint) };
}

/** The amount of a pool in base units; null where it cannot be paid. */
export const amountIn = ({ currency }: Pool, { pool }: Pick<TweetGroup, 'pool'>): bigint | null =>
  currency && baseUnitsOf(pool.amount, currency);

/**
 * Splits a pool by weights, exactly: what a division leaves over goes to the first of them, one base unit each.
 * Nothing is paid where no one has a weight.
 *
 * @returns base units, in the order of `weights`
 */
export function splitPool(pool: bigint, weights: readonly bigint[]): bigint[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0n);
  if (all <= 0n || pool <= 0n) return weights.map(() => 0n);
  const shares = weights.map((weight) => (pool * weight) / all);
  let rest = pool - shares.reduce((sum, share) => sum + share, 0n);
  return shares.map((share, place) => {
    if (rest === 0n || weights[place] === 0n) return share;
    rest -= 1n;
    return share + 1n;
  });
}

interface Asked {
  program: TweetProgram;
  pool: Pool;
  serverId: string;
  period: Period;
  id: string;
  name: string;
  /** What counts, the first first. */
  rewards: readonly TweetReward[];
  skipped: Record<string, number>;
  /** What the group has paid of the token in this month before, base units. */
  paid: bigint;
}

/** A post's pool, split by points between everyone who took part; null where there is nothing to tell. */
export function poolRun(asked: Asked): AccrualRunRow | null {
  const { program, pool, serverId, period, id, name, rewards } = asked;
  const { values, rule, module } = program;
  const skipped = { ...asked.skipped };
  if (rewards.length === 0 && Object.keys(skipped).length === 0) return null;
  const whose = [...grouped(rewards, ({ userId }) => userId)];
  const { currency } = pool;
  if (currency === null && whose.length > 0) skipped['NO_TOKEN'] = whose.length;
  const wanted = amountIn(pool, values) ?? 0n;
  const budget =
    currency !== null && values.hasBudget ? baseUnitsOf(values.poolBudget, currency) : null;
  const left = budget === null || budget - asked.paid > wanted ? wanted : budget - asked.paid;
  const amount = left > 0n ? left : 0n;
  if (amount < wanted && whose.length > 0) skipped['BUDGET'] = whose.length;
  const weights = whose.map(([, own]) => own.reduce((sum, { worth }) => sum + worth, 0n));
  const shares = splitPool(amount, weights);
  const lines = whose.map(([userId, own], place): AccrualLine => ({
    userId,
    units: own.length,
    multiplier: 1,
    points: 0,
    owed: 0,
    amount: String(shares[place] ?? 0n),
    streak: 0,
    last: period.to,
    of: Object.fromEntries(own.map(({ key }) => [key, 0])),
  }));
  const sum = shares.reduce((all, share) => all + share, 0n);
  return {
    id,
    serverId,
    module,
    ruleId: rule.id,
    name,
    ...period,
    lookedAt: period.to,
    lines,
    skipped,
    wanted: 0,
    points: 0,
    mint: pool.mint,
    amount: String(sum),
    wantedAmount: String(sum === 0n ? 0n : wanted),
  };
}
