import { useLayoutEffect, useState, type RefObject } from 'react';

/** Where the focus goes: to the detail once that one is shown, or to the list. */
interface Wish {
  detail: string | null;
}

/**
 * Takes the focus along when list and detail change places or another submission opens.
 *
 * @param shown id of the submission that is in sight
 * @param isNarrow list and detail take each other's place
 */
export function useFocusWish(
  heading: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  shown: string | null,
  isNarrow: boolean,
) {
  const [wish, setWish] = useState<Wish | null>(null);
  useLayoutEffect(() => {
    if (wish === null) return;
    const current = list.current?.querySelector<HTMLElement>('[aria-current="true"]');
    if (wish.detail === null) {
      (current ?? list.current)?.focus();
    } else if (wish.detail === shown) {
      // Beside the list the detail stays in sight by itself; the list follows, and no more than it must.
      heading.current?.focus({ preventScroll: !isNarrow });
      if (!isNarrow) current?.scrollIntoView({ block: 'nearest' });
    }
  }, [wish, shown, heading, list, isNarrow]);
  return {
    focusDetail: (id: string) => setWish({ detail: id }),
    focusList: () => setWish({ detail: null }),
    /** The focus is where somebody put it. */
    leaveFocus: () => setWish(null),
  };
}
