import { useEffect, type Dispatch, type SetStateAction } from 'react';

/**
 * While a requested field has not loaded, typing is meant for it, not for the focused element: a space would press a
 * button, and letters would change a form's field.
 */
export function useTypedAhead(
  isWaiting: boolean,
  onTyped: Dispatch<SetStateAction<string>>,
  onEscape: () => void,
): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const listen = (event: KeyboardEvent) => {
      const { key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (key === 'Escape') onEscape();
      else if (key === 'Backspace') onTyped((typed) => typed.slice(0, -1));
      else if (key.length === 1) onTyped((typed) => typed + key);
      // There is nothing to choose yet, and Enter must not press the focused element.
      else if (key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [isWaiting, onTyped, onEscape]);
}
