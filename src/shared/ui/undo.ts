import { announce } from './announce';

/** Something that was just done and can be taken back (decision 132). */
export interface UndoOffer {
  /** What was done, as a sentence without its point: "Changes discarded". */
  readonly message: string;
  /** Takes it back, leads the focus to what is back, and tells what keeps it from that. */
  readonly run: () => void | Promise<void>;
  /** What the offer is about while one types there, as nothing there has changed since; elsewhere Ctrl Z is the text's. */
  readonly within?: () => HTMLElement | null;
}

let current: UndoOffer | null = null;
const listeners = new Set<() => void>();

function show(offer: UndoOffer | null): void {
  current = offer;
  for (const listener of listeners) listener();
}

/**
 * Offers to take back what was just done, in place of what was offered before. It stands until it is used,
 * put away or withdrawn, or the page is left; no timer takes it away.
 *
 * @returns withdraws it
 */
export function offerUndo(offer: UndoOffer): () => void {
  show(offer);
  announce(`${offer.message}. Ctrl Z or ⌘ Z takes it back.`);
  return () => withdrawUndo(offer);
}

/** Takes an offer away; whatever is offered where none is named. */
export function withdrawUndo(offer: UndoOffer | null = current): void {
  if (offer !== null && current === offer) show(null);
}

/** What is offered now; null for nothing. */
export const undoOffered = (): UndoOffer | null => current;

/** Calls back when that changes. @returns stops */
export function onUndoOffered(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
