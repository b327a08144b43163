import { createElement, useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { ServerDetails } from '@/features/discord/guild';
import { useKnownAssets, type KnownAssets } from '@/features/market/useKnownAssets';
import { selectServerDetails } from '@/features/discord/discordSlice';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import type { DataColumn } from '@/shared/ui/table/column';
import { DataTable } from '@/shared/ui/table/DataTable';
import { useTableState } from '@/shared/ui/table/useTableState';
import type { ModuleSpec } from '../engine/defineModule';
import type { Rule } from '../engine/moduleState';
import type { Values } from '../fields/field';
import { cellFiles } from '../kinds/cellFiles';
import { addressesIn } from '../preview/known';
import { ruleName } from '../engine/ruleName';
import { RuleActions } from './RuleActions';
import { RuleCommandsContext } from './ruleCommands';
import { useRuleCommands } from './useRuleCommands';

interface RulesTableProps {
  spec: ModuleSpec;
  serverId: string;
  rules: readonly Rule[];
  /** All of the module, where the list shows a part of them. */
  all?: readonly Rule[];
  canChange: boolean;
}

/** A rule with its place in the order, which counts from 1. */
type Row = Rule & { place: number };
const idOf = ({ id }: Row) => id;

/** The rules of a module: found, sorted, put in order, switched, tried, edited, copied, deleted. */
export function RulesTable({ spec, serverId, rules, all = rules, canChange }: RulesTableProps) {
  const details = useSelector(selectServerDetails);
  const assets = useKnownAssets(rules.flatMap(({ values }) => accountsIn(spec, values)));
  const columns = useMemo(() => columnsOf(spec, details, assets), [spec, details, assets]);
  const control = useTableState(columns, { sort: 'place' });
  const options = { spec, serverId, rules, all, canChange };
  const { commands, switchAll, ...removal } = useRuleCommands(options);
  const rows = useMemo(() => rules.map((rule, index) => ({ ...rule, place: index + 1 })), [rules]);
  return (
    <RuleCommandsContext value={commands}>
      <DataTable
        label={spec.title}
        columns={columns}
        rows={rows}
        getRowId={idOf}
        control={control}
        bulkActions={
          canChange
            ? [
                { label: 'Switch on', run: async (chosen) => switchAll(chosen, true) },
                { label: 'Switch off', run: async (chosen) => switchAll(chosen, false) },
              ]
            : []
        }
        exportName={spec.slug}
        empty={null}
      />
      <ConfirmDialog
        isOpen={removal.asked !== null}
        title={`Delete “${removal.asked ? ruleName(removal.asked) : ''}”?`}
        confirmLabel="Delete"
        cancelLabel="Keep"
        isRunning={removal.isRemoving}
        onConfirm={() => void removal.confirmRemoval()}
        onCancel={() => removal.setAsked(null)}
      >
        It goes for good. What it has posted stays in Discord.
      </ConfirmDialog>
    </RuleCommandsContext>
  );
}

/** More of a module's own columns than this would push the actions out of sight. */
const SHOWN_AT_FIRST = 3;

/** The columns every module has, and its own between them. */
function columnsOf(
  spec: ModuleSpec,
  details: ServerDetails | null,
  assets: KnownAssets,
): DataColumn<Row>[] {
  const own = (spec.rules?.columns ?? []).flatMap((name, index): DataColumn<Row>[] => {
    const field = spec.fields[name];
    if (!field) return [];
    const value = ({ values }: Rule) => field.words(values[name], details, assets);
    const { control } = field;
    const Cell = cellFiles[`./${control.kind}/Cell.tsx`];
    const cell = (rule: Rule) =>
      Cell
        ? createElement(Cell, {
            value: rule.values[name],
            words: value(rule),
            control,
            details,
            assets,
          })
        : value(rule);
    // A field may be called as a column of ours is: its id is its place in the rule.
    const id = `values.${name}`;
    return [{ id, header: field.label, value, cell, isHiddenAtFirst: index >= SHOWN_AT_FIRST }];
  });
  return [
    {
      id: 'place',
      header: 'No.',
      value: ({ place }) => place,
      isNumber: true,
      isNotExported: true,
    },
    { id: 'name', header: 'Name', value: ruleName, isRowHeader: true },
    {
      id: 'enabled',
      header: 'State',
      value: stateInWords,
      cell: (rule) => <RuleState rule={rule} />,
      filter: ['On', 'Off', 'Needs attention'].map((value) => ({ value, label: value })),
    },
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
      cell: (rule) => <RuleActions spec={spec} rule={rule} />,
    },
  ];
}

/** Tokens and collections in those fields of a rule that have a column. */
function accountsIn({ fields, rules }: ModuleSpec, values: Values): string[] {
  const shown = Object.entries(fields).filter(([name]) => rules?.columns.includes(name));
  return addressesIn(Object.fromEntries(shown), values).map(({ address }) => address);
}

const stateInWords = ({ enabled, problems }: Rule) =>
  problems.length > 0 && enabled ? 'Needs attention' : enabled ? 'On' : 'Off';

const colours = { On: 'success', Off: 'secondary', 'Needs attention': 'warning' } as const;

function RuleState({ rule }: { rule: Rule }) {
  const state = stateInWords(rule);
  return (
    <span className={`badge text-bg-${colours[state]}`} title={rule.problems.join(' ')}>
      {state}
    </span>
  );
}
