import { Link, useNavigate } from 'react-router-dom';
import type { ApiResult } from '@/shared/api/envelope';
import { PageHeader } from '@/shared/ui/PageHeader';
import { notify } from '@/shared/ui/toast';
import type { ModuleSpec } from '../engine/defineModule';
import {
  useAddRuleMutation,
  useRulesQuery,
  useSaveRuleMutation,
  type ModulePlace,
} from '../engine/modulesApi';
import { canConfigure, type ModuleSettings, type Rule } from '../engine/moduleState';
import { ModuleForm } from './ModuleForm';
import type { FormShape } from './moduleForm';
import { resultOf } from './resultOf';

interface RuleEditorProps {
  spec: ModuleSpec;
  place: ModulePlace;
  /** Null for one that is being added. */
  rule: Rule | null;
  /** What a new one begins from. */
  copied: Rule | null;
  module: ModuleSettings;
}

/** The form of one rule. Once a new one is saved it goes back to the list, where it can be seen. */
export default function RuleEditor({ spec, place, rule, copied, module }: RuleEditorProps) {
  const navigate = useNavigate();
  const [add] = useAddRuleMutation();
  const [change] = useSaveRuleMutation();
  const { refetch } = useRulesQuery(place);
  const singular = spec.rules?.singular ?? 'rule';

  const save = async (
    version: number,
    { enabled, values }: FormShape,
  ): Promise<ApiResult<{ version: number }>> => {
    const result = await resultOf(
      rule
        ? change({ ...place, ruleId: rule.id, version, enabled, values }).unwrap()
        : add({ ...place, enabled, values }).unwrap(),
    );
    if (!result.success) return result;
    notify('success', rule ? 'Saved' : `The ${singular} was added`);
    // After the form has noted that nothing is unsaved, so that leaving asks nothing.
    if (!rule) setTimeout(() => void navigate('?', { replace: true }), 0);
    return { ...result, data: { version: result.data.rule.version } };
  };
  const loadLatest = async () => {
    const { data } = await refetch();
    return data?.rules.find(({ id }) => id === rule?.id) ?? null;
  };
  return (
    <>
      <PageHeader
        title={rule ? `${spec.title}: edit ${singular}` : `${spec.title}: new ${singular}`}
        purpose={spec.purpose}
        actions={
          <Link className="btn btn-outline-secondary" to="?">
            Back to the list
          </Link>
        }
      />
      <ModuleForm
        spec={spec}
        saved={rule ?? { version: 0, enabled: true, values: copied?.values ?? spec.initial }}
        onSave={save}
        loadLatest={loadLatest}
        draftKey={`${place.serverId}:${spec.slug}:${rule?.id ?? 'new'}`}
        canSave={canConfigure(module.state)}
      />
    </>
  );
}
