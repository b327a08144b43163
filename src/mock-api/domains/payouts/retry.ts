import type { World } from '../../store/world';
import { refuse, type Refusal } from '../../http/reply';
import { canPay } from './funds';
import { withPayoutLock, runPayouts } from './payouts';
import { freePieces } from './pieces';
import type { PayoutRow } from './rows';

/** Whether a payout can be sent once more: claims of points never, since their points are back. */
export const canRetry = ({ status, claimId, address }: PayoutRow): boolean =>
  status === 'FAILED' && claimId === null && address !== '';

/**
 * Sends a reward once more that could not be sent. It failed only when each transfer signed for it was proven dead,
 * and it keeps its reference, so that it is found on the chain whenever it lands: it is never paid twice. Asked again
 * while it is under way, it changes nothing.
 *
 * @returns why it cannot be done, or null
 */
export async function retryPayout(
  world: World,
  payout: PayoutRow,
): Promise<Refusal<'insufficient-funds' | 'nft-gone' | 'points-returned'> | null> {
  const refusal = await withPayoutLock(world, async () => {
    if (!canRetry(payout))
      return payout.status === 'FAILED'
        ? refuse('points-returned', 'Its points were already returned.')
        : null;
    const { serverId, mint, amount, piece } = payout;
    const isFree =
      piece === null ||
      freePieces(world, serverId, piece.collection).some(({ number }) => number === piece.number);
    if (!isFree) return refuse('nft-gone', 'This NFT went to someone else. Ask the server’s team.');
    if (!(await canPay(world, serverId, [{ mint, amount: BigInt(amount) }])))
      return refuse(
        'insufficient-funds',
        'The server’s ledger wallet can’t pay this now. Try again later or ask the server’s team.',
      );
    Object.assign(payout, { status: 'PENDING', attempts: 0, signature: null, wire: null });
    payout.version += 1;
    world.changed();
    return null;
  });
  await runPayouts(world);
  return refusal;
}
