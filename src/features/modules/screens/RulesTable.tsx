import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { ServerDetails } from '@/features/server/discord/guild';
import type { KnownAssets } from '@/features/modules/market/market';
import { useKnownAssets } from '@/features/modules/market/useKnownAssets';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import type { DataColumn } from '@/shared/ui/table/column';
import type { TableState } from '@/shared/ui/table/tableState';
import { useTableState } from '@/shared/ui/table/useTableState';
import type { ModuleSpec } from '../engine/defineModule';
import { type Rule, ruleName, stateLabels } from '../engine/moduleState';
import { ruleState, ruleStatesOf } from '../engine/ruleState';
import { STATUS, type RowExtras, type RowsProps } from '../engine/pageTabs';
import type { Values } from '../common-fields/field';
import { cells, type CellProps } from '../field-types/cells';
import type { FieldType } from '../field-types/fieldType';
import { addressesIn } from '../preview/known';
import { useRuleActivityQuery } from '../rule-activity/ruleActivityApi';
import { OrderHandle } from '@/shared/ui/order/OrderHandle';
import { RowOrderContext } from '@/shared/ui/order/orderContext';
import { useRowOrder } from '@/shared/ui/order/useRowOrder';
import { useSavedOrder } from './useSavedOrder';
import type { ListedModule } from './readyModule';
import { createNames } from './sentenceNames';
import { RemovalQuestion } from './RemovalQuestion';
import { RuleActions } from './RuleActions';
import { RuleCards } from './RuleCards';
import type { RuleCommands } from './ruleCommands';
import { RuleStateSign } from './RuleStateSign';
import { RuleViewSwitch } from './RuleViewSwitch';
import { useRuleCommands } from './useRuleCommands';
import { useRuleView } from './useRuleView';

/** Its code comes once the table is chosen. */
const TableView = lazy(() => import('./RulesTableView'));

interface RulesTableProps {
  spec: ListedModule;
  serverId: string;
  rules: readonly Rule[];
  /** All of the module, where the list shows a part of them. */
  all?: readonly { id: string }[] | undefined;
  /** Whether all there are could be read. */
  isWhole: boolean;
  canChange: boolean;
  /** Saves an order; that of the module’s list without it. */
  save?: (ids: string[]) => Promise<boolean>;
}

/** A list as the server tells it. */
export interface RuleList {
  rules: readonly Rule[];
  leftOut?: unknown;
  version: number;
}

/** Whether its order can be changed: it names all there are, and says what it was made from. */
export const isWhole = ({ leftOut, version }: RuleList): boolean =>
  leftOut === undefined && version >= 0;

const nothing: RowExtras = { columns: [], actions: () => [], dialogs: null };
const PlainRules = ({ children }: RowsProps) => children(nothing);
const NO_ACTIONS: readonly never[] = [];
/** Of an ordered list all are on one page: a row is not dragged to another. */
const ALL_ON_A_PAGE = 100;

/** A rule with its place in the order, which counts from 1. */
export type Row = Rule & { place: number };

/** The rules of a module: found, sorted, put in order, switched, tried, edited, copied, deleted. */
export function RulesTable(props: RulesTableProps) {
  const { spec, serverId, rules, canChange } = props;
  const Rows = spec.Rows ?? PlainRules;
  return (
    <Rows serverId={serverId} rules={rules} canChange={canChange}>
      {(extras) => <Table {...props} extras={extras} />}
    </Rows>
  );
}

