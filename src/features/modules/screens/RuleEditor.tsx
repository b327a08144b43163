import { useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import type { ApiResult } from '@/shared/api/envelope';
import { PageHeader } from '@/shared/ui/PageHeader';
import { goOnceSaved } from '@/shared/ui/leaving';
import { modulePath } from '../engine/addresses';
import type { ModuleSpec } from '../engine/defineModule';
import {
  useCreateRuleMutation,
  useUpdateRuleMutation,
  type ModulePlace,
} from '../engine/modulesApi';
import { obstacleToSaving, type ModuleSettings, type Rule, ruleName } from '../engine/moduleState';
import { labelAt } from '../engine/paths';
import { findAbout } from '../engine/registry';
import type { Values } from '../common-fields/field';
import { draftKeyOf } from './draftAt';
import { ExtraTabs } from './ExtraTabs';
import type { LockedParts } from './locked/lockedParts';
import { ModuleForm } from './ModuleForm';
import type { FormShape, SavedAs } from './moduleForm';
import type { ReadyModule } from './readyModule';
import { resultOf } from '@/shared/api/resultOf';
import { ruleState } from '../engine/ruleState';
import { RuleStateSign } from './RuleStateSign';
import { tellSaved } from './tellSaved';
import { StateNotice } from './StateNotice';
import type { Lead } from './useBeginning';
import { useCanConfigure } from './useCanConfigure';
import { Watched } from './Watched';

interface RuleEditorProps {
  spec: ReadyModule;
  place: ModulePlace;
  /** Null for a rule that is being added. */
  rule: Rule | null;
  /** Initial values of a new rule. */
  begin: Values;
  /** Id of the rule that a new one is a copy of; null if it is no copy. */
  from: string | null;
  module: ModuleSettings;
  /** Parts for trying a module outside of the package. */
  locked: LockedParts | null;
  /** Choices to begin a new rule with; shown before its fields. */
  lead: Lead | undefined;
  /** Called after the header has changed the rule. */
  onActed: () => void;
  /** Reads the saved rule again. */
  readAgain: () => Promise<{ rules: readonly Rule[] } | undefined>;
}

/** The form of one rule. Saving a new rule leads back to the list, which shows it. */
export function RuleEditor(props: RuleEditorProps) {
  const { spec, place, rule, begin, from, module, locked, lead, onActed, readAgain } = props;
  const navigate = useNavigate();
  const details = useSelector(selectServerDetails);
  const [add] = useCreateRuleMutation();
  const [change] = useUpdateRuleMutation();
  const singular = spec.rules?.singular ?? 'rule';
  const canSave = useCanConfigure(module.state);
  const obstacle = rule && obstacleToSaving(rule);
  const tabs = rule ? spec.ruleTabs : locked ? undefined : tabsOfNew(spec.ruleTabs);
  const draftKey = draftKeyOf(place, rule?.id ?? (from === null ? undefined : `new:${from}`));
  // Most tabs do not show the rule's name, as the form does.
  const subject = rule ? (tabs ? ruleName(rule) : `edit ${singular}`) : `new ${singular}`;

  const save = async (
    version: number,
    { enabled, values }: FormShape,
  ): Promise<ApiResult<SavedAs>> => {
    const result = await resultOf(
      rule
        ? change({ ...place, ruleId: rule.id, version, enabled, values }).unwrap()
        : add({ ...place, enabled, values }).unwrap(),
    );
    if (!result.success) return result;
    const name = ruleName(result.data.rule);
    tellSaved(spec, `“${name}”`, { enabled, values }, details);
    if (!rule) goOnceSaved(() => navigate(listOf(spec), { replace: true }));
    const { version: now, values: stored } = result.data.rule;
    return { ...result, data: { version: now, values: stored } };
  };
  const loadLatest = async () => {
    const latest = (await readAgain())?.rules.find(({ id }) => id === rule?.id);
    return latest ? { ...latest, by: latest.updatedBy, at: latest.updatedAt } : null;
  };
  return (
    <>
      <PageHeader
        title={`${spec.title}: ${subject}`}
        purpose={spec.purpose}
        state={rule ? <RuleStateSign spec={spec} rule={rule} /> : undefined}
        actions={
          <Link className="btn btn-outline-secondary" to={listOf(spec)}>
            Back to list
          </Link>
        }
      />
      {rule && ruleState(spec, rule) === 'WATCHING' ? (
        <Watched place={place} ruleId={rule.id} onChange={onActed} />
      ) : null}
      <ExtraTabs
        label={spec.title}
        tabs={tabs}
        place={{
          serverId: place.serverId,
          ruleId: rule?.id ?? '',
          draftKey,
          values: rule?.values ?? begin,
          labelOf: (path) => labelAt(spec.fields, path),
        }}
      >
        <StateNotice
          spec={spec}
          state={module.state}
          locked={locked}
          problems={[obstacle ?? [], rule?.problems ?? []].flat()}
          troubles={rule?.troubles}
          values={rule?.values ?? null}
        />
        <ModuleForm
          key={locked ? 'locked' : 'open'}
          spec={spec}
          saved={rule ?? { version: 0, enabled: true, values: begin }}
          onSave={save}
          loadLatest={loadLatest}
          draftKey={draftKey}
          canSave={canSave && obstacle === null}
          locked={obstacle === null ? locked : null}
          test={rule ? { ...place, ruleId: rule.id } : place}
          isNew={rule === null}
          lead={lead}
          isTabbed={tabs !== undefined}
        />
      </ExtraTabs>
    </>
  );
}

/** For a rule that is not saved, most tabs have nothing to show. */
function tabsOfNew(tabs: ReadyModule['ruleTabs']): ReadyModule['ruleTabs'] {
  const more = tabs?.more.filter(({ isForNew }) => isForNew) ?? [];
  return tabs && more.length > 0 ? { ...tabs, more } : undefined;
}

/** Path of the list with a rule: the page of its module, or of the parent module. */
const listOf = (spec: ModuleSpec): string =>
  modulePath((spec.parent && findAbout(spec.parent.slug)) ?? spec);
