import type { ModulePageTabs } from '@/features/bot-modules/engine/pageTabs';
import { QuestCount } from './counts';

/** Beside the form of a saved quest: what members handed in, who won, and how far they come. */
const questTabs: ModulePageTabs = {
  rule: {
    own: 'Edit',
    more: [
      {
        id: 'submissions',
        label: 'Submissions',
        Count: QuestCount,
        load: () => import('./QuestSubmissions'),
      },
      { id: 'winners', label: 'Winners', load: () => import('./QuestWinners') },
      { id: 'statistics', label: 'Statistics', load: () => import('./QuestFigures') },
    ],
  },
};
export default questTabs;
