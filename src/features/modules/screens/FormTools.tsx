import { Suspense, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { lazyOnDemand, loadOnDemand } from '@/shared/ui/lazyParts';
import type { ModuleSpec } from '../engine/defineModule';
import type { ModulePlace } from '../engine/modulesApi';
import { exportValues } from './exchange';
import type { FormShape } from './moduleForm';

const SendTestDialog = lazyOnDemand(() => import('./send-test/SendTestDialog'));

interface FormToolsProps {
  spec: ModuleSpec;
  canSave: boolean;
  /** What a test covers: without `ruleId` the module, or a rule that is being added. */
  test: ModulePlace & { ruleId?: string };
}

/** Actions on the values of a form besides saving them. */
export function FormTools({ spec, canSave, test }: FormToolsProps) {
  const form = useFormContext<FormShape, unknown, FormShape>();
  const [isTesting, setTesting] = useState(false);
  // Its dialog stays mounted after it is first opened, so that it can return the focus.
  const [hasTested, setHasTested] = useState(false);
  const picker = useRef<HTMLInputElement>(null);

  const take = async (file: File | undefined) => {
    if (file) await (await loadOnDemand(() => import('./takeFile')))?.takeFile(spec, file, form);
  };
  return (
    <div className="form-tools">
      {canSave && !spec.isSilent ? (
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => {
            setHasTested(true);
            setTesting(true);
          }}
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
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
      {hasTested ? (
        <Suspense>
          <SendTestDialog
            spec={spec}
            place={test}
            isOpen={isTesting}
            onClose={() => setTesting(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
