import { useCallback, useMemo, useRef, useState } from 'react';
import { rulePath } from '@/features/modules/engine/addresses';
import { type Rule, ruleName } from '@/features/modules/engine/moduleState';
import type { RowExtras, RowsProps } from '@/features/modules/engine/pageTabs';
import type { ListedModule } from '@/features/modules/screens/readyModule';
import { isWhole, type RuleList } from '@/features/modules/screens/RulesTable';
import { counted } from '@/shared/text/language';
import { RowOrderContext } from '@/shared/ui/order/orderContext';
import { groupsShown, isAll, isInOrder, type BoardFilter } from './boardFilter';
import { groupsOf } from './boardRows';
import { CategoryGroup } from './CategoryGroup';
import { LoadedQuestsContext } from './loadedQuests';
import { MoreQuests } from './MoreQuests';
import { QuestFilters } from './QuestFilters';
import { QuestList } from './QuestList';
import type { QuestList as Quests } from './questParts';
import { RemovalQuestion } from '@/features/modules/screens/RemovalQuestion';
import { useListOfRules } from './useListOfRules';
import type { useQuestList } from './useQuestList';
import { useQuestOrder } from './useQuestOrder';
import './board.scss';

const nothing: RowExtras = { columns: [], actions: () => [], dialogs: null };
const Plain = ({ children }: RowsProps) => children(nothing);

interface QuestBoardProps extends Pick<ReturnType<typeof useQuestList>, 'list' | 'request'> {
  /** The module of categories, and that of the quests in them. */
  spec: ListedModule;
  questSpec: ListedModule;
  serverId: string;
  categories: RuleList;
  /** Those that are loaded. */
  quests: Quests;
  filter: BoardFilter;
  onFilter: (change: Partial<BoardFilter>) => void;
  canChange: boolean;
  /** Whether the package has room for another quest. */
  canAdd: boolean;
}

/** Categories with their quests, in the order members see them in. */
export function QuestBoard(props: QuestBoardProps) {
  const { spec, serverId, categories, quests, canChange } = props;
  const Rows = spec.Rows ?? Plain;
  return (
    <LoadedQuestsContext value={quests}>
      <Rows serverId={serverId} rules={categories.rules} canChange={canChange}>
        {(extras) => <Groups {...props} extras={extras} />}
      </Rows>
    </LoadedQuestsContext>
  );
}

function Groups(props: QuestBoardProps & { extras: RowExtras }) {
  const { spec, questSpec, serverId, categories, quests, canChange, canAdd, extras } = props;
  const { list, request, filter, onFilter } = props;
  const filters = useRef<HTMLDivElement>(null);
  const isWholeBoard = isAll(filter);
  const isLoading = request.currentData === undefined;
  const { groups, loose } = useMemo(
    () => groupsOf(categories.rules, quests.quests),
    [categories.rules, quests.quests],
  );
  const summaryOf = useMemo(
    () => new Map(quests.quests.map(({ rule, summary }) => [rule.id, summary])),
    [quests.quests],
  );
  const saveOrder = useQuestOrder(list, quests);
  const { rows, order, removal } = useListOfRules({
    spec,
    serverId,
    rules: categories.rules,
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
            all={quests.order?.map((id) => ({ id }))}
            save={saveOrder}
            canChange={canChange}
            canMove={quests.leftOut === undefined && quests.version >= 0 && isInOrder(filter)}
            extras={questExtras}
            summaryOf={summaryOf}
            elementOf={elementOf}
          />
        )}
      </QuestRows>
    );
  };
  const shown = groupsShown(groups, filter);
  const lastShown = quests.quests.at(-1)?.categoryId;
  const more = <MoreQuests request={request} shown={quests.quests.length} total={quests.total} />;
  return (
    <>
      {quests.questCount === 0 ? null : (
        <QuestFilters
          ref={filters}
          categories={categories.rules}
          filter={filter}
          onChange={onFilter}
        />
      )}
      <div className="quest-filters__count" hidden={isWholeBoard}>
        <p role="status">{isWholeBoard || isLoading ? '' : counted(quests.total, 'quest')}</p>
        <button
          type="button"
          className="btn btn-sm btn-link"
          onClick={() => {
            onFilter({ search: '', status: '', category: '' });
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
            const group = shown.find((each) => each.category.id === category.id);
            if (!group) return [];
            const { quests: inside } = group;
            const summary = quests.categories.find(({ id }) => id === category.id);
            return (
              <CategoryGroup
                key={category.id}
                spec={spec}
                category={category}
                summary={summary}
                commands={removal.commands}
                addTo={canAdd ? rulePath(questSpec, 'new', { categoryId: category.id }) : null}
                place={placeOf(category.id)}
                onShow={
                  quests.hasMore && summary?.quests !== 0
                    ? () => onFilter({ category: category.id })
                    : undefined
                }
              >
                {inside.length === 0 ? null : listOf(ruleName(category), inside)}
                {lastShown === category.id ? more : null}
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
          {more}
        </section>
      )}
      {extras.dialogs}
      <RemovalQuestion removal={removal} />
    </>
  );
}
