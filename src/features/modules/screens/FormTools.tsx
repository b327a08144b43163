import { useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { loadOnDemand } from '@/shared/ui/lazyParts';
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

/** What can be done with the values of a form besides saving them. */
export function FormTools({ spec, canSave, test }: FormToolsProps) {
  const form = useFormContext<FormShape, unknown, FormShape>();
  const { isDirty } = useFormState<FormShape>();
  const sendTest = useSendTest();
  const picker = useRef<HTMLInputElement>(null);

  const take = async (file: File | undefined) => {
    if (file) await (await loadOnDemand(() => import('./takeFile')))?.takeFile(spec, file, form);
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
