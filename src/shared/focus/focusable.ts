const STOPS =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]';

/** Whether the element is in the document, shown and enabled; jsdom, without layout, knows only `hidden`. */
export function canTakeFocus(element: Element): element is HTMLElement {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false;
  if (element.matches(':disabled') || element.closest('[inert]') !== null) return false;
  return typeof element.checkVisibility === 'function'
    ? element.checkVisibility({ visibilityProperty: true })
    : element.closest('[hidden]') === null;
}

/** What the Tab key comes to inside the element, in its order. */
export const tabStops = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(STOPS)].filter(
    (element) => element.tabIndex >= 0 && canTakeFocus(element),
  );

/** Whether nothing has the focus: the browser gives it to the body then. */
export const isFocusNowhere = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
