import type { ModulePageTabs } from '@/features/bot-modules/engine/pageTabs';
import { StartFirstWeek } from '@/features/quest-desk/StartFirstWeek';
import { CategoryRows } from '@/features/quest-desk/CategoryRows';
import { ServerCount } from './counts';

/** Beside the list of categories: what members submitted for all quests of the server, and what was announced. */
const categoryTabs: ModulePageTabs = {
  Rows: CategoryRows,
  Begin: StartFirstWeek,
  list: {
    own: 'Categories',
    more: [
      {
        id: 'submissions',
        label: 'Submissions',
        Count: ServerCount,
        load: () => import('./AllSubmissions'),
      },
      {
        id: 'deliveries',
        label: 'Deliveries',
        load: async () => ({
          default: (await import('../deliveries/ModuleDeliveries')).deliveriesOf('quest', true),
        }),
      },
    ],
  },
};
export default categoryTabs;
