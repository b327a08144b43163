import { toastPosition, type Stretch } from './toastPosition';

const CONTAINER = '.Toastify__toast-container';
const DIALOG = '.modal.show, .offcanvas.show';
/** Elements of a dialog that can be pressed. */
const ACTIONS = 'a[href], button, input, select, textarea, [tabindex="0"], [role="option"]';
/** Parts of a page that toasts never cover. */
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

/** Buttons and fields of the page, which toasts cover only when there is no other space. */
const BUTTONS = ['button', 'a.btn', 'input', 'select', 'textarea', 'summary', '[role="tab"]']
  .map((each) => `main ${each}`)
  .join(', ');

/** Obstacles for toasts: in an open dialog only its actions, because the page behind it takes no presses. */
function obstaclesOf({ left, right }: DOMRect) {
  const stretchesOf = (elements: readonly Element[]): Stretch[] =>
    elements
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.height > 0 && box.left < right && box.right > left)
      .filter((box) => box.bottom > 0 && box.top < window.innerHeight);
  const dialogs = [...document.querySelectorAll(DIALOG)];
  if (dialogs.length > 0)
    return {
      parts: stretchesOf(dialogs.flatMap((dialog) => Array.from(dialog.querySelectorAll(ACTIONS)))),
    };
  return {
    parts: stretchesOf([...document.querySelectorAll(PARTS)]),
    buttons: stretchesOf([...document.querySelectorAll(BUTTONS)]),
  };
}

/**
 * Places the toasts inside `host` at the top right, below the elements a user may want to press there, while there are
 * any. The position is written into custom properties, which the style sheet reads.
 *
 * @returns stops it
 */
export function keepToastsClear(host: HTMLElement): () => void {
  let stopWatching: (() => void) | null = null;
  let current: number | null = null;

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
      current,
    );
    current = top;
    set(host, '--toast-top', `${String(Math.round(top))}px`);
    set(host, '--toast-room', `${String(Math.floor(bottom - top))}px`);
  };
  const look = () => {
    const isShown = host.querySelector('.Toastify__toast') !== null;
    if (isShown && !stopWatching) stopWatching = watchPage(place);
    if (isShown) return place();
    stopWatching?.();
    stopWatching = null;
    current = null;
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

/** Writes only changed values, so that the observer does not take the write for a change of the page. */
function set(host: HTMLElement, name: string, value: string): void {
  if (host.style.getPropertyValue(name) !== value) host.style.setProperty(name, value);
}
