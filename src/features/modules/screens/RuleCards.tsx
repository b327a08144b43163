import { counted } from '@/shared/text/language';
import { isChosen, isFound } from '@/shared/ui/table/cellValue';
import { CheckMenu } from '@/shared/ui/table/CheckMenu';
import type { DataColumn } from '@/shared/ui/table/column';
import { NothingFound } from '@/shared/ui/table/NothingFound';
import { SearchField } from '@/shared/ui/table/SearchField';
import type { TableControl } from '@/shared/ui/table/useTableState';
import type { Names } from '../engine/sentence';
import type { RulesActivity } from '../rule-activity/ruleActivity';
import type { ListedModule } from './readyModule';
import { RuleCard } from './RuleCard';
import type { RuleCommands } from './ruleCommands';
import '@/shared/ui/table/table.scss';
import './ruleCards.scss';
import type { Row } from './RulesTable';

/** Up to this many rules are shown without search tools. */
const FEW = 4;

interface RuleCardsProps {
  label: string;
  spec: ListedModule;
  columns: readonly DataColumn<Row, RuleCommands>[];
  rows: readonly Row[];
  control: TableControl;
  commands: RuleCommands;
  names: Names;
  /** Undefined while it is loading, and if it can’t be read. */
  activity: RulesActivity | undefined;
  isActivityComing: boolean;
}

/** Rules as cards in their order, each with description, state and actions. */
export function RuleCards({ label, columns, rows, control, activity, ...card }: RuleCardsProps) {
  const { state, change } = control;
  const hasQuery = state.search !== '' || Object.keys(state.filters).length > 0;
  const found = rows
    .filter((row) => isWanted(row, columns, control))
    .toSorted((one, other) => one.place - other.place);
  return (
    <section className="rule-cards" aria-label={label}>
      {rows.length > FEW || hasQuery ? (
        <Tools label={label} columns={columns} control={control} />
      ) : null}
      <p role="status" className="visually-hidden">
        {hasQuery ? counted(found.length, 'result') : ''}
      </p>
      {found.length === 0 ? (
        <NothingFound onClear={() => change({ search: '', filters: {} })} />
      ) : (
        <ul className="rule-cards__list" aria-label={label}>
          {found.map((row) => (
            <RuleCard
              key={row.id}
              row={row}
              columns={columns}
              kind={activity?.kind ?? null}
              activity={activity?.rules.find(({ ruleId }) => ruleId === row.id)}
              {...card}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type ToolsProps = Pick<RuleCardsProps, 'label' | 'columns' | 'control'>;

const Tools = ({ label, columns, control: { state, change } }: ToolsProps) => (
  <div className="table-toolbar" role="search" aria-label={label}>
    <SearchField
      label={`Search: ${label}`}
      value={state.search}
      onSearch={(search) => change({ search })}
    />
    {columns.map(({ id, header, filter }) =>
      filter === undefined ? null : (
        <CheckMenu
          key={id}
          label={header}
          isFilter
          choices={filter}
          chosen={state.filters[id] ?? []}
          onChange={(chosen) => {
            const { [id]: _, ...others } = state.filters;
            change({ filters: chosen.length === 0 ? others : { ...others, [id]: chosen } });
          }}
        />
      ),
    )}
  </div>
);

/** Matches rows as the table does. */
const isWanted = (
  row: Row,
  columns: ToolsProps['columns'],
  { state: { search, filters } }: TableControl,
): boolean =>
  columns.every(({ id, value, filterBy }) => {
    const chosen = filters[id];
    const own = filterBy ? filterBy(row) : (value(row) ?? undefined);
    return chosen === undefined || isChosen(own, chosen);
  }) &&
  (search === '' ||
    columns.some(
      ({ value, isNotExported }) => isNotExported !== true && isFound(value(row), search),
    ));
