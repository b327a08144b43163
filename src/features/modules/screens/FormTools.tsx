import { useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { notify } from '@/shared/ui/toast';
import type { ModuleSpec } from '../engine/defineModule';
import type { ModulePlace } from '../engine/modulesApi';
import { exportValues } from './exchange';
import type { FormShape } from './moduleForm';
import { useSendTest } from './useSendTest';

interface FormToolsProps {
  spec: ModuleSpec;
  canSave: boolean;
  /** What a test posts; null before the first save. */
  test: (ModulePlace & { ruleId?: string }) | null;
}

const UNREADABLE = 'Couldn’t import the file. Check your connection and try again.';

/** What can be done with the values of a form besides saving them. */
export function FormTools({ spec, canSave, test }: FormToolsProps) {
  const form = useFormContext<FormShape>();
  const { isDirty } = useFormState<FormShape>();
  const sendTest = useSendTest();
  const picker = useRef<HTMLInputElement>(null);

  const take = async (file: File | undefined) => {
    if (!file) return;
    const part = await import('./importValues').catch(() => null);
    const read = (await part?.importValues(spec, file)) ?? { problem: UNREADABLE };
    if ('problem' in read) notify('error', read.problem);
    else {
      // Beside what was saved, so that all of it counts as unsaved.
      form.reset({ ...form.getValues(), values: read.values }, { keepDefaultValues: true });
      notify('info', 'Imported. Review and save your changes.');
    }
  };
  return (
    <div className="form-tools">
      {canSave ? (
        <button
          type="button"
          className="btn btn-outline-secondary"
          disabled={test === null || isDirty}
          title={test === null || isDirty ? 'Save first. Tests use the saved settings.' : undefined}
          onClick={() => test && void sendTest(test)}
        >
          Send a test
        </button>
      ) : null}
      <button
        type="button"
        className="btn btn-outline-secondary"
        onClick={() => exportValues(spec, form.getValues('values'), 'settings')}
      >
        Export
      </button>
      {canSave ? (
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => picker.current?.click()}
        >
          Import
        </button>
      ) : null}
      <input
        ref={picker}
        type="file"
        accept="application/json,.json"
        aria-label="Settings file"
        className="visually-hidden"
        tabIndex={-1}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
}
