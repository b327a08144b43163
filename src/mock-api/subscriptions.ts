import { settleAccruals } from './domains/accruals/settle';
import { settleRoleChanges } from './domains/role-changes/settle';
import { notifyNewBrowser } from './domains/notifier/subscriptions';
import type { Subscriptions } from './store/events';

/** Who reacts to what happens in another domain. The order within an event is the order of its reactions. */
export const subscriptions: Subscriptions = {
  newBrowserSignedIn: [notifyNewBrowser],
  memberVisited: [
    (world, { guild }) => settleRoleChanges(world, guild),
    (world, { guild }) => settleAccruals(world, guild),
  ],
};
