import type { ModulePageTabs } from '@/features/bot-modules/engine/pageTabs';
import { CopiesCount } from '@/features/message-copies/CopiesCount';
import { deliveryTabs } from '../deliveries/deliveryTabs';

/** Beside a message of one's own: the channels it stands in; beside their list, what was posted. */
const copiesTabs: ModulePageTabs = {
  ...deliveryTabs('embed-message'),
  beside: { Where: () => import('./CopiesInForm') },
  rule: {
    own: 'Edit',
    more: [
      { id: 'copies', label: 'Copies', Count: CopiesCount, load: () => import('./MessageCopies') },
    ],
  },
};
export default copiesTabs;
