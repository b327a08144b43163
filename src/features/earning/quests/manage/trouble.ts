import { failureText } from '@/shared/api/queryError';

interface FieldErrors {
  errors?: readonly { path: string; message: string }[];
}

interface Result {
  data?: unknown;
  error?: FieldErrors | object | undefined;
}

/** The first error of a refused change; undefined where there is none, or it can’t be read. */
const firstIn = ({ error }: Result) =>
  error !== undefined && 'errors' in error ? error.errors?.[0] : undefined;

/** The path of the field that keeps a change from being made; undefined where no field does. */
export const fieldOfTrouble = (result: Result): string | undefined => firstIn(result)?.path;

/** Why a change came to nothing, in words: the first thing that is wrong with it; null where it was made. */
export function troubleIn(result: Result): string | null {
  const { error } = result;
  if (error === undefined) return null;
  return (
    firstIn(result)?.message ??
    failureText(error, 'Couldn’t save. Nothing was changed. Check your connection and try again.')
  );
}
