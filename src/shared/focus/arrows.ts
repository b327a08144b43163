/** Whether the element uses the arrow keys for its own text or choice. */
export const isTypedInto = (element: HTMLElement): boolean =>
  element.matches('input, textarea, select, [contenteditable="true"]');

/**
 * The element that an arrow key, Home or End leads to in a wrapping list of buttons and links; null for other keys.
 *
 * @param stops the Tab stops of the list, in order
 */
export function arrowTarget(
  key: string,
  from: HTMLElement,
  stops: readonly HTMLElement[],
): HTMLElement | null {
  const at = stops.indexOf(from);
  switch (key) {
    case 'ArrowDown':
      return stops[(at + 1) % stops.length] ?? null;
    case 'ArrowUp':
      return stops.at(at <= 0 ? -1 : at - 1) ?? null;
    case 'Home':
      return stops[0] ?? null;
    case 'End':
      return stops.at(-1) ?? null;
    default:
      return null;
  }
}
