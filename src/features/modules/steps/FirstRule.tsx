import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { PageHeader } from '@/shared/ui/PageHeader';
import { goOnceSaved } from '@/shared/ui/leaving';
import { modulePath, rulePath, SAVED_PARAM, SETTINGS_PARAM, WHOLE } from '../engine/addresses';
import type { FirstSteps, Suggest } from '../engine/newRule';
import { useCreateRuleMutation, type ModulePlace } from '../engine/modulesApi';
import { type Rule, ruleName } from '../engine/moduleState';
import type { StepParts } from '../engine/pageTabs';
import type { Values } from '../common-fields/field';
import { draftKeyOf } from '../screens/draftAt';
import type { FormShape } from '../screens/moduleForm';
import type { ReadyModule } from '../screens/readyModule';
import { tellSaved } from '../screens/tellSaved';
import { resultOf } from '@/shared/api/resultOf';
import { RuleMade } from './RuleMade';
import { RuleSteps } from './RuleSteps';
import './steps.scss';

interface FirstRuleProps {
  spec: ReadyModule;
  guide: FirstSteps;
  /** Additions of the site; null for none. */
  parts: StepParts | null;
  suggest: Suggest | null;
  /** Values of a new rule that the address gives. */
  begin: Values;
  place: ModulePlace;
  rules: readonly Rule[];
}

/**
 * The page of a rule that is created in steps. Saving a first rule shows the next tasks; if each
 * rule is created in steps, saving leads to the list.
 */
export function FirstRule({ spec, guide, parts, suggest, begin, place, rules }: FirstRuleProps) {
  const navigate = useNavigate();
  const details = useSelector(selectServerDetails);
  const [params] = useSearchParams();
  const [add] = useCreateRuleMutation();
  // Until the list contains it.
  const [added, setAdded] = useState<Rule | null>(null);
  const savedId = params.get(SAVED_PARAM);
  const made = [...rules, ...(added ? [added] : [])].find(({ id }) => id === savedId);
  const singular = spec.rules?.singular ?? 'rule';
  const save = async ({ enabled, values }: FormShape) => {
    const result = await resultOf(add({ ...place, enabled, values }).unwrap());
    if (!result.success) return result;
    const { rule } = result.data;
    if (guide.isForEach) {
      tellSaved(spec, `“${ruleName(rule)}”`, { enabled, values }, details);
      goOnceSaved(() => navigate(modulePath(spec), { replace: true }));
      return result;
    }
    setAdded(rule);
    goOnceSaved(() =>
      navigate(rulePath(spec, 'new', { [SAVED_PARAM]: rule.id }), { replace: true }),
    );
    return result;
  };
  const whole = new URLSearchParams(params);
  whole.set(SETTINGS_PARAM, WHOLE);
  return (
    <>
      <PageHeader
        title={`${spec.title}: ${
          made ? `${singular} created` : `${guide.isForEach ? 'new' : 'first'} ${singular}`
        }`}
        purpose={spec.purpose}
        actions={
          made ? undefined : (
            <>
              <Link className="btn btn-outline-secondary" to={modulePath(spec)}>
                Back to list
              </Link>
              <Link className="btn btn-outline-secondary" to={`?${whole.toString()}`}>
                All settings
              </Link>
            </>
          )
        }
      />
      {made ? (
        <RuleMade spec={spec} guide={guide} parts={parts} serverId={place.serverId} rule={made} />
      ) : (
        <RuleSteps
          spec={spec}
          guide={guide}
          parts={parts}
          suggest={suggest}
          begin={begin}
          rules={rules}
          serverId={place.serverId}
          draftKey={draftKeyOf(place)}
          onSave={save}
        />
      )}
    </>
  );
}
