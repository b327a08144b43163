import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilter, writeFilter, type BoardFilter } from './boardFilter';

/** What of the board is looked for, kept in the address: it can be linked to and reloaded. */
export function useBoardFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const change = useCallback(
    (part: Partial<BoardFilter>) =>
      setParams((before) => writeFilter(before, part), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  return { filter, change };
}
