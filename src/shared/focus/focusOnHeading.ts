import { isFocusNowhere } from './focusable';

/** How long a screen may take to bring its heading before the focus is given to the content instead. */
const PATIENCE_MS = 3000;

/**
 * Gives the focus to the page's heading, as soon as it is there, unless somebody has moved on by then.
 *
 * @param content what the page is in
 * @returns ends it
 */
export function focusOnHeading(content: HTMLElement): () => void {
  if (focusHeading(content)) return () => undefined;
  if (isFocusNowhere()) content.focus({ preventScroll: true });
  const before = document.activeElement;
  const observer = new MutationObserver(() => {
    if (isGiven(content, before) || focusHeading(content)) stop();
  });
  observer.observe(content, { childList: true, subtree: true });
  const timer = setTimeout(() => {
    stop();
    if (!isInDialog()) content.focus({ preventScroll: true });
  }, PATIENCE_MS);
  const moveOn = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') stop();
  };
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('keydown', moveOn);
    document.removeEventListener('pointerdown', stop);
  };
  document.addEventListener('keydown', moveOn);
  document.addEventListener('pointerdown', stop);
  return stop;
}

/** Also counts as done while a dialog has the focus: it gives it back when it closes. */
function focusHeading(content: HTMLElement): boolean {
  const heading = content.querySelector<HTMLElement>('h1[tabindex="-1"]');
  if (heading !== null && !isInDialog()) heading.focus({ preventScroll: true });
  return heading !== null;
}

/** A part of the new page has given itself the focus, as what its address names does. */
const isGiven = (content: HTMLElement, before: Element | null): boolean => {
  const { activeElement } = document;
  return (
    activeElement !== before &&
    activeElement !== content &&
    content.contains(activeElement) &&
    activeElement?.matches('[tabindex="-1"]:not(h1)') === true
  );
};

/** One that closes has given the focus away by then. */
const isInDialog = () => document.activeElement?.closest('[role="dialog"]') instanceof Element;
