import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { SearchResult } from '@/features/search/searchResult';

const MOVES: readonly string[] = ['ArrowDown', 'ArrowUp', 'Home', 'End'];

/**
 * The entry that Enter opens. Server results may be inserted above it: then the first entry is chosen again, unless the
 * user has moved the selection since typing.
 */
export function useChosen(
  list: RefObject<HTMLElement | null>,
  search: string,
  items: readonly SearchResult[],
) {
  const [chosen, choose] = useState('');
  const movedAt = useRef<string | null>(null);
  useLayoutEffect(() => {
    const first = list.current?.querySelector('[role="option"]')?.getAttribute('data-value');
    if (items.length > 0 && movedAt.current !== search && typeof first === 'string') choose(first);
  }, [list, search, items]);
  return {
    chosen,
    choose,
    onKey: ({ key }: KeyboardEvent) => {
      if (MOVES.includes(key)) movedAt.current = search;
    },
  };
}
