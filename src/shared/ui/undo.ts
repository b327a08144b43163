import { announce } from './announce';
import { undoOffer, type UndoOffer } from './undoOffer';

/**
 * Offers to undo the last action, and replaces any earlier offer. The offer is shown until it is used, dismissed or
 * withdrawn, or the page is left; it has no timer.
 *
 * @returns withdraws it
 */
export function offerUndo(offer: UndoOffer): () => void {
  undoOffer.set(offer);
  announce(`${offer.message}. Press Ctrl Z or ⌘ Z to undo.`);
  return () => withdrawUndo(offer);
}

/** Withdraws an offer; by default the current one. */
export function withdrawUndo(offer: UndoOffer | null = undoOffer.getSnapshot()): void {
  if (offer !== null && undoOffer.getSnapshot() === offer) undoOffer.set(null);
}
