import { Suspense, useRef, useState } from 'react';
import type { ApiResult } from '@/shared/api/envelope';
import { useAppDispatch } from '@/shared/state/clientState';
import { isByPrimary } from '@/shared/ui/form/byPrimary';
import { Form } from '@/shared/ui/form/Form';
import { SwitchField } from '@/shared/ui/form/SwitchField';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import { PictureUploadsContext } from '../field-types/image/pictureUploadsContext';
import { UnitChanges } from '../form-controls/UnitChanges';
import type { ModulePlace } from '../engine/modulesApi';
import { completeValues } from '../engine/schema';
import { confirmPayouts } from './confirmPayouts';
import { FormBar } from './FormBar';
import { FormGroup } from './FormGroup';
import { FormTools } from './FormTools';
import type { LockedParts } from './locked/lockedParts';
import {
  formSchema,
  inForm,
  labelInForm,
  type FormShape,
  type Saved,
  type SavedAs,
} from './moduleForm';
import './modules.scss';
import { OnThisPage } from './OnThisPage';
import { OpeningPanel, WithOpening } from './Opening';
import { PreviewPanel } from './PreviewPanel';
import type { ReadyModule } from './readyModule';
import { DraftNote } from './DraftNote';
import type { Lead } from './useBeginning';
import { useDraft } from './useDraft';
import { useFormView } from './useFormView';
import { useLeadTo } from './useLeadTo';
import { useSavedSecrets } from './useSavedSecrets';
import { ViewSwitch } from './ViewSwitch';

const ConflictDialog = lazyOnDemand(() => import('./ConflictDialog'));

interface ModuleFormProps {
  spec: ReadyModule;
  saved: Saved;
  /** Saves changes that are based on that version. */
  onSave: (version: number, form: FormShape) => Promise<ApiResult<SavedAs>>;
  /** Loads the newest version after another person has saved. */
  loadLatest: () => Promise<Saved | null>;
  /** Identifies the form, for its draft. */
  draftKey: string;
  /** False if the package has ended: users may still view and try settings. */
  canSave: boolean;
  /** Parts for trying a module outside of the package, whose Save asks about packages. */
  locked?: LockedParts | null;
  /** What a test covers: without `ruleId` the module, or a rule that is being added. */
  test: ModulePlace & { ruleId?: string };
  /** It is being added, and can be saved unchanged. */
  isNew?: boolean;
  /** Choices to begin with, for one that was never saved; shown before its fields. */
  lead?: Lead | undefined;
  /** Whether it is in a tab and stays mounted while others are open: switching tabs does not leave the page. */
  isTabbed?: boolean;
}

