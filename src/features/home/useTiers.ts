import { useSyncExternalStore } from 'react';
import { listPackages } from '@/features/packages/endpoints';
import { ask } from '@/shared/api/ask';
import type { DataOf } from '@/shared/api/endpoint';
import type { ApiResult } from '@/shared/api/envelope';

type Answer = ApiResult<DataOf<typeof listPackages>>;

const listeners = new Set<() => void>();
let answer: Answer | null = null;
let attempt = 0;

/** Asks (again) for what is on offer; an answer to an earlier question does not count any more. */
export function askForTiers(): void {
  attempt += 1;
  const mine = attempt;
  tell(null);
  void ask(listPackages, {}).then((result) => {
    if (mine === attempt) tell(result);
  });
}

function tell(next: Answer | null): void {
  answer = next;
  for (const listener of listeners) listener();
}

/** Asked once for all that show it, and again for whoever comes after they have gone. */
export function watchTiers(listener: () => void): () => void {
  const isFirst = listeners.size === 0;
  listeners.add(listener);
  if (isFirst) askForTiers();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    attempt += 1;
    answer = null;
  };
}

/** What the server says of the packages on offer; null until it has answered. */
export const tiersNow = (): Answer | null => answer;

/** The same, kept fresh. */
export const useTiers = (): Answer | null => useSyncExternalStore(watchTiers, tiersNow, () => null);
