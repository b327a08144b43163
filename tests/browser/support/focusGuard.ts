import type { BrowserContext } from '@playwright/test';

const BINDING = '__focusLost';

export interface FocusGuard {
  /** Where the focus was lost, and after which key or click. */
  losses(): string[];
}

/**
 * Watches all pages of a context: removing, disabling or hiding the focused element must not leave the focus on the
 * body. Unused pages, and presses on plain text, do not count as a loss.
 */
export async function guardFocus(context: BrowserContext): Promise<FocusGuard> {
  const losses: string[] = [];
  await context.exposeBinding(BINDING, ({ page }, loss: string) => {
    losses.push(`${loss} (${page.url()})`);
  });
  await context.addInitScript(watchFocus, BINDING);
  return { losses: () => losses };
}

/** Runs in every page before its own scripts, and is sent there as text, so it must not use anything outside itself. */
function watchFocus(binding: string): void {
  /** Consecutive frames without a focus that count as a loss: the browser itself needs one to notice. */
  const FRAMES = 2;
  const input = { last: 'the load' };
  let held: Element | null = null;
  let frames = 0;
  let isLooking = false;
  const describe = (element: Element) =>
    `<${element.localName}> “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60)}”`;
  const canHold = (element: Element) =>
    element.isConnected && !element.matches(':disabled') && element.checkVisibility();
  const look = () => {
    isLooking = false;
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) {
      held = activeElement;
      frames = 0;
      return;
    }
    if (held === null) return;
    if (canHold(held)) {
      held = null;
      return;
    }
    frames += 1;
    if (frames > FRAMES) return;
    if (frames < FRAMES) return lookSoon();
    const tell: unknown = Reflect.get(window, binding);
    const loss = `${describe(held)} had the focus and lost it to the body after ${input.last}`;
    if (typeof tell === 'function') Reflect.apply(tell, window, [loss]);
  };
  // Only after changes: checking each frame would keep the browser drawing all the time.
  const lookSoon = () => {
    if (isLooking) return;
    isLooking = true;
    requestAnimationFrame(look);
  };
  const remember = (event: Event) => {
    const { target } = event;
    const on = target instanceof Element ? ` on ${describe(target)}` : '';
    input.last = `${event instanceof KeyboardEvent ? event.key : event.type}${on}`;
  };
  document.addEventListener('keydown', remember, true);
  document.addEventListener('click', remember, true);
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) held = target;
    lookSoon();
  });
  document.addEventListener('focusout', lookSoon, true);
  new MutationObserver(lookSoon).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
  });
}
