import { toastPosition, type Stretch } from './toastPosition';

const CONTAINER = '.Toastify__toast-container';
const DIALOG = '.modal.show, .offcanvas.show';
/** What can be pressed in a dialog. */
const ACTIONS = 'a[href], button, input, select, textarea, [tabindex="0"], [role="option"]';
/** Parts of a page that toasts stay clear of, whole. */
const PARTS = [
  '.site-header',
  '.banner',
  '.breadcrumbs',
  '.page-header__actions',
  '.dropdown-menu.show',
  '.floating-panel',
  '.save-bar',
  '.undo-bar',
].join(', ');

/** What is in the way: of an open dialog its actions, for the page behind it takes no presses. */
function obstaclesOf({ left, right }: DOMRect): Stretch[] {
  const dialogs = [...document.querySelectorAll(DIALOG)];
  const elements =
    dialogs.length > 0
      ? dialogs.flatMap((dialog) => Array.from(dialog.querySelectorAll(ACTIONS)))
      : [...document.querySelectorAll(PARTS)];
  return elements
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0 && box.left < right && box.right > left)
    .filter((box) => box.bottom > 0 && box.top < window.innerHeight);
}

/**
 * Keeps the toasts inside `host` at the top right, below what one may want to press there, for as long
 * as there are any. The place is written into custom properties, which the style sheet reads.
 *
 * @returns ends it
 */
export function keepToastsClear(host: HTMLElement): () => void {
  let stopWatching: (() => void) | null = null;

  const place = () => {
    const container = host.querySelector<HTMLElement>(CONTAINER);
    if (!container) return;
    const height = [...container.children].reduce(
      (sum, toast) => sum + toast.getBoundingClientRect().height,
      0,
    );
    const { top, bottom } = toastPosition(
      height,
      obstaclesOf(container.getBoundingClientRect()),
      window.innerHeight,
    );
    set(host, '--toast-top', `${String(Math.round(top))}px`);
    set(host, '--toast-room', `${String(Math.floor(bottom - top))}px`);
  };
  const look = () => {
    const isShown = host.querySelector('.Toastify__toast') !== null;
    if (isShown && !stopWatching) stopWatching = watchPage(place);
    if (isShown) return place();
    stopWatching?.();
    stopWatching = null;
  };
  const observer = new MutationObserver(look);
  observer.observe(host, { childList: true, subtree: true });
  look();
  return () => {
    observer.disconnect();
    stopWatching?.();
  };
}

/** Calls back before the next frame after anything on the page may have moved. */
function watchPage(moved: () => void): () => void {
  let frame = 0;
  const later = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      moved();
    });
  };
  const changes = new MutationObserver(later);
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['class', 'hidden', 'style', 'open'],
  });
  const events = ['scroll', 'resize', 'load', 'transitionend', 'animationend'];
  for (const event of events)
    window.addEventListener(event, later, { capture: true, passive: true });
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    for (const event of events) window.removeEventListener(event, later, { capture: true });
  };
}

/** Writes only what is new, so that the writing is not taken for a change of the page. */
function set(host: HTMLElement, name: string, value: string): void {
  if (host.style.getPropertyValue(name) !== value) host.style.setProperty(name, value);
}
