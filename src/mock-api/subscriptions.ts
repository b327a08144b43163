import { settleAccruals } from './domains/accruals/settle';
import { settleBadges } from './domains/badge-awards/award';
import { notifyFailedReward, returnClaim, settleClaim } from './domains/claims/subscriptions';
import { notifyNewBrowser } from './domains/notifier/news';
import { noteSignUp } from './domains/referrals/visits';
import { settleRoleChanges } from './domains/role-changes/settle';
import type { Subscriptions } from './store/events';

/** Who reacts to what happens in another domain, in this order. */
export const subscriptions: Subscriptions = {
  newBrowserSignedIn: [notifyNewBrowser],
  signedUp: [(world, { user, state }) => noteSignUp(world, user, state)],
  memberVisited: [
    (world, { guild }) => settleRoleChanges(world, guild),
    (world, { guild }) => settleAccruals(world, guild),
    (world, { guild, userId }) => settleBadges(world, guild, userId),
  ],
  memberReturning: [(world, { guild }) => settleAccruals(world, guild)],
  payoutPaid: [settleClaim],
  payoutReturned: [returnClaim],
  payoutFailed: [notifyFailedReward],
};
