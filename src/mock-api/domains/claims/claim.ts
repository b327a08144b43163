import { LANGUAGE } from '@/shared/text/locales';
import { nextId } from '../../store/world';
import { refuse, wrongFields, type Refusal } from '../../http/reply';
import { walletsOf } from '../wallets/wallets';
import { needsApproval } from '../payouts/approval';
import { amountText, canPay, RENT, tokenOf } from '../payouts/funds';
import { withPayoutLock, reserve, runPayouts } from '../payouts/payouts';
import { lockPoints } from './lines';
import { claimsOn, offerFor, type ClaimContext, type Claimed, type Offer } from './offer';
import type { ClaimPolicyRow, ClaimRow } from './rows';

/** A claim as the member confirmed it. */
export interface Wanted {
  key: string;
  points: number;
  mint: string | null;
  amount: string;
  address: string;
  after: string | null;
}

type Answer =
  | Claimed
  | Refusal<
      | 'claims-closed'
      | 'insufficient-funds'
      | 'invalid-fields'
      | 'newer-exists'
      | 'request-already-used'
      | 'terms-changed'
    >;

/**
 * Locks points and reserves the payout for them, or does neither. One claim at a time in a world, so no point or
 * lamport is reserved twice. The same key returns the same claim.
 */
export async function claimPoints(context: ClaimContext, wanted: Wanted): Promise<Answer> {
  const answer = await withPayoutLock(context.world, () => takePoints(context, wanted));
  await runPayouts(context.world);
  return answer;
}

/** Like `claimPoints`, for a caller that holds the payout lock and runs the payouts. */
export async function takePoints(context: ClaimContext, wanted: Wanted): Promise<Answer> {
  const { world, guild, userId, module } = context;
  const known = claimsOn(world, guild.id).find(
    ({ claim }) => claim.key === wanted.key && claim.userId === userId,
  );
  if (known)
    return isSame(known, wanted, module) ? known : refuse('request-already-used', OTHER_KEY);
  const offer = await offerFor(context);
  const { policy } = offer;
  if (wanted.after !== offer.lastClaimId)
    return refuse('newer-exists', 'You’ve made another claim. Refresh to see it.');
  if (offer.state !== 'OPEN' || !policy)
    return refuse('claims-closed', offer.message ?? 'You can’t claim right now.');
  const amount = BigInt(policy.unitsPerPoint) * BigInt(wanted.points);
  if (wanted.mint !== policy.mint || BigInt(wanted.amount) !== amount)
    return refuse(
      'terms-changed',
      'The exchange rate changed. Refresh to see it before you claim.',
    );
  const wrong = troubleWithPoints(offer, policy, wanted.points);
  if (wrong !== null) return wrongFields([{ path: 'points', message: wrong }]);
  if (!walletsOf(world, userId).some(({ address }) => address === wanted.address))
    return wrongFields([{ path: 'address', message: 'Choose one of your linked wallets.' }]);
  const chain = await world.chain();
  // The network refuses to open an account with less than its rent.
  if (policy.mint === null && chain.balance(wanted.address) + amount < RENT)
    return wrongFields([
      {
        path: 'points',
        message: `This wallet is empty. Its first payment must be at least ${amountText({ mint: null, amount: RENT })}.`,
      },
    ]);
  if (!(await canPay(world, guild.id, [{ mint: policy.mint, amount }])))
    return refuse(
      'insufficient-funds',
      'The server’s ledger wallet can’t pay this now. Your points are kept.',
    );
  return lock(context, policy, wanted, amount);
}

const OTHER_KEY = 'This request was already used. Refresh the page and try again.';

const isSame = ({ claim, payout }: Claimed, wanted: Wanted, module: number) =>
  claim.module === module &&
  claim.points === wanted.points &&
  payout.address === wanted.address &&
  payout.mint === wanted.mint &&
  BigInt(payout.amount) === BigInt(wanted.amount);

function troubleWithPoints(
  { claimable }: Offer,
  { least, most }: ClaimPolicyRow,
  points: number,
): string | null {
  const told = (count: number) => count.toLocaleString(LANGUAGE);
  if (points < least) return `The minimum claim is ${told(least)} points.`;
  if (points > most) return `The maximum claim is ${told(most)} points.`;
  return points > claimable ? `You can claim up to ${told(claimable)} points now.` : null;
}

/** Adds the lock, the claim and the payout synchronously, so nothing can happen between them. */
function lock(
  context: ClaimContext,
  policy: ClaimPolicyRow,
  wanted: Wanted,
  amount: bigint,
): Claimed {
  const { world, guild, userId, module } = context;
  const { mint } = policy;
  const id = nextId(world, 'clm');
  const payout = reserve(world, {
    serverId: guild.id,
    userId,
    address: wanted.address,
    mint,
    amount,
    label: `${tokenOf(mint)?.symbol ?? 'Tokens'} for ${wanted.points.toLocaleString(LANGUAGE)} points on ${guild.name}`,
    ref: id,
    claimId: id,
    isWaiting: needsApproval(world, guild.id, { mint, amount }),
  });
  const claim: ClaimRow = {
    id,
    key: wanted.key,
    serverId: guild.id,
    userId,
    module,
    points: wanted.points,
    at: world.clock.now(),
    payoutId: payout.id,
  };
  world.db.claims.push(claim);
  lockPoints(world, claim, payout);
  world.changed();
  return { claim, payout };
}
