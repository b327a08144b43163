import { failureText } from '@/shared/api/queryError';

interface FieldErrors {
  errors?: readonly { message: string }[];
}

/** Why a change came to nothing, in words: the first thing that is wrong with it; null where it was made. */
export function troubleIn(result: {
  data?: unknown;
  error?: FieldErrors | object | undefined;
}): string | null {
  const { error } = result;
  if (error === undefined) return null;
  const [first] = 'errors' in error ? (error.errors ?? []) : [];
  return (
    first?.message ??
    failureText(error, 'Couldn’t save. Nothing was changed. Check your connection and try again.')
  );
}
