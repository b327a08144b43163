import type { ModulePageTabs } from '@/features/bot-modules/engine/pageTabs';
import { StartFirstWeek } from '@/features/quest-desk/StartFirstWeek';
import { CategoryRows } from '@/features/quest-desk/CategoryRows';
import { ServerCount } from './counts';

/** Beside the list of categories: what was handed in for all quests of the server. */
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
    ],
  },
};
export default categoryTabs;
