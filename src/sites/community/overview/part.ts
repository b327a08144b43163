import type { SerializedError } from '@reduxjs/toolkit';
import type { Failure } from '@/shared/api/envelope';
import { failureText } from '@/shared/api/queryError';
import type { LeftOut } from '@/shared/api/lenient';

/** One source of the overview: its data, or why there is none, or neither while it is on its way. */
export interface Part<T> {
  data: T | undefined;
  /** What of it could not be shown. */
  leftOut?: readonly LeftOut[] | undefined;
  /** Why it could not be loaded; null while it loads, and when it is here. */
  failure: string | null;
  retry: () => void;
}

interface Query<T> {
  currentData?: T | undefined;
  error?: Failure | SerializedError | undefined;
  refetch: () => unknown;
}

/**
 * A query as a part. What was loaded before stays when loading it anew fails.
 *
 * @param otherwise said when the server gives no reason
 */
export function partOf<T>({ currentData, error, refetch }: Query<T>, otherwise: string): Part<T> {
  const hasFailed = currentData === undefined && error !== undefined;
  return {
    data: currentData,
    failure: hasFailed ? failureText(error, otherwise) : null,
    retry: () => void refetch(),
  };
}

export const isSettled = ({ data, failure }: Part<unknown>) =>
  data !== undefined || failure !== null;
