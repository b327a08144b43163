import type { Reaction } from '../../store/events';
import type { World } from '../../store/world';
import { tell } from '../notifier/news';
import type { PayoutRow } from '../payouts/rows';
import { rewardPath } from '../quests/rewardPath';
import { claimOf, claimPath, unlockPoints, settlePoints } from './lines';

export const settleClaim: Reaction<'payoutPaid'> = (world, { payout }) => {
  settlePoints(world, payout);
  const claim = claimOf(world, payout);
  tell(world, payout.userId, 'user', {
    event: 'REWARD',
    title: claim ? 'Your claim has arrived' : 'Your reward has arrived',
    text: `${payout.label}. It’s in your wallet.`,
    path: claim ? claimPath(world, claim) : pathOf(world, payout),
  });
};

export const returnClaim: Reaction<'payoutReturned'> = (world, { payout }) =>
  unlockPoints(world, payout);

/** A failed claim has its own notification about the returned points. */
export const notifyFailedReward: Reaction<'payoutFailed'> = (world, { payout }) => {
  if (payout.claimId !== null) return;
  tell(world, payout.userId, 'user', {
    event: 'REWARD',
    title: 'Couldn’t send your reward',
    text: `${payout.label}. Nothing was paid. You can resend it from the transaction.`,
    path: pathOf(world, payout),
  });
};

/** The page of the reward's quest; other payouts lead to the transaction. */
const pathOf = (world: World, payout: PayoutRow): string =>
  rewardPath(world, payout) ??
  `/dashboard/all-transactions?transaction=${encodeURIComponent(payout.id)}`;
