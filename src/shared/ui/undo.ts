import { announce } from './announce';
import { undoOffer, type UndoOffer } from './undoOffer';

/**
 * Offers to take back what was just done, in place of what was offered before. It stands until it is used,
 * put away or withdrawn, or the page is left; no timer takes it away.
 *
 * @returns withdraws it
 */
export function offerUndo(offer: UndoOffer): () => void {
  undoOffer.set(offer);
  announce(`${offer.message}. Press Ctrl Z or ⌘ Z to undo.`);
  return () => withdrawUndo(offer);
}

/** Takes an offer away; whatever is offered where none is named. */
export function withdrawUndo(offer: UndoOffer | null = undoOffer.getSnapshot()): void {
  if (offer !== null && undoOffer.getSnapshot() === offer) undoOffer.set(null);
}
