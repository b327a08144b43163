import { useCallback, useMemo, useRef, useState } from 'react';
import { rulePath } from '@/features/modules/engine/addresses';
import { type Rule, ruleName } from '@/features/modules/engine/moduleState';
import type { RowExtras, RowsProps } from '@/features/modules/engine/pageTabs';
import type { ListedModule } from '@/features/modules/screens/readyModule';
import { isWhole, type RuleList } from '@/features/modules/screens/RulesTable';
import { counted } from '@/shared/text/language';
import { RowOrderContext } from '@/shared/ui/order/orderContext';
import { useServerQuestsQuery } from '../questManagementApi';
import { foundIn, isAll, questFinder } from './boardFilter';
import { groupsOf, type QuestGroup } from './boardRows';
import { CategoryGroup } from './CategoryGroup';
import { QuestFilters } from './QuestFilters';
import { QuestList } from './QuestList';
import { useBoardFilter } from './useBoardFilter';
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
  const { filter, change } = useBoardFilter();
  const filters = useRef<HTMLDivElement>(null);
  const isWholeBoard = isAll(filter);
  const finds = questFinder(filter, data?.quests);
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
    canMove: isWhole(categories) && isWholeBoard,
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
            canMove={isWhole(quests) && isWholeBoard}
            extras={questExtras}
            summaries={data?.quests}
            elementOf={elementOf}
          />
        )}
      </QuestRows>
    );
  };
  const found = foundIn(groups, filter, finds);
  const shownLoose = filter.category === '' ? loose.filter(finds) : [];
  return (
    <>
      {quests.rules.length === 0 ? null : (
        <QuestFilters
          ref={filters}
          categories={categories.rules}
          filter={filter}
          onChange={change}
        />
      )}
      <div className="quest-filters__count" hidden={isWholeBoard}>
        <p role="status">
          {isWholeBoard ? '' : counted(countIn(found) + shownLoose.length, 'quest')}
        </p>
        <button
          type="button"
          className="btn btn-sm btn-link"
          onClick={() => {
            change({ search: '', status: '', category: '' });
            // The button goes with the filters.
            filters.current?.querySelector('input')?.focus();
          }}
        >
          Clear filters
        </button>
      </div>
      <RowOrderContext value={order}>
        <ul className="quest-groups" aria-label={spec.title}>
          {rows.flatMap((category) => {
            const group = found.find((each) => each.category.id === category.id);
            if (!group) return [];
            const inside = group.quests;
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
      {shownLoose.length === 0 ? null : (
        <section className="quest-group" aria-labelledby="quests-loose">
          <div className="quest-group__head">
            <h2 id="quests-loose">Without a category</h2>
          </div>
          {listOf('Without a category', shownLoose)}
        </section>
      )}
      {extras.dialogs}
      <RemovalQuestion removal={removal} />
    </>
  );
}

const countIn = (groups: readonly QuestGroup[]) =>
  groups.reduce((sum, { quests }) => sum + quests.length, 0);
