import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readBoard, writeBoard, type BoardQuery } from './boardQuery';

/** What of the board is shown, kept in the address: it can be linked to and reloaded. */
export function useBoardQuery() {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readBoard(params), [params]);
  const change = useCallback(
    (part: Partial<BoardQuery>) =>
      setParams((before) => writeBoard(before, part), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  return { query, change };
}
