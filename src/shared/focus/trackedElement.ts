import { nextFocusTarget, pageHeading, type Gap } from './nextFocusTarget';
import { canTakeFocus } from './focusable';

/** A dialog or drawer, and who has the focus once it is closed. */
export interface Layer {
  isOpen: boolean;
  readonly opener: TrackedElement | null;
}

/** The last focused element and its former position, kept to choose the next focus target after it is removed. */
export interface TrackedElement {
  readonly element: HTMLElement;
  gap: Gap | null;
  /** The dialog it is in. */
  readonly layer: Layer | null;
}

const tracked = new Set<TrackedElement>();
let observer: MutationObserver | null = null;
const listeners = new Set<(records: readonly MutationRecord[]) => void>();

const follow = (records: readonly MutationRecord[]) => {
  for (const entry of tracked) findGap(entry, records);
};
const tell = (records: readonly MutationRecord[]) => {
  for (const listener of listeners) listener(records);
};

/** Watches an element and what becomes of it, until it is forgotten. */
export function trackElement(element: HTMLElement, layer: Layer | null): TrackedElement {
  const entry: TrackedElement = { element, gap: null, layer };
  tracked.add(entry);
  if (observer === null) {
    observer = new MutationObserver((records) => {
      follow(records);
      tell(records);
    });
    observer.observe(document, {
      childList: true,
      subtree: true,
      // React hides content that waits for code or data by its style.
      attributeFilter: ['disabled', 'hidden', 'inert', 'style'],
    });
  }
  return entry;
}

export function untrackElement(entry: TrackedElement | null): void {
  if (entry === null) return;
  tracked.delete(entry);
  if (tracked.size > 0) return;
  observer?.disconnect();
  observer = null;
}

/** Calls back with each change of the document, once all tracked elements have been updated. */
export function onDocumentChange(
  listener: (records: readonly MutationRecord[]) => void,
): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The element to focus: the tracked one while it can take the focus, else what comes next. */
export function nextFocusOwner(entry: TrackedElement): HTMLElement | null {
  const pending = observer?.takeRecords() ?? [];
  if (pending.length > 0) {
    follow(pending);
    queueMicrotask(() => tell(pending));
  }
  if (entry.layer?.isOpen === false) {
    return entry.layer.opener === null ? pageHeading() : nextFocusOwner(entry.layer.opener);
  }
  return canTakeFocus(entry.element) ? entry.element : nextFocusTarget(entry.element, entry.gap);
}

/** Of an element that went with its parent, the outermost gap counts: the one that is still in the document. */
function findGap(entry: TrackedElement, records: readonly MutationRecord[]): void {
  if (entry.element.isConnected) {
    entry.gap = null;
    return;
  }
  for (const { target, removedNodes, previousSibling, nextSibling } of records) {
    const edge: Node = entry.gap?.parent ?? entry.element;
    if (edge.isConnected) return;
    const isGone = [...removedNodes].some((node) => node.contains(edge));
    if (isGone) entry.gap = { parent: target, before: previousSibling, after: nextSibling };
  }
}
