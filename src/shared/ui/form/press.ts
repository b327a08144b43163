import { current, type Press } from './afterPress';

/*
 * Makes a press count even if the layout shifts between press and release. The press takes the focus from a field,
 * whose error then moves the content below it away from the pointer, and the browser fires no click.
 *
 * - A field's blur handling waits until the click has been fired (`afterPress`).
 * - If anything else moved the pressed control, it still gets its click.
 * - A checkbox or radio button changes before its click is handled. If React rendered it in between, it would reset
 *   it and call no handler, so there the blur handling waits until the click is over.
 */
const TICKED = 'input[type="checkbox"], input[type="radio"]';
const CONTROL = 'a[href], button, input, label, summary, [role="button"], [role="option"]';

function end(): void {
  const ended = current.press;
  current.press = null;
  for (const act of ended?.waiting ?? []) act();
}

function begin({ button, target }: MouseEvent): void {
  end();
  if (button !== 0) return;
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
  const box = control?.getBoundingClientRect();
  current.press = { control, box, isLost: false, waiting: new Set() };
}

function release(event: MouseEvent): void {
  const { press } = current;
  if (!press || event.button !== 0) return;
  press.isLost = hasMovedAway(press, event);
  // The click comes in the same task, if at all.
  setTimeout(() => {
    if (current.press === press) finish(press);
  }, 0);
}

function hasMovedAway({ control, box }: Press, { target, clientX, clientY }: MouseEvent): boolean {
  if (!control?.isConnected || !box || (target instanceof Node && control.contains(target))) {
    return false;
  }
  const { top, left } = control.getBoundingClientRect();
  const isWhereItWas =
    clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  return isWhereItWas && (top !== box.top || left !== box.left);
}

/**
 * The browser's click on the common ancestor of both positions would count as a press outside of the popup that the
 * real click opens.
 */
function click(event: MouseEvent): void {
  const { press } = current;
  if (!press) return;
  if (press.isLost) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else if (event.target instanceof Element && event.target.matches(TICKED)) {
    // `release` finishes the press.
    return;
  }
  finish(press);
}

function finish({ isLost, control }: Press): void {
  end();
  if (isLost) control?.click();
}

const endUnlessHeld = ({ buttons }: MouseEvent) => {
  if (current.press && buttons === 0) end();
};

function createPressWatch() {
  let watchers = 0;
  let watch = new AbortController();
  /** Tracks presses anywhere on the page, until the returned function is called. */
  return () => {
    watchers += 1;
    if (watchers === 1) {
      watch = new AbortController();
      const options = { capture: true, signal: watch.signal };
      document.addEventListener('mousedown', begin, options);
      document.addEventListener('mouseup', release, options);
      document.addEventListener('click', click, options);
      // A press that never becomes a click, such as one that opened a native list or menu.
      document.addEventListener('mousemove', endUnlessHeld, options);
      document.addEventListener('dragend', end, options);
      document.addEventListener('contextmenu', end, options);
      document.addEventListener('keydown', end, options);
    }
    return () => {
      watchers -= 1;
      if (watchers > 0) return;
      watch.abort();
      end();
    };
  };
}

export const watchPresses = createPressWatch();
