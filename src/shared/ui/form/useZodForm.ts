import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * A form validated by a zod schema. Errors appear when a field has been left, and disappear as soon as they are fixed;
 * typed input stays until it is saved or discarded.
 *
 * @param schema schema of the fields; `onSubmit` gets its output
 * @param values initial values of the fields; `useFormVersion` updates them when newer ones are read
 */
export function useZodForm<Fields extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Fields>,
  values: DefaultValues<Fields>,
) {
  return useForm<Fields, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: values,
    mode: 'onTouched',
    // `Form` does it, including controls that react-hook-form cannot focus.
    shouldFocusError: false,
  });
}
