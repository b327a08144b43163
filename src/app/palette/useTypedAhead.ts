import { useLayoutEffect } from 'react';

/**
 * While a field that is asked for is not there yet, what is typed is meant for it, and not for whatever has
 * the focus: a button would be pressed by a space, a form's field would be written into.
 *
 * @param onTyped told of all that was typed so far; the same function each time, as `onEscape`
 */
export function useTypedAhead(
  isWaiting: boolean,
  onTyped: (typed: string) => void,
  onEscape: () => void,
): void {
  useLayoutEffect(() => {
    if (!isWaiting) return undefined;
    // Kept here, in the order of the keys, whatever becomes of the renderings between them.
    let typed = '';
    const put = (text: string) => {
      typed = text;
      onTyped(text);
    };
    const listen = (event: KeyboardEvent) => {
      const { key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (key === 'Escape') onEscape();
      else if (key === 'Backspace') put(typed.slice(0, -1));
      else if (key.length === 1) put(typed + key);
      // Nothing is there to be chosen yet; what has the focus must not be pressed instead.
      else if (key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [isWaiting, onTyped, onEscape]);
}
