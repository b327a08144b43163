import { useEffect, type Dispatch, type SetStateAction } from 'react';

/**
 * While a field that is asked for is not there yet, what is typed is meant for it, and not for whatever has
 * the focus: a button would be pressed by a space, a form's field would be written into.
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
      // Nothing is there to be chosen yet; what has the focus must not be pressed instead.
      else if (key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [isWaiting, onTyped, onEscape]);
}
