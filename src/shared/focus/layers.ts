import { canTakeFocus, isFocusNowhere } from './focusable';
import {
  untrackElement,
  nextFocusOwner,
  trackElement,
  type Layer,
  type TrackedElement,
} from './trackedElement';

const layers = new Map<string, Layer>();

/** The dialog or drawer an element is in; null on the page itself, and in dialogs of other libraries. */
export function layerOf(element: Element): Layer | null {
  const dialog = element.closest('[role="dialog"]');
  const marked = dialog?.matches('[data-focus-layer]')
    ? dialog
    : dialog?.querySelector('[data-focus-layer]');
  return layers.get(marked?.getAttribute('data-focus-layer') ?? '') ?? null;
}

/** Watches what has the focus now; null when nothing has. */
export function watchFocused(): TrackedElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && !isFocusNowhere()
    ? trackElement(activeElement, layerOf(activeElement))
    : null;
}

/** To be called before the dialog takes the focus: what has it now is its opener. */
export function openLayer(id: string): void {
  untrackElement(layers.get(id)?.opener ?? null);
  layers.set(id, { isOpen: true, opener: watchFocused() });
}

/** Gives the focus back as soon as the dialog begins to close, unless it has gone elsewhere already. */
export function closeLayer(id: string): void {
  const layer = layers.get(id);
  if (layer?.isOpen !== true) return;
  layer.isOpen = false;
  const { activeElement } = document;
  const hasMoved =
    activeElement !== null &&
    !isFocusNowhere() &&
    layerOf(activeElement) !== layer &&
    canTakeFocus(activeElement);
  if (!hasMoved) nextFocusOwner({ element: document.body, gap: null, layer })?.focus();
}

export function forgetLayer(id: string): void {
  untrackElement(layers.get(id)?.opener ?? null);
  layers.delete(id);
}
