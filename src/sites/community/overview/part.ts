import type { SerializedError } from '@reduxjs/toolkit';
import type { Failure } from '@/shared/api/envelope';
import { failureText } from '@/shared/api/queryError';
import type { LeftOut } from '@/shared/api/lenient';

/** One data source of the overview: its data, or the reason for its absence, or neither while it loads. */
export interface Part<T> {
  data: T | undefined;
  /** Items that could not be shown. */
  leftOut?: readonly LeftOut[] | undefined;
  /** Why it could not be loaded; null while it loads, and after it has loaded. */
  failure: string | null;
  retry: () => void;
}

interface Query<T> {
  currentData?: T | undefined;
  error?: Failure | SerializedError | undefined;
  refetch: () => unknown;
}

/**
 * A query as a part. Data loaded earlier stays when a refetch fails.
 *
 * @param otherwise message when the server gives no reason
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
