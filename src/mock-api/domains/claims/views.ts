import { iso } from '../../store/clock';
import { tokenOf } from '../payouts/funds';
import type { ClaimToken } from '@/features/earning/claims/claim';
import type { Claimed } from './offer';

/** Of a token nobody knows any more, base units are all one can count. */
export const sureToken = (mint: string | null): ClaimToken =>
  tokenOf(mint) ?? { mint, symbol: 'units', image: null, decimals: 0 };

/** A claim with its payout, as its maker and the team see it. */
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
    // A transfer that did not land is no proof of anything.
    signature: status === 'SUCCESS' ? signature : null,
    steps: steps.map(({ step, at }) => ({ step, at: iso(at) })),
  };
}
