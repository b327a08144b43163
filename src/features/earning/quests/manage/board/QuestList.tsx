import { useCallback, useLayoutEffect, useRef } from 'react';
import { RowOrderContext } from '@/shared/ui/order/orderContext';
import { GradualItems } from '@/shared/ui/GradualItems';
import type { QuestSummary } from '../questOverview';
import { QuestRow } from './QuestRow';
import { RemovalQuestion } from '@/features/modules/screens/RemovalQuestion';
import { useDropOnGroups, useListOfRules, type ListOfRules } from './useListOfRules';

interface QuestListProps extends ListOfRules {
  label: string;
  summaryOf: ReadonlyMap<string, QuestSummary | undefined>;
  /** The section of a category, on which its quests can be dropped. */
  elementOf: (categoryId: string) => HTMLElement | undefined;
}

/** The quests of a category, which can be put in order, and into another category. */
export function QuestList({ label, summaryOf, elementOf, ...list }: QuestListProps) {
  const { rows, order, removal } = useListOfRules(list);
  useDropOnGroups(order, elementOf);
  // A stable function, so that loading more quests doesn’t render the existing rows again.
  const latest = useRef(removal.commands);
  useLayoutEffect(() => {
    latest.current = removal.commands;
  });
  const commands = useCallback(() => latest.current, []);
  return (
    <RowOrderContext value={order}>
      <ul className="quest-rows" aria-label={label}>
        <GradualItems
          blank="quest-row--coming"
          items={rows.map((quest) => (
            <QuestRow
              key={quest.id}
              spec={list.spec}
              quest={quest}
              summary={summaryOf.get(quest.id)}
              canChange={list.canChange}
              commands={commands}
            />
          ))}
        />
      </ul>
      {list.extras.dialogs}
      <RemovalQuestion removal={removal} />
    </RowOrderContext>
  );
}
