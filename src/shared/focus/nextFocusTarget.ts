import { canTakeFocus, tabStops } from './focusable';

/** Former position of a removed element: between two neighbors, which may be gone as well by now. */
export interface Gap {
  parent: Node;
  before: Node | null;
  after: Node | null;
}

const { DOCUMENT_POSITION_FOLLOWING: FOLLOWING } = Node;

/** Inside these, moving back would jump over a whole form or page. */
const LONG = 'form, section, main, body';

/**
 * Returns the element to focus when the focused one is removed (with the gap it left), disabled or hidden: the next
 * one, else the nearest before it in the same group, else the heading of the page. If an ancestor has
 * `data-focus-home`, the focus of a removed element goes to the element whose id is its value, or to the ancestor
 * itself.
 */
export function nextFocusTarget(lost: HTMLElement, gap: Gap | null): HTMLElement | null {
  const start = gap === null ? lost.parentElement : elementOf(gap.parent);
  if (gap !== null) {
    const home = homeOf(start);
    if (home !== null) return home;
  }
  for (let group = start; group !== null; group = group.parentElement) {
    const heading = headingIn(group);
    if (heading) return heading;
    const stops = tabStops(group);
    const next = stops.filter((stop) => isPast(stop, lost, gap));
    if (next.length > 0) return alike(next, lost, group);
    const last = group.matches(LONG) ? undefined : stops.at(-1);
    if (last) return last;
    if (group.hasAttribute('tabindex') && canTakeFocus(group)) return group;
  }
  return pageHeading();
}

/** The fallback focus target: the heading of the page, else its content. */
export const pageHeading = (): HTMLElement | null =>
  headingIn(document) ?? document.getElementById('content');

const headingIn = (root: ParentNode) =>
  [...root.querySelectorAll('h1[tabindex="-1"]')].find(canTakeFocus);

const elementOf = (node: Node) => (node instanceof HTMLElement ? node : null);

function homeOf(start: HTMLElement | null): HTMLElement | null {
  const owner = start?.closest<HTMLElement>('[data-focus-home]');
  const id = owner?.dataset['focusHome'];
  const home = id === undefined || id === '' ? owner : document.getElementById(id);
  return home && canTakeFocus(home) ? home : null;
}

function isPast(stop: Element, lost: HTMLElement, gap: Gap | null): boolean {
  if (gap === null) return follows(stop, lost);
  const { parent, before, after } = gap;
  if (!parent.contains(stop)) return follows(stop, parent);
  if (before?.parentNode === parent) return follows(stop, before);
  if (after?.parentNode === parent) return after.contains(stop) || follows(stop, after);
  return true;
}

const follows = (stop: Element, node: Node) =>
  (node.compareDocumentPosition(stop) & FOLLOWING) !== 0 && !node.contains(stop);

/** In the row after the removed row, the button of the same kind; else the first one. */
function alike(stops: readonly HTMLElement[], lost: HTMLElement, group: HTMLElement) {
  const [first = null] = stops;
  const row = [...group.children].find((child) => first !== null && child.contains(first));
  const twin = stops.find(
    (stop) =>
      row?.contains(stop) === true &&
      stop.tagName === lost.tagName &&
      stop.className === lost.className,
  );
  return twin ?? first;
}
