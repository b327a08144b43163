import type { ComponentType, ReactNode } from 'react';
import { failureText } from '@/shared/api/queryError';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { FormSkeleton } from '@/shared/ui/skeletons';
import { notify } from '@/shared/ui/toast';
import type { ModuleSpec } from '../engine/defineModule';
import { completeValues } from '../engine/schema';
import { useModuleQuery, useUpdateModuleMutation } from '../engine/modulesApi';
import { obstacleToSaving, type ModuleSettings } from '../engine/moduleState';
import { ModuleForm } from './ModuleForm';
import type { FormShape, Saved } from './moduleForm';
import { ModuleStateSign } from './ModuleStateSign';
import type { ModulePartProps } from './readyModule';
import { resultOf } from '@/shared/api/resultOf';
import { StateNotice } from './StateNotice';
import { useCanConfigure } from './useCanConfigure';

interface SettingsScreenProps extends ModulePartProps {
  /** What the form stands in: the first of several tabs, or nothing. */
  Frame?: ComponentType<FrameProps>;
}

/** What a frame gets. */
export interface FrameProps extends ModulePartProps {
  children: ReactNode;
}

const Alone = ({ children }: FrameProps) => children;

/** A module with one set of values: its state, its form, its preview. */
export function SettingsScreen({ spec, serverId, Frame = Alone }: SettingsScreenProps) {
  const place = { serverId, slug: spec.slug };
  const { data, error, refetch } = useModuleQuery(place);
  const [send] = useUpdateModuleMutation();
  const canSave = useCanConfigure(data?.state ?? '');
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
        state={data ? <ModuleStateSign state={data.state} /> : undefined}
      />
      {data?.values === undefined && data ? (
        <ErrorState message="Couldn’t read the saved settings." onRetry={() => void refetch()} />
      ) : data ? (
        <Frame spec={spec} serverId={serverId}>
          <StateNotice
            spec={spec}
            state={data.state}
            problems={[obstacleToSaving(data) ?? [], data.problems].flat()}
            troubles={data.troubles}
            values={data.values}
          />
          <ModuleForm
            key={serverId}
            spec={spec}
            saved={savedFrom(spec, data)}
            onSave={save}
            loadLatest={loadLatest}
            draftKey={`${serverId}:${spec.slug}`}
            canSave={canSave && obstacleToSaving(data) === null}
            test={data.values === null ? null : place}
            isBlank={data.values === null}
            isTabbed={spec.listTabs !== undefined}
          />
        </Frame>
      ) : error ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load the settings.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <FormSkeleton label={`Loading ${spec.title}`} />
      )}
    </>
  );
}

const savedFrom = (spec: ModuleSpec, { version, enabled, values }: ModuleSettings): Saved => ({
  version,
  enabled,
  values: completeValues(spec.fields, values ?? {}),
});
