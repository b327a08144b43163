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
      document.removeEventListener('keydown', key, true);
    },
  };
  function click({ target }: MouseEvent): void {
    const button = target instanceof Element ? target.closest('button') : null;
    early.press = () => {
      if (button?.isConnected) button.click();
    };
  }
  function key(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    const { key: name, ctrlKey, metaKey } = event;
    early.press = () =>
      window.dispatchEvent(new KeyboardEvent('keydown', { key: name, ctrlKey, metaKey }));
  }
  document.addEventListener('click', click, true);
  document.addEventListener('keydown', key, true);
  window.castleEarly = early;
}

/** Presses it again, once, now that the page answers. */
export function pressAgain(): void {
  const early = window.castleEarly;
  if (!early) return;
  window.castleEarly = undefined;
  early.stop();
  early.press?.();
}
