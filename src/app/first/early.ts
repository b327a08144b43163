/** Where `first.ts`, which is part of the page itself, keeps what was pressed before the page could answer. */
interface EarlyWindow {
  castleEarly?: { press: (() => void) | null; stop: () => void } | undefined;
}

declare const window: EarlyWindow & typeof globalThis.window;

/**
 * Notes the last button, or the palette's keys, that are pressed while nothing answers yet. Others, such as links,
 * do as ever.
 */
export function notePresses(): void {
  const early: NonNullable<EarlyWindow['castleEarly']> = {
    press: null,
    stop: () => {
      document.removeEventListener('click', click, true);
      if (typed.length === 0) document.removeEventListener('keydown', key, true);
    },
  };
  // Once the palette was asked for, what is typed is meant for it, and not for whatever has the focus.
  const typed: KeyboardEvent[] = [];
  function click({ target }: MouseEvent): void {
    const button = target instanceof Element ? target.closest('button') : null;
    early.press = () => {
      if (button?.isConnected) button.click();
    };
    typed.length = 0;
  }
  function key(event: KeyboardEvent): void {
    const hasModifier = event.ctrlKey || event.metaKey;
    const isPalette = hasModifier && event.key.toLowerCase() === 'k';
    if (!isPalette && (typed.length === 0 || hasModifier)) return;
    event.preventDefault();
    event.stopPropagation();
    typed.push(event);
    early.press = () => {
      const [asked] = typed;
      if (asked) again(asked);
      // The palette listens once that has been dealt with; what is typed until then comes after what was typed before.
      setTimeout(() => {
        document.removeEventListener('keydown', key, true);
        typed.slice(1).forEach(again);
      }, 0);
    };
  }
  document.addEventListener('click', click, true);
  document.addEventListener('keydown', key, true);
  window.castleEarly = early;
}

const again = ({ key, ctrlKey, metaKey }: KeyboardEvent): void => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey }));
};

/** Presses it again, once, now that the page answers. */
export function pressAgain(): void {
  const early = window.castleEarly;
  if (!early) return;
  window.castleEarly = undefined;
  early.stop();
  early.press?.();
}
