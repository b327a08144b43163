import { LANGUAGE } from '@/shared/text/locales';
import { earningSections } from '@/features/earning/points/points';
import { wasLostSince } from '../accrual-ledger/lostBalances';
import { tell } from '../notifier/news';
import { amountText } from '../payouts/funds';
import type { PayoutRow } from '../payouts/rows';
import type { PointsEntryRow } from '../point-balances/rows';
import { nextId, type World } from '../../store/world';
import type { ClaimRow } from './rows';

/** A claim's name in the ledger: its number. */
export const claimName = ({ id }: Pick<ClaimRow, 'id'>) => `claim ${id.replace(/^\D+/, '')}`;

function write(world: World, claim: ClaimRow, type: PointsEntryRow['type'], label: string): void {
  const { id, serverId, userId, module, points } = claim;
  world.db.points.push({
    id: nextId(world, 'pts'),
    at: world.clock.now(),
    serverId,
    userId,
    module,
    type,
    points,
    label,
    ref: id,
  });
}

/** The claim a payout belongs to. */
export const claimOf = ({ db }: World, { claimId }: PayoutRow): ClaimRow | undefined =>
  claimId === null ? undefined : db.claims.find(({ id }) => id === claimId);

const worth = ({ mint, amount }: PayoutRow) => amountText({ mint, amount: BigInt(amount) });

/** Adds the ledger line that locks the points of a claim. */
export const lockPoints = (world: World, claim: ClaimRow, payout: PayoutRow): void =>
  write(world, claim, 'CLAIM_LOCK', `Locked for ${claimName(claim)}: ${worth(payout)}`);

/** Records that a payout's locked points were paid. Does nothing for a payout without a claim. */
export function settlePoints(world: World, payout: PayoutRow): void {
  const claim = claimOf(world, payout);
  if (claim) write(world, claim, 'CLAIM_SETTLED', `Paid for ${claimName(claim)}: ${worth(payout)}`);
}

/** Makes a payout's locked points available again. Requires proof that the payout was not and will not be paid. */
export function unlockPoints(world: World, payout: PayoutRow): void {
  const claim = claimOf(world, payout);
  if (!claim) return;
  const isRefused = payout.status === 'CANCELLED';
  const points = claim.points.toLocaleString(LANGUAGE);
  const why = `${claimName(claim)} ${isRefused ? 'rejected' : 'failed'}`;
  write(world, claim, 'CLAIM_RETURN', `Returned +${points} (${why})`);
  if (wasLostSince(world, claim)) {
    write(world, claim, 'EXPIRE', `Lost after leaving the server (${claimName(claim)})`);
    return;
  }
  tell(world, claim.userId, 'user', {
    event: 'REWARD',
    title: `${points} points returned`,
    text: isRefused
      ? `The team rejected ${claimName(claim)}: ${payout.reason ?? ''}`
      : `The transfer for ${claimName(claim)} failed. Nothing was paid.`,
    path: claimPath(world, claim),
  });
}

/** Path of the page for the claim's way to earn. */
export function claimPath({ db }: World, { module, serverId }: ClaimRow): string {
  const section = Object.entries(earningSections).find(([, id]) => id === module)?.[0];
  const slug = db.guilds.find(({ id }) => id === serverId)?.slug;
  return `/dashboard/${section ?? 'task-to-earn'}/${slug ?? ''}`;
}
