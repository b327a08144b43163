import { canTakeFocus, isFocusNowhere } from './focusable';
import { watchFocused } from './layers';
import { pageHeading } from './nextFocusTarget';
import {
  untrackElement,
  onDocumentChange,
  nextFocusOwner,
  type TrackedElement,
} from './trackedElement';

/**
 * Sees to it that the focus is never nowhere: when the element that has it is removed, disabled or hidden, the next one gets
 * it at once (docs/product/interface.md). A press on what takes no focus lets go of it, as everywhere.
 *
 * @param last what had the focus last; the page's heading gets it if that is gone
 * @returns ends it
 */
export function keepFocus(last: Element | null = null): () => void {
  let held: TrackedElement | null = null;
  const hold = (place: TrackedElement | null) => {
    untrackElement(held);
    held = place;
  };
  const take = () => hold(watchFocused());
  // Some browsers tell of it as well when the element is removed: it is gone then, and not let go.
  const letGo = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    queueMicrotask(() => {
      if (held !== null && isFocusNowhere() && canTakeFocus(held.element)) hold(null);
    });
  };
  const look = (records: readonly MutationRecord[]) => {
    if (held === null || !concerns(held.element, records)) return;
    if (!isFocusNowhere() && document.activeElement !== held.element) return;
    if (!canTakeFocus(held.element)) nextFocusOwner(held)?.focus();
  };
  document.addEventListener('focusin', take);
  document.addEventListener('focusout', letGo);
  const stopLooking = onDocumentChange(look);
  if (last !== null && isFocusNowhere() && !canTakeFocus(last)) pageHeading()?.focus();
  take();
  return () => {
    document.removeEventListener('focusin', take);
    document.removeEventListener('focusout', letGo);
    stopLooking();
    hold(null);
  };
}

/** Called for every DOM mutation; exits early when the focused element is unaffected. */
const concerns = (element: HTMLElement, records: readonly MutationRecord[]) =>
  !element.isConnected ||
  records.some(({ type, target }) => type === 'attributes' && target.contains(element));
