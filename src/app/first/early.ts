/** Where `first.ts`, which is part of the page itself, keeps what was pressed before the page could answer. */
interface EarlyWindow {
  castleEarly?: { pressed: Element | null; stop: () => void } | undefined;
}

declare const window: EarlyWindow & typeof globalThis.window;

/** Notes the last button that is pressed while nothing answers yet. Others, such as links, do as ever. */
export function notePresses(): void {
  const early: NonNullable<EarlyWindow['castleEarly']> = {
    pressed: null,
    stop: () => document.removeEventListener('click', note, true),
  };
  function note({ target }: MouseEvent): void {
    early.pressed = target instanceof Element ? target.closest('button') : null;
  }
  document.addEventListener('click', note, true);
  window.castleEarly = early;
}

/** Presses it again, once, now that the page answers. */
export function pressAgain(): void {
  const early = window.castleEarly;
  if (!early) return;
  window.castleEarly = undefined;
  early.stop();
  if (early.pressed instanceof HTMLElement && early.pressed.isConnected) early.pressed.click();
}
