import { useCallback, type RefObject } from 'react';
import type { RefCallBack } from 'react-hook-form';

/** One ref for a picker's button and its field. Always the same one: the menu renders anew for each new one. */
export const useToggleRef = (
  toggleRef: RefObject<HTMLButtonElement | null>,
  fieldRef: RefCallBack,
) =>
  useCallback(
    (element: HTMLButtonElement | null) => {
      toggleRef.current = element;
      fieldRef(element);
    },
    [toggleRef, fieldRef],
  );
