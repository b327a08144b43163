import { use } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { errorsOf } from './errorsOf';
import { SurroundingFormContext } from './formContext';
import { useUndoInForm } from './useUndoInForm';

/**
 * Discards unsaved input, and offers to restore it: its errors are shown again, and the focus returns to where the user
 * was (docs/product/modules.md).
 */
export function useDiscard(): () => void {
  const form = useFormContext();
  const { errors } = useFormState();
  const { lastFocus } = use(SurroundingFormContext);
  const offer = useUndoInForm();
  return () => {
    const typed = structuredClone(form.getValues());
    const wrong = errorsOf(errors).map(({ path }) => path);
    const at = lastFocus();
    form.reset();
    offer('Changes discarded', () => {
      // The defaults stay the saved values, so that all of the input counts as unsaved.
      form.reset(typed, { keepDefaultValues: true });
      for (const path of wrong)
        form.setValue(path, form.getValues(path), { shouldTouch: true, shouldValidate: true });
      at?.focus();
    });
  };
}
