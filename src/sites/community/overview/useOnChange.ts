import { useEffect, useRef } from 'react';

/** Runs `action` when `value` differs from the one before; not for the first, nor while there is none. */
export function useOnChange(value: string | undefined, action: () => void): void {
  const latest = useRef(action);
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    if (value === undefined) return;
    if (before.current !== undefined && before.current !== value) latest.current();
    before.current = value;
  }, [value]);
}
