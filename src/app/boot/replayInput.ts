/** Where `inlineScript.ts`, which is inlined in the page, records presses before the page can answer. */
interface EarlyWindow {
  castleEarly?: { pressAll: () => void; stop: () => void } | undefined;
}

declare const window: EarlyWindow & typeof globalThis.window;

/** Elements of a dashboard's frame that can be pressed or followed. */
const IN_FRAME = '.skip-link, .site-header a, .site-header button';

/**
 * Records the buttons, or the palette's keys, that are pressed while nothing answers yet, each button once: repeated
 * presses mean that nothing happened. Other elements, such as links, work as usual.
 */
export function recordInput(): void {
  const pressed = new Set<HTMLElement>();
  let focused: HTMLElement | null = null;
  // After the palette's shortcut, typing is meant for the palette, not for the focused element.
  const typed: KeyboardEvent[] = [];
  function click({ target }: MouseEvent): void {
    const button = target instanceof Element ? target.closest('button') : null;
    typed.length = 0;
    if (!button) return;
    pressed.delete(button);
    pressed.add(button);
  }
  function key(event: KeyboardEvent): void {
    const hasModifier = event.ctrlKey || event.metaKey;
    const isPalette = hasModifier && event.key.toLowerCase() === 'k';
    if (!isPalette && (typed.length === 0 || hasModifier)) return;
    event.preventDefault();
    event.stopPropagation();
    typed.push(event);
  }
  function focus({ target }: FocusEvent): void {
    focused = target instanceof HTMLElement ? target : null;
  }
  document.addEventListener('click', click, true);
  document.addEventListener('keydown', key, true);
  document.addEventListener('focusin', focus);
  window.castleEarly = {
    stop: () => {
      document.removeEventListener('click', click, true);
      document.removeEventListener('focusin', focus);
      if (typed.length === 0) document.removeEventListener('keydown', key, true);
    },
    pressAll: () => {
      // The focus was on an element that React has replaced.
      if (focused && !focused.isConnected) drawn(focused)?.focus({ preventScroll: true });
      for (const button of pressed) drawn(button)?.click();
      const [asked] = typed;
      if (!asked) return;
      again(asked);
      // The palette listens once the shortcut is handled; keys typed until then follow those typed before.
      setTimeout(() => {
        document.removeEventListener('keydown', key, true);
        typed.slice(1).forEach(again);
      }, 0);
    },
  };
}

/**
 * The element itself, or the one that React has drawn in its place: a dashboard's frame is drawn again, a home is not.
 */
function drawn(element: HTMLElement): HTMLElement | undefined {
  if (element.isConnected) return element;
  const { tagName, className, textContent } = element;
  return [...document.querySelectorAll<HTMLElement>(IN_FRAME)].find(
    (each) =>
      each.tagName === tagName &&
      each.className === className &&
      // The wallet of an earlier visit changes the text of its button.
      (each.textContent === textContent || each.matches('.wallet-button')),
  );
}

const again = ({ key, ctrlKey, metaKey }: KeyboardEvent): void => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey }));
};

/** Repeats all recorded presses, once, now that the page answers. */
export function pressAgain(): void {
  const early = window.castleEarly;
  if (!early) return;
  window.castleEarly = undefined;
  early.stop();
  early.pressAll();
}
