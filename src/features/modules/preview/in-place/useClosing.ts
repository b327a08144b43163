import { useEffect, useRef, type RefObject } from 'react';
import { afterPress } from '@/shared/ui/form/afterPress';

/**
 * Ends the editing of a part when the focus leaves it, and on Escape, on Ctrl or ⌘ Enter, and on
 * Enter in a box of one line, where it would submit the form. These keys return the focus. They are
 * handled before elements around the part, such as a dialog or the preview, receive them.
 */
export function useClosing(
  root: RefObject<HTMLElement | null>,
  onClose: (isLeft: boolean) => void,
): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const place = root.current;
    if (!place) return undefined;
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, isComposing } = event;
      const isEscape = key === 'Escape';
      const isEnd = key === 'Enter' && (target instanceof HTMLInputElement || ctrlKey || metaKey);
      if (isComposing || (!isEscape && !isEnd)) return;
      if (isOffering(place) && !ctrlKey && !metaKey) {
        // The list of names handles the key, and no element around it does.
        if (isEscape) event.preventDefault();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      close.current(true);
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && place.contains(relatedTarget)) return;
      // Checked after the press, so that the pressed element does not move away. If the window
      // loses the focus, the active element stays the same.
      afterPress(() => {
        if (!place.contains(document.activeElement)) close.current(false);
      });
    };
    place.addEventListener('keydown', press, true);
    place.addEventListener('focusout', leave);
    return () => {
      place.removeEventListener('keydown', press, true);
      place.removeEventListener('focusout', leave);
    };
  }, [root]);
}

const isOffering = (place: HTMLElement) => place.querySelector('[aria-activedescendant]') !== null;
