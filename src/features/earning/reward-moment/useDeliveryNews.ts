import { useEffect, useRef } from 'react';
import { announce } from '@/shared/ui/announce';
import type { Delivery } from './delivery';
import { nameOf, stateOf } from './momentWords';

/** Announces each change of a visible delivery. */
export function useDeliveryNews(deliveries: readonly Delivery[], isOn: boolean): void {
  const known = useRef<readonly string[] | null>(null);
  const states = deliveries.map((each) => `${nameOf(each)}: ${stateOf(each).label}`);
  const all = states.join('\n');
  useEffect(() => {
    const now = all.split('\n');
    const before = known.current;
    known.current = now;
    const news = before === null ? [] : now.filter((state) => !before.includes(state));
    if (isOn && news.length > 0) announce(news.join('. '));
  }, [all, isOn]);
}
