import { useEffect, useRef } from 'react';
import { reportChange } from '@/shared/api/changes';

/** Has everything of the program asked for anew when a value has changed: other parts of the page show it, too. */
export function useNewsOf(value: string | undefined): void {
  const known = useRef<string>(undefined);
  useEffect(() => {
    if (value === undefined) return;
    const isNews = known.current !== undefined && known.current !== value;
    known.current = value;
    if (isNews) reportChange(['Ambassador', 'Transactions']);
  }, [value]);
}
