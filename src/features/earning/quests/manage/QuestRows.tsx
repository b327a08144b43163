import { Suspense, use, useMemo, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Rule } from '@/features/modules/engine/moduleState';
import {
  STATUS,
  type RowExtras,
  type RowsProps,
  type ShownRules,
} from '@/features/modules/engine/pageTabs';
import { StateSign } from '@/shared/ui/StateSign';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import type { DataColumn } from '@/shared/ui/table/column';
import type { QuestSummary, QuestAction } from './questOverview';
import { useServerQuestsQuery } from './questManagementApi';
import { useElsewhere } from './useElsewhere';
import { useStageChange } from './useStageChange';
import { LoadedQuestsContext } from './board/loadedQuests';
import { standingOf, statusChoices } from './board/boardRows';
import { statusOf } from './board/questFinder';
import { actionsAt, actionWords, consequenceOf } from './questStages';

const StageDialog = lazyOnDemand(() => import('./StageDialog'));
const MoveDialog = lazyOnDemand(() => import('./MoveDialog'));

const NOBODY = { inReview: null, underWay: null };

/** The requested action on a quest; stays shown while its dialog closes. */
interface ActionRequest {
  rule: Rule;
  what: QuestAction | 'MOVE';
  isOpen: boolean;
}

/** Extra columns and actions of the quests: the state and open reviews of each, and what can be done there. */
function useQuestRows(shown: ShownRules): RowExtras {
  const { serverId, canChange } = shown;
  const elsewhere = useElsewhere(shown);
  const loaded = use(LoadedQuestsContext);
  const { data } = useServerQuestsQuery(loaded ? skipToken : serverId);
  const { change } = useStageChange(serverId);
  const [asked, setAsked] = useState<ActionRequest | null>(null);
  const byId = useMemo(() => {
    const summaries = loaded ? loaded.quests.flatMap(({ summary }) => summary ?? []) : data?.quests;
    return new Map(summaries?.map((row) => [row.id, row]));
  }, [loaded, data]);
  const columns = useMemo(() => columnsOf(byId), [byId]);
  const close = () => setAsked((before) => before && { ...before, isOpen: false });
  const summaryOf = (rule: Rule) => byId.get(rule.id);
  const ask = (rule: Rule, what: ActionRequest['what']) => setAsked({ rule, what, isOpen: true });
  return {
    columns,
    ...(elsewhere ? { elsewhere } : {}),
    actions: (rule) => [
      ...(canChange ? [{ label: 'Move to category…', run: () => ask(rule, 'MOVE') }] : []),
      ...(canChange ? actionsAt(summaryOf(rule)?.stage ?? '') : []).map((action) => ({
        label: actionWords[action].label,
        // Actions that members notice need a confirmation first.
        run: () =>
          consequenceOf(action, NOBODY) === null ? void change(rule, action) : ask(rule, action),
      })),
    ],
    dialogs:
      asked === null ? null : (
        <Suspense>
          {asked.what === 'MOVE' ? (
            <MoveDialog
              key={asked.rule.id}
              serverId={serverId}
              rule={asked.rule}
              isOpen={asked.isOpen}
              onClose={close}
            />
          ) : (
            <StageDialog
              key={`${asked.rule.id} ${asked.what}`}
              serverId={serverId}
              rule={asked.rule}
              quest={summaryOf(asked.rule)}
              action={asked.what}
              isOpen={asked.isOpen}
              onClose={close}
            />
          )}
        </Suspense>
      ),
  };
}

/** The list of quests with the extra columns. */
export function QuestRows({ children, ...shown }: RowsProps) {
  return children(useQuestRows(shown));
}

function columnsOf(quests: ReadonlyMap<string, QuestSummary>): DataColumn<Rule>[] {
  const standing = (rule: Rule) => standingOf(rule, quests.get(rule.id));
  return [
    {
      // Replaces the on/off column: a quest has one status.
      id: STATUS,
      header: 'Status',
      value: (rule) => standing(rule)?.label ?? null,
      cell: (rule) => {
        const shown = standing(rule);
        return shown === null ? '–' : <StateSign look={shown.look} label={shown.label} />;
      },
      filter: statusChoices,
      filterBy: (rule) => statusOf(rule, quests.get(rule.id)) ?? '',
    },
    {
      id: 'inReview',
      header: 'In review',
      value: ({ id }) => quests.get(id)?.inReview ?? null,
      isNumber: true,
    },
  ];
}
