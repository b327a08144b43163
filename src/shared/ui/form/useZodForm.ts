import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * A form whose rules are a zod schema. Errors appear when a field has been left, and go as soon as it is
 * mended; what was typed stays until it is saved or discarded.
 *
 * @param schema what the fields must be; its output is what `onSubmit` gets
 * @param values what the fields show at first; `useFormVersion` has them follow what is read later
 */
export function useZodForm<Fields extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Fields>,
  values: DefaultValues<Fields>,
) {
  return useForm<Fields, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: values,
    mode: 'onTouched',
    // `Form` does, and finds also what react-hook-form cannot focus.
    shouldFocusError: false,
  });
}