function Table(props: RulesTableProps & { extras: RowExtras }) {
  const { spec, serverId, rules, all = rules, isWhole: isComplete, canChange, extras } = props;
  const details = useSelector(selectServerDetails);
  const assets = useKnownAssets(rules.flatMap(({ values }) => accountsIn(spec, values)));
  const columns = useMemo(
    () => columnsOf(spec, details, assets, extras.columns),
    [spec, details, assets, extras.columns],
  );
  const { data: activity, isLoading: isActivityComing } = useRuleActivityQuery({
    serverId,
    slug: spec.slug,
    ...(spec.isLong ? { ids: rules.map(({ id }) => id) } : {}),
  });
  const saveOwn = useSavedOrder({ serverId, slug: spec.slug });
  const names = useMemo(() => createNames(details, assets), [details, assets]);
  const { view, choose } = useRuleView();
  const isOrdered = spec.rules?.ordered === true;
  const control = useTableState(columns, {
    sort: 'place',
    ...(isOrdered ? { pageSize: ALL_ON_A_PAGE } : {}),
  });
  const isInOrder = isOrdered && isPlain(control.state);
  const named = useMemo(
    () => rules.map((rule) => ({ id: rule.id, name: ruleName(rule) })),
    [rules],
  );
  const { ids, order, put } = useRowOrder({
    rows: named,
    all,
    isOn: isInOrder && canChange && isComplete,
    save: props.save ?? saveOwn,
    elsewhere: extras.elsewhere,
  });
  const { commands, switchAll, ...removal } = useRuleCommands({
    spec,
    serverId,
    rules,
    canChange,
    put,
    extras,
  });
  const rows = useMemo(
    () => rules.map((rule) => ({ ...rule, place: ids.indexOf(rule.id) + 1 })),
    [rules, ids],
  );
  return (
    <>
      <RowOrderContext value={order}>
        <RuleViewSwitch view={view} choose={choose} />
        {view === 'cards' ? (
          <RuleCards
            label={spec.title}
            spec={spec}
            columns={columns}
            rows={rows}
            control={control}
            commands={commands}
            names={names}
            activity={activity}
            isActivityComing={isActivityComing}
          />
        ) : (
          <Suspense fallback={<TableSkeleton label={`Loading ${spec.title}`} />}>
            <TableView
              label={spec.title}
              exportName={spec.slug}
              columns={columns}
              meta={commands}
              rows={rows}
              control={control}
              bulkActions={
                canChange
                  ? [
                      { label: 'Turn on', run: async (chosen) => switchAll(chosen, true) },
                      { label: 'Turn off', run: async (chosen) => switchAll(chosen, false) },
                    ]
                  : NO_ACTIONS
              }
              dropLabel={extras.elsewhere?.label}
            />
          </Suspense>
        )}
      </RowOrderContext>
      {extras.dialogs}
      <RemovalQuestion removal={removal} />
    </>
  );
}

/** More of a module's own columns than this would push the actions out of sight. */
const SHOWN_AT_FIRST = 3;

type ShowCell<T extends FieldType> = (props: CellProps<T>) => ReactNode;

const cellOf = <T extends FieldType>(type: T): ShowCell<T> | undefined => cells[type];

/** The columns every module has, and its own between them. */
function columnsOf(
  spec: ModuleSpec,
  details: ServerDetails | null,
  assets: KnownAssets,
  extra: RowExtras['columns'],
): DataColumn<Row, RuleCommands>[] {
  const shown = Math.max(1, SHOWN_AT_FIRST - extra.length);
  const own = (spec.rules?.columns ?? []).flatMap((name, index): DataColumn<Row>[] => {
    const field = spec.fields[name];
    if (!field) return [];
    const value = ({ values }: Rule) => field.words(values[name], details, assets);
    const { control } = field;
    const show = cellOf(control.type);
    const cell = (rule: Rule) =>
      show
        ? show({ value: rule.values[name], words: value(rule), control, details, assets })
        : value(rule);
    // A field may be called as a column of ours is: its id is its place in the rule.
    const id = `values.${name}`;
    return [{ id, header: field.label, value, cell, isHiddenAtFirst: index >= shown }];
  });
  return [
    {
      id: 'place',
      header: 'No.',
      value: ({ place }) => place,
      isNumber: true,
      isNotExported: true,
      ...(spec.rules?.ordered
        ? { cell: (rule: Row) => <OrderHandle id={rule.id} name={ruleName(rule)} /> }
        : {}),
    },
    { id: 'name', header: 'Name', value: ruleName, isRowHeader: true },
    ...(extra.some(({ id }) => id === STATUS) ? [] : [statusOf(spec)]),
    ...extra,
    ...own,
    {
      id: 'updatedAt',
      header: 'Changed',
      value: ({ updatedAt }) => updatedAt,
      cell: ({ updatedAt }) => <TimeAgo at={updatedAt} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      value: () => null,
      isUnsortable: true,
      isNotExported: true,
      cell: (rule, commands) => <RuleActions spec={spec} rule={rule} commands={commands} />,
    },
  ];
}

const statusOf = (spec: ModuleSpec): DataColumn<Row> => ({
  id: STATUS,
  header: 'Status',
  value: (rule) => stateLabels[ruleState(spec, rule)],
  cell: (rule) => <RuleStateSign spec={spec} rule={rule} />,
  filter: ruleStatesOf(spec).map((state) => ({ value: state, label: stateLabels[state] })),
  filterBy: (rule) => ruleState(spec, rule),
});

/** Whether all rows are there in the order they have. */
const isPlain = ({ search, sort, filters }: TableState): boolean =>
  search === '' && sort?.id === 'place' && !sort.isDescending && Object.keys(filters).length === 0;

/** Tokens and collections that a rule names, in its sentence or in a column. */
const accountsIn = ({ fields }: ModuleSpec, values: Values): string[] =>
  addressesIn(fields, values).map(({ address }) => address);
