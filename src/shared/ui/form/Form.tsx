import type { FormEvent, ReactNode } from 'react';
import {
  FormProvider,
  useFormState,
  type Control,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { Failure } from '@/shared/api/envelope';
import './form.scss';
import { showFailure } from './showFailure';

interface FormProps<Fields extends FieldValues, Output> {
  form: UseFormReturn<Fields, unknown, Output>;
  /** Saves. A failure it returns is shown at its fields or below them; nothing typed is lost. */
  onSubmit: (values: Output) => Promise<Failure | undefined>;
  children: ReactNode;
  /** Names the form for screen readers. */
  label: string;
}

/** A form bound to react-hook-form: its fields find it by context, and the first wrong one gets the focus. */
export function Form<Fields extends FieldValues, Output>({
  form,
  onSubmit,
  children,
  label,
}: FormProps<Fields, Output>) {
  const save = async (event: FormEvent) => {
    let saved: Fields | undefined;
    const submit = form.handleSubmit(async (values) => {
      const sent = structuredClone(form.getValues());
      const failure = await onSubmit(values);
      if (failure === undefined) saved = sent;
      else showFailure(form, failure);
    });
    await submit(event);
    // What was saved is the new "unchanged"; what was typed meanwhile stays, and is unsaved.
    if (saved) form.reset(saved, { keepValues: true, keepIsSubmitSuccessful: true });
  };
  return (
    <FormProvider {...form}>
      <form noValidate aria-label={label} className="form" onSubmit={(event) => void save(event)}>
        {children}
        <FormError control={form.control} />
      </form>
    </FormProvider>
  );
}

/** What is wrong with the form as a whole, such as an answer that names no field. */
function FormError<Fields extends FieldValues, Output>({
  control,
}: {
  control: Control<Fields, unknown, Output>;
}) {
  const { errors } = useFormState({ control });
  const message = errors.root?.['server']?.message;
  return (
    <div role="alert">
      {message === undefined ? null : <p className="notice notice--error">{message}</p>}
    </div>
  );
}
