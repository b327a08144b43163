import { heirOf, pageHeading, type Gap } from './heir';
import { canTakeFocus } from './focusable';

/** A dialog or drawer, and who has the focus once it is closed. */
export interface Layer {
  isOpen: boolean;
  readonly opener: Place | null;
}

/** Where the focus was. It outlives its element: what was removed leaves a gap, and the gap an heir. */
export interface Place {
  readonly element: HTMLElement;
  gap: Gap | null;
  /** The dialog it is in. */
  readonly layer: Layer | null;
}

const places = new Set<Place>();
let observer: MutationObserver | null = null;
const listeners = new Set<(records: readonly MutationRecord[]) => void>();

const follow = (records: readonly MutationRecord[]) => {
  for (const place of places) findGap(place, records);
};
const tell = (records: readonly MutationRecord[]) => {
  for (const listener of listeners) listener(records);
};

/** Watches an element and what becomes of it, until it is forgotten. */
export function watchPlace(element: HTMLElement, layer: Layer | null): Place {
  const place: Place = { element, gap: null, layer };
  places.add(place);
  if (observer === null) {
    observer = new MutationObserver((records) => {
      follow(records);
      tell(records);
    });
    observer.observe(document, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'hidden', 'inert'],
    });
  }
  return place;
}

export function forgetPlace(place: Place | null): void {
  if (place === null) return;
  places.delete(place);
  if (places.size > 0) return;
  observer?.disconnect();
  observer = null;
}

/** Calls back with each change of the document, after all places know of it. */
export function onDocumentChange(
  listener: (records: readonly MutationRecord[]) => void,
): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who has the focus if this place cannot have it any more: it itself where it can. */
export function ownerOf(place: Place): HTMLElement | null {
  const pending = observer?.takeRecords() ?? [];
  if (pending.length > 0) {
    follow(pending);
    queueMicrotask(() => tell(pending));
  }
  if (place.layer?.isOpen === false) {
    return place.layer.opener === null ? pageHeading() : ownerOf(place.layer.opener);
  }
  return canTakeFocus(place.element) ? place.element : heirOf(place.element, place.gap);
}

/** Of an element that went with its parent, the outermost gap counts: the one that is still in the document. */
function findGap(place: Place, records: readonly MutationRecord[]): void {
  if (place.element.isConnected) {
    place.gap = null;
    return;
  }
  for (const { target, removedNodes, previousSibling, nextSibling } of records) {
    const edge: Node = place.gap?.parent ?? place.element;
    if (edge.isConnected) return;
    const isGone = [...removedNodes].some((node) => node.contains(edge));
    if (isGone) place.gap = { parent: target, before: previousSibling, after: nextSibling };
  }
}
