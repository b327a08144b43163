import { useLayoutEffect, useRef } from 'react';

/**
 * For what takes the place of something that had the focus: its ref, which has the focus from the commit it comes
 * with. In an effect behind it, a key pressed at once would be lost.
 */
export function useFocusOnMount<Element extends HTMLElement>({
  preventScroll = false,
}: FocusOptions = {}) {
  const taker = useRef<Element>(null);
  useLayoutEffect(() => taker.current?.focus({ preventScroll }), [preventScroll]);
  return taker;
}