/** The form of a module or of one rule, in groups, with a preview for members beside it. */
export function ModuleForm(props: ModuleFormProps) {
  const { spec, saved, onSave, loadLatest, draftKey, canSave, locked = null, test } = props;
  const { isNew = false, lead } = props;
  const { isTabbed = false } = props;
  // The status of a quest decides whether members see it; the switch is only for quests turned off
  // earlier.
  const isOn = spec.rules?.stage !== undefined || (saved.enabled && !isNew);
  const dispatch = useAppDispatch();
  const [schema] = useState(() => formSchema(spec));
  const place = useRef<HTMLDivElement>(null);
  const [theirs, setTheirs] = useState<Saved | null>(null);
  // Its dialog stays mounted after it is first opened, so that it can return the focus.
  const [hadConflict, setHadConflict] = useState(false);
  const form = useZodForm<FormShape, FormShape>(schema, {
    enabled: saved.enabled,
    values: completeValues(spec.fields, saved.values),
  });
  const secrets = useSavedSecrets(spec.fields, form);
  const draft = useDraft({
    key: draftKey,
    fields: spec.fields,
    form,
    isOn: canSave || locked !== null,
    isLocked: locked !== null,
    version: saved.version,
  });
  const version = useRef(draft.version);
  const [isAsking, setAsking] = useState(false);
  useLeadTo();
  const formView = useFormView(place);
  const { view, isEither, look } = formView;
  const isTurnedOn = useRef(false);
  const isRepeated = useRef(false);

  const save = async (shape: FormShape) => {
    const enabled = isOn ? shape.enabled : isTurnedOn.current;
    if (enabled && (isNew || !saved.enabled)) {
      const name = shape.values['name'];
      const rule = {
        id: draftKey,
        name: typeof name === 'string' && name !== '' ? name : spec.title,
        values: shape.values,
      };
      if (!(await confirmPayouts(dispatch, spec, [rule])))
        return { success: false as const, message: 'Not saved. Your changes are kept here.' };
    }
    const result = await onSave(version.current, { ...shape, enabled });
    if (result.success) {
      version.current = result.data.version;
      draft.drop();
      form.setValue('enabled', enabled);
      secrets.note(shape.values, result.data.values);
      return undefined;
    }
    if (result.status === 409) {
      setHadConflict(true);
      setTheirs(await loadLatest());
    }
    return inForm(result);
  };
  const takeTheirs = (latest: Saved) => {
    version.current = latest.version;
    form.reset({ enabled: latest.enabled, values: completeValues(spec.fields, latest.values) });
    setTheirs(null);
  };
  const overwrite = (latest: Saved, taken: ReadonlySet<string>) => {
    version.current = latest.version;
    setTheirs(null);
    const others = completeValues(spec.fields, latest.values);
    for (const name of taken) {
      if (name !== '') form.setValue(`values.${name}`, others[name], { shouldDirty: true });
      else {
        form.setValue('enabled', latest.enabled, { shouldDirty: true });
        isTurnedOn.current = latest.enabled;
      }
    }
    // Repeats the save, so that its errors are shown at the fields as well.
    isRepeated.current = true;
    place.current?.querySelector('form')?.requestSubmit();
  };
  return (
    <div
      ref={place}
      className="module-form"
      data-view={view}
      onSubmitCapture={({ nativeEvent }) => {
        if (!isRepeated.current) isTurnedOn.current = isByPrimary(nativeEvent);
        isRepeated.current = false;
      }}
    >
      <Form
        form={form}
        label={spec.title}
        onSubmit={save}
        nameOf={(path) => labelInForm(spec, path)}
        held={(sent) => secrets.held({ ...sent, enabled: form.getValues('enabled') })}
        onStep={
          locked
            ? () => {
                draft.keep();
                setAsking(true);
              }
            : undefined
        }
      >
        <UnitChanges fields={spec.fields} />
        <WithOpening spec={spec}>
          <div className="module-form__fields">
            <DraftNote spec={spec} taken={draft.taken} isLocked={locked !== null} />
            {lead ? (
              <lead.Part
                spec={spec}
                begun={draft.taken === null ? lead.template : null}
                hasDraft={draft.taken !== null}
                filled={lead.filled}
                isBlank={lead.isBlank}
              />
            ) : null}
            <OpeningPanel spec={spec} ruleId={test.ruleId}>
              {isOn && !(spec.rules?.stage && saved.enabled) ? (
                <SwitchField name="enabled" label="Enabled" />
              ) : null}
              {locked ? null : <FormTools spec={spec} canSave={canSave} test={test} />}
            </OpeningPanel>
            <PictureUploadsContext value={canSave}>
              {spec.groups.map((group) => (
                <FormGroup key={group.title} spec={spec} group={group} />
              ))}
            </PictureUploadsContext>
          </div>
          <div className="module-form__aside">
            <OnThisPage spec={spec} />
            <PreviewPanel spec={spec} isEditable={canSave || locked !== null} />
          </div>
        </WithOpening>
        {locked ? (
          <locked.SaveBar
            spec={spec}
            isAsking={isAsking}
            onClose={() => setAsking(false)}
            lead={isEither ? <ViewSwitch view={view} look={look} /> : undefined}
          />
        ) : canSave ? (
          <FormBar spec={spec} isOn={isOn} isNew={isNew} isTabbed={isTabbed} view={formView} />
        ) : isEither ? (
          <div className="save-bar save-bar--lead" role="group" aria-label="Form">
            <ViewSwitch view={view} look={look} />
          </div>
        ) : null}
      </Form>
      {hadConflict ? (
        <Suspense>
          <ConflictDialog
            spec={spec}
            theirs={theirs}
            mine={form.getValues()}
            onTakeTheirs={takeTheirs}
            onOverwrite={overwrite}
            onClose={() => setTheirs(null)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
