/** In such an element the arrow keys belong to what is typed or chosen. */
export const isTypedInto = (element: HTMLElement): boolean =>
  element.matches('input, textarea, select, [contenteditable="true"]');

/**
 * Where an arrow key, Home or End leads in a list of buttons and links that goes round; null for other keys.
 *
 * @param stops what Tab comes to in the list, in its order
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
