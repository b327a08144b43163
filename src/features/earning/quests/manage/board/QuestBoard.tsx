import { useCallback, useMemo, useState } from 'react';
import { rulePath } from '@/features/modules/engine/addresses';
import { type Rule, ruleName } from '@/features/modules/engine/moduleState';
import type { RowExtras, RowsProps } from '@/features/modules/engine/pageTabs';
import type { ListedModule } from '@/features/modules/screens/readyModule';
import { isWhole, type RuleList } from '@/features/modules/screens/RulesTable';
import { RowOrderContext } from '@/shared/ui/order/orderContext';
import { useServerQuestsQuery } from '../questManagementApi';
import { groupsOf } from './boardRows';
import { CategoryGroup } from './CategoryGroup';
import { QuestList } from './QuestList';
import { RemovalQuestion } from '@/features/modules/screens/RemovalQuestion';
import { useListOfRules } from './useListOfRules';
import './board.scss';

const nothing: RowExtras = { columns: [], actions: () => [], dialogs: null };
const Plain = ({ children }: RowsProps) => children(nothing);

interface QuestBoardProps {
  /** The module of categories, and that of the quests in them. */
  spec: ListedModule;
  questSpec: ListedModule;
  serverId: string;
  categories: RuleList;
  quests: RuleList;
  canChange: boolean;
  /** Whether the package has room for another quest. */
  canAdd: boolean;
}

/** Categories with their quests, in the order members see them in. */
export function QuestBoard(props: QuestBoardProps) {
  const { spec, serverId, categories, canChange } = props;
  const Rows = spec.Rows ?? Plain;
  return (
    <Rows serverId={serverId} rules={categories.rules} canChange={canChange}>
      {(extras) => <Groups {...props} extras={extras} />}
    </Rows>
  );
}

function Groups(props: QuestBoardProps & { extras: RowExtras }) {
  const { spec, questSpec, serverId, categories, quests, canChange, canAdd, extras } = props;
  const { data } = useServerQuestsQuery(serverId);
  const { groups, loose } = useMemo(
    () => groupsOf(categories.rules, quests.rules),
    [categories.rules, quests.rules],
  );
  const { rows, order, removal } = useListOfRules({
    spec,
    serverId,
    rules: categories.rules,
    all: categories.rules,
    canChange,
    canMove: isWhole(categories),
    extras,
  });
  const [elements] = useState(() => new Map<string, HTMLElement>());
  const elementOf = useCallback((id: string) => elements.get(id), [elements]);
  const placeOf = (id: string) => (element: HTMLElement | null) => {
    if (element) elements.set(id, element);
    else elements.delete(id);
  };
  const listOf = (label: string, rules: readonly Rule[]) => {
    const QuestRows = questSpec.Rows ?? Plain;
    return (
      <QuestRows serverId={serverId} rules={rules} canChange={canChange}>
        {(questExtras) => (
          <QuestList
            label={label}
            spec={questSpec}
            serverId={serverId}
            rules={rules}
            all={quests.rules}
            canChange={canChange}
            canMove={isWhole(quests)}
            extras={questExtras}
            summaries={data?.quests}
            elementOf={elementOf}
          />
        )}
      </QuestRows>
    );
  };
  const insideOf = (id: string) => groups.find(({ category }) => category.id === id)?.quests ?? [];
  return (
    <>
      <RowOrderContext value={order}>
        <ul className="quest-groups" aria-label={spec.title}>
          {rows.map((category) => {
            const inside = insideOf(category.id);
            return (
              <CategoryGroup
                key={category.id}
                spec={spec}
                category={category}
                summary={data?.categories.find(({ id }) => id === category.id)}
                commands={removal.commands}
                addTo={canAdd ? rulePath(questSpec, 'new', { categoryId: category.id }) : null}
                place={placeOf(category.id)}
              >
                {inside.length === 0 ? null : listOf(ruleName(category), inside)}
              </CategoryGroup>
            );
          })}
        </ul>
      </RowOrderContext>
      {loose.length === 0 ? null : (
        <section className="quest-group" aria-labelledby="quests-loose">
          <div className="quest-group__head">
            <h2 id="quests-loose">Without a category</h2>
          </div>
          {listOf('Without a category', loose)}
        </section>
      )}
      {extras.dialogs}
      <RemovalQuestion removal={removal} />
    </>
  );
}
