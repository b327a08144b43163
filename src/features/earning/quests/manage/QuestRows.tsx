import { Suspense, useMemo, useState } from 'react';
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
import { standingOf, statusChoices, statusOf } from './board/boardRows';
import { actionsAt, actionWords, consequenceOf } from './questStages';

const StageDialog = lazyOnDemand(() => import('./StageDialog'));
const MoveDialog = lazyOnDemand(() => import('./MoveDialog'));

const NOBODY = { inReview: null, underWay: null };

/** What was asked for of a quest, and stays shown while its dialog closes. */
interface ActionRequest {
  rule: Rule;
  what: QuestAction | 'MOVE';
  isOpen: boolean;
}

/** What more stands in the rows of quests: where each stands and what waits in it, and what can be done with it there. */
function useQuestRows(shown: ShownRules): RowExtras {
  const { serverId, canChange } = shown;
  const elsewhere = useElsewhere(shown);
  const { data } = useServerQuestsQuery(serverId);
  const quests = data?.quests;
  const { change } = useStageChange(serverId);
  const [asked, setAsked] = useState<ActionRequest | null>(null);
  const byId = useMemo(() => new Map(quests?.map((row) => [row.id, row])), [quests]);
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
        // What members notice is asked about first.
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

/** The list of them with that. */
export function QuestRows({ children, ...shown }: RowsProps) {
  return children(useQuestRows(shown));
}

function columnsOf(quests: ReadonlyMap<string, QuestSummary>): DataColumn<Rule>[] {
  const standing = (rule: Rule) => standingOf(rule, quests.get(rule.id));
  return [
    {
      // In place of whether it is on: a quest has one status.
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
