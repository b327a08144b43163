import { useEffect, useRef } from 'react';
import { baseApi } from '@/shared/api/baseApi';
import { useAppDispatch } from '@/shared/state/hooks';

/** Has everything of the program asked for anew when a value has changed: other parts of the page show it, too. */
export function useNewsOf(value: string | undefined): void {
  const dispatch = useAppDispatch();
  const known = useRef<string>(undefined);
  useEffect(() => {
    if (value === undefined) return;
    const isNews = known.current !== undefined && known.current !== value;
    known.current = value;
    if (isNews) dispatch(baseApi.util.invalidateTags(['Ambassador']));
  }, [value, dispatch]);
}
