import type { ModulePageTabs } from '@/features/bot-modules/engine/pageTabs';
import { QuestRows } from '@/features/quest-desk/QuestRows';
import { QuestCount } from './counts';

/** Beside a quest's form: its submissions, winners, statistics and a preview; beside its rewards, what pays them. */
const questTabs: ModulePageTabs = {
  Rows: QuestRows,
  beside: {
    'Who may take it': () => import('@/features/quest-desk/Reach'),
    Reward: () => import('./QuestLedgerHint'),
  },
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
