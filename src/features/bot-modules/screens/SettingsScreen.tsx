import { Link } from 'react-router-dom';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { FormSkeleton } from '@/shared/ui/skeletons';
import { notify } from '@/shared/ui/toast';
import type { ModuleSpec } from '../engine/defineModule';
import { useModuleQuery, useSaveModuleMutation } from '../engine/modulesApi';
import { canConfigure, type ModuleSettings, type ModuleState } from '../engine/moduleState';
import { ModuleForm } from './ModuleForm';
import type { FormShape, Saved } from './moduleForm';
import { ModuleStateBadge } from './ModuleStateBadge';
import { resultOf } from './resultOf';

interface SettingsScreenProps {
  spec: ModuleSpec;
  serverId: string;
}

/** A module with one set of values: its state, its form, its preview. */
export function SettingsScreen({ spec, serverId }: SettingsScreenProps) {
  const place = { serverId, slug: spec.slug };
  const { data, error, refetch } = useModuleQuery(place);
  const [send] = useSaveModuleMutation();
  const save = async (version: number, { enabled, values }: FormShape) => {
    const result = await resultOf(send({ ...place, version, enabled, values }).unwrap());
    if (result.success) notify('success', `${spec.title} saved`);
    return result;
  };
  const loadLatest = async () => {
    const { data: latest } = await refetch();
    return latest ? savedFrom(spec, latest) : null;
  };
  return (
    <>
      <PageHeader
        title={spec.title}
        purpose={spec.purpose}
        actions={data ? <ModuleStateBadge state={data.state} /> : undefined}
      />
      {data ? (
        <>
          <StateNotice state={data.state} problems={data.problems} />
          <ModuleForm
            key={serverId}
            spec={spec}
            saved={savedFrom(spec, data)}
            onSave={save}
            loadLatest={loadLatest}
            draftKey={`${serverId}:${spec.slug}`}
            canSave={canConfigure(data.state)}
          />
        </>
      ) : error ? (
        <ErrorState
          message={('message' in error && error.message) || 'The settings could not be loaded.'}
          onRetry={() => void refetch()}
        />
      ) : (
        <FormSkeleton label={`Loading: ${spec.title}`} />
      )}
    </>
  );
}

const savedFrom = (spec: ModuleSpec, { version, enabled, values }: ModuleSettings): Saved => ({
  version,
  enabled,
  values: values ?? spec.initial,
});

interface StateNoticeProps {
  state: ModuleState;
  problems: readonly string[];
}

/** Why it does not work, or may not be changed. */
export function StateNotice({ state, problems }: StateNoticeProps) {
  if (state === 'LOCKED' || state === 'PAUSED_BY_PLAN') {
    return (
      <div className="notice notice--warning">
        <p>
          {state === 'LOCKED'
            ? 'This module is not in a package of your server. Look around and try it in the preview; saving needs the package.'
            : 'The package with this module has ended. Your settings are kept and can be read; nothing is deleted.'}
        </p>
        <Link className="btn btn-sm btn-outline-secondary" to="/dashboard/package">
          See packages
        </Link>
      </div>
    );
  }
  if (problems.length === 0) return null;
  return (
    <div className="notice notice--warning">
      <p>This needs your attention:</p>
      <ul>
        {[...new Set(problems)].map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}
