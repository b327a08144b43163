import { useLayoutEffect, useState, type RefObject } from 'react';

/** The focus target: the detail of a submission once it is shown, or the list (null). */
interface Wish {
  detail: string | null;
}

/**
 * Moves the focus when list and detail replace each other or another submission opens.
 *
 * @param shown id of the visible submission
 * @param isNarrow only one of list and detail is shown
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
      // Beside the list the detail is visible without scrolling; the list scrolls only as far as needed.
      heading.current?.focus({ preventScroll: !isNarrow });
      if (!isNarrow) current?.scrollIntoView({ block: 'nearest' });
    }
  }, [wish, shown, heading, list, isNarrow]);
  return {
    focusDetail: (id: string) => setWish({ detail: id }),
    focusList: () => setWish({ detail: null }),
    /** Leaves the focus where the reviewer put it. */
    leaveFocus: () => setWish(null),
  };
}
