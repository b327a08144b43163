import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Failure, FieldError } from '@/shared/api/envelope';

/** A refused attempt to save. */
export interface Refusal {
  /** Errors of single values. */
  errors: readonly FieldError[];
  /** Message about the form as a whole; empty for none. */
  said: string;
}

/**
 * Shows the server's refusal at its fields (ADR api-beyond-specification: `data.errors: [{path, message}]`).
 *
 * @returns the errors shown at fields, and the message for the whole form: errors that name none of its values
 */
export function showFailure<Fields extends FieldValues, Output>(
  form: UseFormReturn<Fields, unknown, Output>,
  { message, errors = [] }: Failure,
): Refusal {
  const values = form.getValues();
  const placed: FieldError[] = [];
  const elsewhere: string[] = [];
  for (const error of errors) {
    if (isFieldPath(values, error.path)) {
      form.setError(error.path, { type: 'server', message: error.message });
      placed.push(error);
    } else elsewhere.push(error.message);
  }
  const isAllSaid = errors.length > 0 && elsewhere.length === 0;
  return { errors: placed, said: isAllSaid ? '' : [message, ...elsewhere].join(' ') };
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
