import { isFocusNowhere } from './focusable';

/** Longest wait for a screen's heading before the content gets the focus instead. */
const PATIENCE_MS = 3000;

/**
 * Focuses the page's heading as soon as it exists, unless the user has moved the focus by then.
 *
 * @param content the element that contains the page
 * @returns stops it
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

/** Also counts as done while a dialog has the focus: the dialog returns it when it closes. */
function focusHeading(content: HTMLElement): boolean {
  const heading = content.querySelector<HTMLElement>('h1[tabindex="-1"]');
  if (heading !== null && !isInDialog()) heading.focus({ preventScroll: true });
  return heading !== null;
}

/** A part of the new page has focused itself, such as the target of the address. */
const isGiven = (content: HTMLElement, before: Element | null): boolean => {
  const { activeElement } = document;
  return (
    activeElement !== before &&
    activeElement !== content &&
    content.contains(activeElement) &&
    activeElement?.matches('[tabindex="-1"]:not(h1)') === true
  );
};

/** A closing dialog has already given the focus away. */
const isInDialog = () => document.activeElement?.closest('[role="dialog"]') instanceof Element;
