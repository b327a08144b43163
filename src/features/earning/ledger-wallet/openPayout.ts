import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const NAME = 'payout';

/** The address with a payout open, or none. */
export function withOpen(params: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (id === null) next.delete(NAME);
  else next.set(NAME, id);
  return next;
}

/** Which payout is open, as the address has it, and how to close it. */
export function useOpenPayout() {
  const [params, setParams] = useSearchParams();
  const id = params.get(NAME);
  const close = useCallback(
    () =>
      setParams((before) => withOpen(before, null), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  return { id: id === '' ? null : id, close };
}
