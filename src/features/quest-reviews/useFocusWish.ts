import { useEffect, useState, type RefObject } from 'react';

/** Where the focus goes: to the detail once that one is shown, or to the list. */
interface Wish {
  detail: string | null;
}

/**
 * Takes the focus along when list and detail change places or another submission opens.
 *
 * @param shown id of the submission that is in sight
 */
export function useFocusWish(
  heading: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  shown: string | null,
) {
  const [wish, setWish] = useState<Wish | null>(null);
  useEffect(() => {
    if (wish === null) return;
    if (wish.detail === null) {
      const place = list.current;
      (place?.querySelector<HTMLElement>('[aria-current="true"]') ?? place)?.focus();
    } else if (wish.detail === shown) {
      heading.current?.focus();
    }
  }, [wish, shown, heading, list]);
  return {
    focusDetail: (id: string) => setWish({ detail: id }),
    focusList: () => setWish({ detail: null }),
    /** The focus is where somebody put it. */
    leaveFocus: () => setWish(null),
  };
}
