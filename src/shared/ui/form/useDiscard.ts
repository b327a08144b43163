import { use } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { errorsOf } from './errorsOf';
import { SurroundingFormContext } from './formContext';
import { useUndoInForm } from './useUndoInForm';

/**
 * Throws away what is typed and not saved, and offers to bring it back as it was: what was told to be wrong
 * with it is told again, and the focus is where one worked (decision 132).
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
      // Beside what is saved, so that all of it counts as unsaved.
      form.reset(typed, { keepDefaultValues: true });
      for (const path of wrong)
        form.setValue(path, form.getValues(path), { shouldTouch: true, shouldValidate: true });
      at?.focus();
    });
  };
}
