import type { Reaction } from '../../store/events';
import { tell } from '../notifier/news';
import { claimOf, claimPath, unlockPoints, settlePoints } from './lines';

export const settleClaim: Reaction<'payoutPaid'> = (world, { payout }) => {
  settlePoints(world, payout);
  const claim = claimOf(world, payout);
  tell(world, payout.userId, 'user', {
    event: 'REWARD',
    title: claim ? 'Your claim has arrived' : 'Your reward has arrived',
    text: `${payout.label}. It’s in your wallet.`,
    path: claim
      ? claimPath(world, claim)
      : `/dashboard/all-transactions?transaction=${encodeURIComponent(payout.id)}`,
  });
};

export const returnClaim: Reaction<'payoutReturned'> = (world, { payout }) =>
  unlockPoints(world, payout);
