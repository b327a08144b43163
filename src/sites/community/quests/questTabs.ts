import type { ModulePageTabs } from '@/features/bot-modules/engine/pageTabs';
import { QuestRows } from '@/features/quest-desk/QuestRows';
import { QuestCount } from './counts';

/** Beside the form of a saved quest: what members handed in, who won, how far they come, and what they see. */
const questTabs: ModulePageTabs = {
  Rows: QuestRows,
  beside: { 'Who may take it': () => import('@/features/quest-desk/Reach') },
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
      { id: 'preview', label: 'Preview as a member', load: () => import('./MemberView') },
    ],
  },
};
export default questTabs;
