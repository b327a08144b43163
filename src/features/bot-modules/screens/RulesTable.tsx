import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSelector } from 'react-redux';
import type { ServerDetails } from '@/features/discord/guild';
import { selectServerDetails } from '@/features/discord/discordSlice';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { notify } from '@/shared/ui/toast';
import type { DataColumn } from '@/shared/ui/table/column';
import { DataTable } from '@/shared/ui/table/DataTable';
import { useTableState } from '@/shared/ui/table/useTableState';
import type { ModuleSpec } from '../engine/defineModule';
import { useRemoveRuleMutation, useSaveRuleMutation } from '../engine/modulesApi';
import type { Rule } from '../engine/moduleState';
import { resultOf } from './resultOf';
import { valueInWords } from './valueInWords';

interface RulesTableProps {
  spec: ModuleSpec;
  serverId: string;
  rules: readonly Rule[];
  canChange: boolean;
}

const idOf = ({ id }: Rule) => id;
const ruleName = ({ values, id }: Rule) =>
  typeof values['name'] === 'string' ? values['name'] : id;

/** The rules of a module: found, sorted, switched, edited, copied, deleted. */
export default function RulesTable({ spec, serverId, rules, canChange }: RulesTableProps) {
  const place = { serverId, slug: spec.slug };
  const details = useSelector(selectServerDetails);
  const [change] = useSaveRuleMutation();
  const [remove, { isLoading: isRemoving }] = useRemoveRuleMutation();
  const [asked, setAsked] = useState<Rule | null>(null);

  const [columns] = useState(() => columnsOf(spec, details, canChange, setAsked));
  const control = useTableState(columns, { sort: 'name' });

  const switchAll = (enabled: boolean) => async (chosen: Rule[]) => {
    const results = await Promise.all(
      chosen.map(({ id: ruleId, version, values }) =>
        resultOf(change({ ...place, ruleId, version, values, enabled }).unwrap()),
      ),
    );
    const failed = results.filter(({ success }) => !success);
    if (failed.length > 0)
      notify('error', `${failed.length} could not be changed. ${failed[0]?.message ?? ''}`);
  };
  const confirmDelete = async () => {
    if (!asked) return;
    const result = await resultOf(remove({ ...place, ruleId: asked.id }).unwrap());
    notify(result.success ? 'success' : 'error', result.success ? 'Deleted' : result.message);
    setAsked(null);
  };
  return (
    <>
      <DataTable
        label={spec.title}
        columns={columns}
        rows={rules}
        getRowId={idOf}
        control={control}
        bulkActions={
          canChange
            ? [
                { label: 'Switch on', run: switchAll(true) },
                { label: 'Switch off', run: switchAll(false) },
              ]
            : []
        }
        exportName={spec.slug}
        empty={null}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        title={`Delete “${asked ? ruleName(asked) : ''}”?`}
        confirmLabel="Delete"
        cancelLabel="Keep"
        isRunning={isRemoving}
        onConfirm={() => void confirmDelete()}
        onCancel={() => setAsked(null)}
      >
        It goes for good. What it has posted stays in Discord.
      </ConfirmDialog>
    </>
  );
}

/** The columns every module has, and its own between them. Made once: a change of plan opens the screen anew. */
function columnsOf(
  spec: ModuleSpec,
  details: ServerDetails | null,
  canChange: boolean,
  onDelete: (rule: Rule) => void,
): DataColumn<Rule>[] {
  const own = (spec.rules?.columns ?? []).flatMap((name): DataColumn<Rule>[] => {
    const field = spec.fields[name];
    if (!field) return [];
    const value = ({ values }: Rule) => valueInWords(field, values[name], details);
    return [{ id: name, header: field.label, value }];
  });
  return [
    { id: 'name', header: 'Name', value: ruleName, isRowHeader: true },
    {
      id: 'enabled',
      header: 'State',
      value: stateInWords,
      cell: (rule) => <RuleState rule={rule} />,
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
      cell: (rule) => <RuleActions rule={rule} canChange={canChange} onDelete={onDelete} />,
    },
  ];
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

interface RuleActionsProps {
  rule: Rule;
  canChange: boolean;
  onDelete: (rule: Rule) => void;
}

const RuleActions = ({ rule, canChange, onDelete }: RuleActionsProps) => (
  <div className="row-actions">
    <Link
      className="btn btn-sm btn-outline-secondary"
      to={`?rule=${encodeURIComponent(rule.id)}`}
      aria-label={`${canChange ? 'Edit' : 'View'} ${ruleName(rule)}`}
    >
      {canChange ? 'Edit' : 'View'}
    </Link>
    {canChange ? (
      <Link
        className="btn btn-sm btn-outline-secondary"
        to={`?rule=new&from=${encodeURIComponent(rule.id)}`}
        aria-label={`Duplicate ${ruleName(rule)}`}
      >
        Duplicate
      </Link>
    ) : null}
    <button
      type="button"
      className="btn btn-sm btn-outline-secondary"
      aria-label={`Delete ${ruleName(rule)}`}
      onClick={() => onDelete(rule)}
    >
      Delete
    </button>
  </div>
);
