import { useState } from 'react';
import { isWaiting } from './review';
import type { Submission } from './submission';

/**
 * The submission that is open by default: the first that is waiting. It stays open when the list reloads, so that
 * nothing moves while the reviewer works, until it has been decided or another view is shown.
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
