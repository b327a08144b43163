import type { ComponentType } from 'react';
import type { ListPlace } from '@/features/bot-modules/engine/pageTabs';
import { WhyTab } from '@/features/deliveries/WhyTab';

/** Why a module told nothing, as a tab of its page. */
export const whyOf =
  (module: string): ComponentType<ListPlace> =>
  ({ serverId }) => <WhyTab serverId={serverId} module={module} />;
