import { LANGUAGE } from '@/shared/text/locales';
import type { offerStates } from '@/features/earning/claims/claim';
import { DAY, HOUR } from '@/shared/time/durations';
import { isFeatureOn } from '../feature-flags/featureFlags';
import { freeOf, tokenOf, type Due } from '../payouts/funds';
import type { PayoutRow } from '../payouts/rows';
import { keptOn } from '../accrual-ledger/balance';
import { entriesOf, totalsOf } from '../point-balances/sums';
import type { MemberContext } from '../conditions/conditions';
import type { World } from '../../store/world';
import type { ClaimPolicyRow, ClaimRow } from './rows';

/** A claim with its payout. */
export interface Claimed {
  claim: ClaimRow;
  payout: PayoutRow;
}

/** What asks: a member, on a server, about one way to earn. */
export interface ClaimContext extends MemberContext {
  module: number;
}

export interface Offer {
  state: (typeof offerStates)[number];
  message: string | null;
  retryAt: number | null;
  policy: ClaimPolicyRow | null;
  claimable: number;
  /** Points in the balance above `kept`. */
  available: number;
  /** Points that stay in the balance: the minimum of Engage to earn. */
  kept: number;
  lastClaimId: string | null;
}

export const policyOf = ({ db }: World, serverId: string): ClaimPolicyRow | null =>
  db.claimPolicies.find((row) => row.serverId === serverId) ?? null;

/** Claims on a server, the oldest first. */
export const claimsOn = ({ db }: World, serverId: string): Claimed[] =>
  db.claims
    .filter((claim) => claim.serverId === serverId)
    .flatMap((claim) => {
      const payout = db.payouts.find(({ id }) => id === claim.payoutId);
      return payout ? [{ claim, payout }] : [];
    });

const isReturned = ({ payout: { status } }: Claimed) =>
  status === 'CANCELLED' || status === 'RECLAIMED_AFTER_FAILURE';
const isUnderWay = ({ payout: { status } }: Claimed) =>
  status === 'PENDING' || status === 'PROCESSED' || status === 'FAILED';

/** Whether a package was in force once, and none is now. */
function hasRunOut({ db, clock }: World, serverId: string): boolean {
  const orders = db.orders.filter((row) => row.serverId === serverId && row.enabledAt !== null);
  const isInForce = orders.some(
    ({ status, expiresAt }) =>
      status === 'ENABLED' && (expiresAt === null || expiresAt > clock.now()),
  );
  return orders.length > 0 && !isInForce;
}

/** Amounts the member takes from the same server before this claim. */
export interface Planned {
  /** Tokens for points. */
  claims: readonly Due[];
  /** Rewards of quests, which daily limits don't count. */
  rewards: readonly Due[];
}
const NOTHING_PLANNED: Planned = { claims: [], rewards: [] };

/** What may be paid today besides what was claimed: to a member, and to all; null for as much as there is. */
function leftToday(
  context: ClaimContext,
  policy: ClaimPolicyRow,
  claims: readonly Claimed[],
  planned: Planned,
) {
  const now = context.world.clock.now();
  const midnight = now - (now % DAY);
  const today = claims.filter(
    (each) => each.claim.at >= midnight && !isReturned(each) && each.payout.mint === policy.mint,
  );
  const before = planned.claims.reduce(
    (sum, { mint, amount }) => (mint === policy.mint ? sum + amount : sum),
    0n,
  );
  const left = (limit: string | null, isMeant: (each: Claimed) => boolean) =>
    limit === null
      ? null
      : today
          .filter(isMeant)
          .reduce((rest, { payout }) => rest - BigInt(payout.amount), BigInt(limit) - before);
  return {
    mine: left(policy.memberDaily, ({ claim }) => claim.userId === context.userId),
    all: left(policy.serverDaily, () => true),
    next: midnight + DAY,
  };
}

const atLeast = (points: number) => `${points.toLocaleString(LANGUAGE)} points`;

/**
 * Points a member can claim now, or the reason they can't. Call it under the payout lock if the result must hold until
 * the claim.
 *
 * @param planned amounts the member takes first
 */
export async function offerFor(
  context: ClaimContext,
  planned: Planned = NOTHING_PLANNED,
): Promise<Offer> {
  const { world, guild, userId, module } = context;
  const policy = policyOf(world, guild.id);
  const all = claimsOn(world, guild.id);
  const mine = all.filter(({ claim }) => claim.userId === userId && claim.module === module);
  const lastClaimId = mine.at(-1)?.claim.id ?? null;
  const kept = keptOn(world, guild, module);
  const { available } = totalsOf(entriesOf(world, guild.id, userId, module), world.clock.now());
  const held = Math.max(0, Math.floor(available));
  const points = Math.max(0, held - kept);
  const not = (state: Offer['state'], message: string, retryAt: number | null = null): Offer => ({
    state,
    message,
    retryAt,
    policy,
    claimable: 0,
    available: points,
    kept,
    lastClaimId,
  });
  if (!policy || !tokenOf(policy.mint))
    return not(
      'OFF',
      'This server doesn’t exchange points for tokens. Points count toward your rank.',
    );
  if (!policy.isOn) return not('PAUSED', 'The team has paused claims. Your points are kept.');
  if (!isFeatureOn(world, 'POINT_CLAIMS', guild.id))
    return not('PAUSED', 'Castle Bots has paused claims. Your points are kept.');
  if (hasRunOut(world, guild.id))
    return not(
      'PAUSED',
      'Claims are paused until the server renews its package. Your points are kept.',
    );
  if (mine.some(isUnderWay))
    return not(
      'UNDER_WAY',
      'Your last claim is still in progress. You can claim again when it’s done.',
    );
  if (points < policy.least)
    return not(
      'TOO_FEW',
      kept === 0
        ? `The minimum claim is ${atLeast(policy.least)}. You have ${held}.`
        : `The minimum claim is ${atLeast(policy.least)}. You have ${held}, and ${kept.toLocaleString(LANGUAGE)} must stay in your balance.`,
    );
  const last = mine.findLast((each) => !isReturned(each));
  const coolUntil = (last?.claim.at ?? -Infinity) + policy.coolDownHours * HOUR;
  if (coolUntil > world.clock.now()) return not('COOL_DOWN', 'You claimed recently.', coolUntil);
  const free = await freeOf(world, guild.id, policy.mint, [...planned.claims, ...planned.rewards]);
  if (free === null)
    return not('UNSUPPORTED', 'Only SOL can be paid right now. Your points are kept.');
  const rate = BigInt(policy.unitsPerPoint);
  const pointsFor = (units: bigint | null) =>
    units === null ? policy.most : Number(smaller(units < 0n ? 0n : units / rate, policy.most));
  const left = leftToday(context, policy, all, planned);
  const today = Math.min(pointsFor(left.mine), pointsFor(left.all));
  if (today < policy.least)
    return not(
      'DAY_LIMIT',
      pointsFor(left.mine) < policy.least
        ? 'You’ve reached your daily claim limit.'
        : 'This server has reached its daily claim limit.',
      left.next,
    );
  const payable = pointsFor(free);
  if (payable < policy.least)
    return not('NO_FUNDS', 'The server’s ledger wallet can’t pay this now. Your points are kept.');
  const claimable = Math.min(points, policy.most, today, payable);
  return {
    state: 'OPEN',
    message: null,
    retryAt: null,
    policy,
    claimable,
    available: points,
    kept,
    lastClaimId,
  };
}

const smaller = (count: bigint, most: number) => (count > BigInt(most) ? BigInt(most) : count);
