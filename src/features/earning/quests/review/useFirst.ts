import { useState } from 'react';
import { isWaiting } from './review';
import type { Submission } from './submission';

/**
 * What is open while nobody has chosen: the first that waits. It stays so when the list comes anew, so that
 * nothing moves under the hand, until it has been decided or another view is shown.
 */
export function useFirst(
  view: string,
  items: readonly Submission[],
  done: ReadonlySet<string>,
): string | null {
  const [first, setFirst] = useState<{ view: string; id: string } | null>(null);
  if (first !== null && first.view === view && !done.has(first.id)) return first.id;
  const left = items.filter(({ id }) => !done.has(id));
  const id = (left.find(isWaiting) ?? left[0])?.id ?? null;
  if (id !== null) setFirst({ view, id });
  else if (first !== null) setFirst(null);
  return id;
}
