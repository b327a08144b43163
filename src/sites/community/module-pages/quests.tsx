import { QuestRows } from '@/features/earning/quests/manage/QuestRows';
import { QuestsOfCategory } from '@/features/earning/quests/manage/board/QuestsOfCategory';
import { questPartsApi } from '@/features/earning/quests/manage/board/questPartsApi';
import { WaitingCount } from '@/features/earning/quests/review/WaitingCount';
import { cached } from '@/shared/routing/routeData';
import type { CountProps, LoadBeside, LoadSteps, LoadTab, RowsPart, Tab } from './part';

const QUEST = 'quest';

const ofAnyPlace: LoadTab<CountProps> = async () => {
  const { SubmissionsInbox } = await import('@/features/earning/quests/review/SubmissionsInbox');
  return ({ serverId, ruleId }) => <SubmissionsInbox serverId={serverId} questId={ruleId} />;
};

export const submissions: Tab = {
  id: 'submissions',
  label: 'Submissions',
  isInTab: true,
  Count: ({ serverId, ruleId }) => <WaitingCount serverId={serverId} questId={ruleId} />,
  list: ofAnyPlace,
  rule: ofAnyPlace,
};

export const winners: Tab = {
  id: 'winners',
  label: 'Winners',
  isInTab: true,
  rule: async () => {
    const [{ WinnerChoice }, { paidFromRules }] = await Promise.all([
      import('@/features/earning/quests/review/WinnerChoice'),
      import('./ledgerWallet'),
    ]);
    const PaidFrom = await paidFromRules(QUEST);
    return ({ serverId, ruleId }) => (
      <>
        <PaidFrom serverId={serverId} ruleId={ruleId} />
        <WinnerChoice serverId={serverId} questId={ruleId} />
      </>
    );
  },
};

export const statistics: Tab = {
  id: 'statistics',
  label: 'Statistics',
  isInTab: true,
  rule: async () => {
    const { QuestStatistics } = await import('@/features/earning/quests/review/QuestStatistics');
    return ({ serverId, ruleId }) => <QuestStatistics serverId={serverId} questId={ruleId} />;
  },
};

export const memberPreview: Tab = {
  id: 'preview',
  label: 'Preview as a member',
  isInTab: true,
  rule: async () => (await import('@/features/earning/quests/manage/MemberPreview')).MemberPreview,
};

export const qualifyingMembers: LoadBeside = async () =>
  (await import('@/features/earning/quests/manage/Reach')).default;

/** Beside the steps to a quest. */
export const phone: LoadSteps = async () => ({
  Beside: (await import('@/features/earning/quests/manage/PhonePreview')).PhonePreview,
  isView: true,
});

export const quests: RowsPart = {
  Rows: QuestRows,
  InParent: QuestsOfCategory,
  queries: (serverId, _search, category) => [
    cached(questPartsApi.endpoints.questParts, { serverId, filter: { category } }),
  ],
};
