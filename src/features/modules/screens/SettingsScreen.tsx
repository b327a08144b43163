import type { ComponentType, ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import type { ServerDetails } from '@/features/server/discord/guild';
import { failureText } from '@/shared/api/queryError';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { FormSkeleton } from '@/shared/ui/skeletons';
import type { ModuleSpec } from '../engine/defineModule';
import type { Template } from '../engine/newRule';
import type { Filled } from '../engine/fromServer';
import { completeValues } from '../engine/schema';
import { useModuleQuery, useUpdateModuleMutation } from '../engine/modulesApi';
import { obstacleToSaving, type ModuleSettings } from '../engine/moduleState';
import { ModuleForm } from './ModuleForm';
import type { FormShape, Saved } from './moduleForm';
import { ModuleStateSign } from './ModuleStateSign';
import type { ModulePartProps } from './readyModule';
import { resultOf } from '@/shared/api/resultOf';
import { tellSaved } from './tellSaved';
import { StateNotice } from './StateNotice';
import { useBeginning, type Beginning } from './useBeginning';
import { useCanConfigure } from './useCanConfigure';
import { useLocked } from './useLocked';
import { useTemplate } from './useTemplate';

interface SettingsScreenProps extends ModulePartProps {
  /** Wraps the form, as in the first of several tabs; without it the form is alone on the page. */
  Frame?: ComponentType<FrameProps>;
}

/** Props of a frame. */
export interface FrameProps extends ModulePartProps {
  children: ReactNode;
}

const Alone = ({ children }: FrameProps) => children;

/** A module with one set of values: state, form and preview. */
export function SettingsScreen({ spec, serverId, Frame = Alone }: SettingsScreenProps) {
  const place = { serverId, slug: spec.slug };
  const { data, error, refetch } = useModuleQuery(place);
  const [send] = useUpdateModuleMutation();
  const canSave = useCanConfigure(data?.state ?? '');
  const details = useSelector(selectServerDetails);
  const locked = useLocked(data?.state);
  const isBlank = data?.values === null;
  const template = useTemplate(spec, { id: null, orFirst: isBlank && locked !== null });
  const beginning = useBeginning(isBlank);
  const save = async (version: number, { enabled, values }: FormShape) => {
    const result = await resultOf(send({ ...place, version, enabled, values }).unwrap());
    if (result.success) tellSaved(spec, spec.title, { enabled, values }, details);
    return result;
  };
  const loadLatest = async () => {
    const { data: latest } = await refetch();
    return latest ? savedFrom(spec, latest) : null;
  };
  const begun = isBlank ? beginningOf(spec, template ?? null, beginning ?? null, details) : null;
  return (
    <>
      <PageHeader
        title={spec.title}
        purpose={spec.purpose}
        state={data ? <ModuleStateSign state={data.state} /> : undefined}
      />
      {data?.values === undefined && data ? (
        <ErrorState message="Couldn’t read the saved settings." onRetry={() => void refetch()} />
      ) : data && locked !== undefined && template !== undefined && beginning !== undefined ? (
        <Frame spec={spec} serverId={serverId}>
          <StateNotice
            spec={spec}
            state={data.state}
            locked={locked}
            problems={[obstacleToSaving(data) ?? [], data.problems].flat()}
            troubles={data.troubles}
            values={data.values}
          />
          <ModuleForm
            key={`${serverId}:${locked ? 'locked' : 'open'}`}
            spec={spec}
            saved={savedFrom(spec, begun ? { ...data, values: begun.values } : data)}
            onSave={save}
            loadLatest={loadLatest}
            draftKey={`${serverId}:${spec.slug}`}
            canSave={canSave && obstacleToSaving(data) === null}
            locked={obstacleToSaving(data) === null ? locked : null}
            test={place}
            isNew={isBlank}
            lead={
              beginning && begun && (canSave || locked)
                ? {
                    Part: beginning.BeginWith,
                    template: template?.id ?? null,
                    filled: begun.filled,
                    isBlank: true,
                  }
                : undefined
            }
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

const savedFrom = (
  { fields }: ModuleSpec,
  { version, enabled, values, updatedBy, updatedAt }: ModuleSettings,
): Saved => ({
  version,
  enabled,
  values: completeValues(fields, values ?? {}),
  by: updatedBy,
  at: updatedAt,
});

/** Initial values of a form that was never saved: defaults or a template, with suggestions from the server. */
function beginningOf(
  { fields, initial, opening }: ModuleSpec,
  template: Template | null,
  beginning: Beginning | null,
  details: ServerDetails | null,
): Filled {
  const blank = { ...initial, ...opening?.values };
  if (!beginning) return { values: { ...blank, ...template?.values }, filled: {} };
  return template
    ? beginning.fromTemplate(fields, blank, template, details)
    : beginning.fromServer(fields, blank, details);
}
