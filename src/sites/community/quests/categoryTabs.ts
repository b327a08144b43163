import type { ModulePageTabs } from '@/features/bot-modules/engine/pageTabs';
import { ServerCount } from './counts';

/** Beside the list of categories: what was handed in for all quests of the server. */
const categoryTabs: ModulePageTabs = {
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
