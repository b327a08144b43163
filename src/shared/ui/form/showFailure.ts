import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Failure } from '@/shared/api/envelope';

/**
 * Puts what the server refused where it belongs: at its fields, or at the form as a whole when it names
 * none of them (api-contract: `data.errors: [{path, message}]`).
 */
export function showFailure<Fields extends FieldValues, Output>(
  form: UseFormReturn<Fields, unknown, Output>,
  { message, errors = [] }: Failure,
): void {
  const values = form.getValues();
  const elsewhere: string[] = [];
  let isFirst = true;
  for (const error of errors) {
    if (isFieldPath(values, error.path)) {
      form.setError(
        error.path,
        { type: 'server', message: error.message },
        { shouldFocus: isFirst },
      );
      isFirst = false;
    } else elsewhere.push(error.message);
  }
  if (isFirst || elsewhere.length > 0) {
    form.setError('root.server', { type: 'server', message: [message, ...elsewhere].join(' ') });
  }
}

/** Whether the form has a value at `path` ("reward.amount", "rules.0.mint"). */
function isFieldPath<Fields extends FieldValues>(
  values: Fields,
  path: string,
): path is FieldPath<Fields> {
  let place: unknown = values;
  for (const step of path.split('.')) {
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, step)) return false;
    place = Object.getOwnPropertyDescriptor(place, step)?.value;
  }
  return true;
}
