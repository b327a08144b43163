import type { ComponentType } from 'react';
import type { ListPlace } from '@/features/bot-modules/engine/pageTabs';
import { DeliveriesTab } from '@/features/deliveries/DeliveriesTab';

/** What a module posted, as a tab of its page. */
export const deliveriesOf =
  (module: string, hasRules: boolean): ComponentType<ListPlace> =>
  ({ serverId }) => <DeliveriesTab serverId={serverId} module={module} hasRules={hasRules} />;
