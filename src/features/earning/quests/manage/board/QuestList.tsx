import { useState } from 'react';
import { ShowMore } from '@/shared/ui/ShowMore';
import { RowOrderContext } from '@/shared/ui/order/orderContext';
import type { QuestSummary } from '../questOverview';
import { QuestRow } from './QuestRow';
import { RemovalQuestion } from '@/features/modules/screens/RemovalQuestion';
import { useDropOnGroups, useListOfRules, type ListOfRules } from './useListOfRules';

/** Rows shown at first, and with each press of “Show more”. */
const STEP = 100;

interface QuestListProps extends ListOfRules {
  label: string;
  summaries: readonly QuestSummary[] | undefined;
  /** The section of a category, on which its quests can be dropped. */
  elementOf: (categoryId: string) => HTMLElement | undefined;
}

/** The quests of a category, which can be put in order, and into another category. */
export function QuestList({ label, summaries, elementOf, ...list }: QuestListProps) {
  const { rows, order, removal } = useListOfRules(list);
  const [most, setMost] = useState(STEP);
  const summaryOf = new Map(summaries?.map((summary) => [summary.id, summary]));
  const shown = rows.slice(0, most);
  useDropOnGroups(order, elementOf);
  return (
    <RowOrderContext value={order}>
      <ul className="quest-rows" aria-label={label}>
        {shown.map((quest) => (
          <QuestRow
            key={quest.id}
            spec={list.spec}
            quest={quest}
            summary={summaryOf.get(quest.id)}
            commands={removal.commands}
          />
        ))}
      </ul>
      <ShowMore shown={shown.length} total={rows.length} onMore={() => setMost(most + STEP)} />
      {list.extras.dialogs}
      <RemovalQuestion removal={removal} />
    </RowOrderContext>
  );
}
