import { Fragment, Suspense, useId, useState } from 'react';
import '@/shared/ui/form/form.scss';
import { lazyOptional } from '@/shared/ui/lazyParts';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import type { DataColumn } from '@/shared/ui/table/column';
import { isOnOrOff, ruleName } from '../engine/moduleState';
import { textOf, type Names, type Sentence } from '../engine/sentence';
import { ruleState } from '../engine/ruleState';
import type { RuleActivity } from '../rule-activity/ruleActivity';
import { hasRuns, RuleRuns } from '../rule-activity/RuleRuns';
import { RuleWeek } from '../rule-activity/RuleWeek';
import { ModuleStateSign } from './ModuleStateSign';
import type { ListedModule } from './readyModule';
import { RuleActions } from './RuleActions';
import type { RuleCommands } from './ruleCommands';
import type { Row } from './RulesTable';

/** Reads cron patterns, which few modules have. */
const NextRun = lazyOptional(() => import('./NextRun'));

interface RuleCardProps {
  spec: ListedModule;
  row: Row;
  columns: readonly DataColumn<Row, RuleCommands>[];
  commands: RuleCommands;
  names: Names;
  /** What `activity` counts; null for nothing. */
  kind: string | null;
  /** Undefined while it is loading, and if it can’t be read. */
  activity: RuleActivity | undefined;
  isActivityComing: boolean;
}

/** One rule: its switch, description, state and next run, and a link to its form. */
export function RuleCard({ kind, activity, isActivityComing, ...card }: RuleCardProps) {
  const { spec, row, commands } = card;
  const id = useId();
  const name = ruleName(row);
  const state = ruleState(spec, row);
  const hasOwnNext = 'schedule' in row.values;
  const when =
    hasOwnNext && row.enabled ? 'rule-card__when rule-card__when--two' : 'rule-card__when';
  return (
    <li className="rule-card" data-row={row.id} aria-labelledby={id}>
      {commands.canChange ? <RuleSwitch row={row} commands={commands} /> : null}
      <div className="rule-card__head">
        <strong id={id}>{name}</strong>
        {commands.canChange && isOnOrOff(state) ? null : <ModuleStateSign state={state} />}
      </div>
      <What {...card} />
      {row.problems.length === 0 ? null : (
        <p className="rule-card__problem">{row.problems.join(' ')}</p>
      )}
      <p className={when}>
        {hasOwnNext && row.enabled ? (
          <Suspense>
            <NextRun schedule={row.values['schedule']} />
          </Suspense>
        ) : null}
        {activity && hasRuns(activity) ? (
          <RuleRuns kind={kind} activity={activity} hasOwnNext={hasOwnNext} />
        ) : isActivityComing ? null : (
          <span>
            Changed <TimeAgo at={row.updatedAt} />
          </span>
        )}
      </p>
      {activity && kind !== null ? <RuleWeek kind={kind} activity={activity} /> : null}
      <RuleActions spec={spec} rule={row} commands={commands} />
    </li>
  );
}

function RuleSwitch({ row, commands }: Pick<RuleCardProps, 'row' | 'commands'>) {
  const [isSaving, setSaving] = useState(false);
  const turn = async () => {
    if (isSaving) return;
    setSaving(true);
    await commands.switchTo(row, !row.enabled);
    setSaving(false);
  };
  return (
    <input
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox exposes its state natively
      role="switch"
      className="switch switch--small"
      aria-label={ruleName(row)}
      aria-busy={isSaving}
      checked={row.enabled}
      onChange={() => void turn()}
    />
  );
}

/** Columns that a card shows elsewhere. */
const elsewhere = ['place', 'name', 'enabled', 'updatedAt', 'actions'];
/** Types of fields whose values are clear without the field's name. */
const clear = ['channel', 'group', 'address', 'roles', 'message', 'cron'];

type WhatProps = Pick<RuleCardProps, 'spec' | 'row' | 'columns' | 'commands' | 'names'>;

/** What the rule does, as a sentence if its module has one, and the site's additions to its row. */
function What({ names, ...card }: WhatProps) {
  const { spec, row, columns } = card;
  const more = columns.filter(
    ({ id, value, isHiddenAtFirst }) =>
      !elsewhere.includes(id) && isHiddenAtFirst !== true && String(value(row) ?? '') !== '',
  );
  const shown = spec.sentence ? more.filter(({ id }) => !id.startsWith('values.')) : more;
  return (
    <>
      {spec.sentence ? (
        <p className="rule-card__what">
          <InWords sentence={spec.sentence(row.values, names)} />
        </p>
      ) : null}
      {shown.length === 0 ? null : (
        <p className={spec.sentence ? 'rule-card__more' : 'rule-card__what'}>
          <Shown {...card} columns={shown} />
        </p>
      )}
    </>
  );
}

/** A sentence with its names marked up. */
const InWords = ({ sentence }: { sentence: Sentence }) =>
  sentence.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <bdi key={textOf(sentence.slice(0, index + 1))} className="rule-card__name" translate="no">
        {piece.name}
      </bdi>
    ),
  );

/** Values with the names of their columns. */
const Shown = ({ spec, row, columns, commands }: Omit<WhatProps, 'names'>) =>
  columns.map(({ id, header, value, cell }, index) => {
    const type = spec.fields[id.replace(/^values\./, '')]?.control.type;
    const isClear = id.startsWith('values.') && type !== undefined && clear.includes(type);
    return (
      <Fragment key={id}>
        {index === 0 ? null : ' · '}
        <span className="rule-card__value">
          {isClear ? null : <span className="rule-card__label">{header}: </span>}
          <span>{cell?.(row, commands) ?? String(value(row))}</span>
        </span>
      </Fragment>
    );
  });
