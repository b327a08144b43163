import { iso } from '../../store/clock';
import { tokenOf } from '../payouts/funds';
import type { ClaimToken } from '@/features/earning/claims/claim';
import type { Claimed } from './offer';

/** For an unknown token only base units are available. */
export const sureToken = (mint: string | null): ClaimToken =>
  tokenOf(mint) ?? { mint, symbol: 'units', image: null, decimals: 0 };

/** A claim with its payout, as the member and the team see it. */
export function claimView({ claim, payout }: Claimed) {
  const { address, status, isWaiting, reason, signature, amount, mint, steps } = payout;
  return {
    id: claim.id,
    at: iso(claim.at),
    points: claim.points,
    amount,
    token: sureToken(mint),
    address,
    status,
    isWaiting,
    reason,
    // Hidden until the transfer has landed; before that it proves nothing.
    signature: status === 'SUCCESS' ? signature : null,
    steps: steps.map(({ step, at }) => ({ step, at: iso(at) })),
  };
}
