import type { UseFormReturn } from 'react-hook-form';
import { notify } from '@/shared/ui/toast';
import type { ModuleSpec } from '../engine/defineModule';
import { importValues } from './importValues';
import type { FormShape } from './moduleForm';

/** Puts the values of a file into the form, or says why not. */
export async function takeFile(
  spec: ModuleSpec,
  file: File,
  form: UseFormReturn<FormShape, unknown, FormShape>,
): Promise<void> {
  const read = await importValues(spec, file);
  if ('problem' in read) notify('error', read.problem);
  else {
    // Beside what was saved, so that all of it counts as unsaved.
    form.reset({ ...form.getValues(), values: read.values }, { keepDefaultValues: true });
    notify('info', 'Imported. Review and save your changes.');
  }
}
