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

/** What is offered now; null for nothing. */
export const undoOffered = (): UndoOffer | null => current;

/** Offers this in place of what was offered before, or nothing. */
export function showOffer(offer: UndoOffer | null): void {
  current = offer;
  for (const listener of listeners) listener();
}

/** Calls back when that changes. @returns stops */
export function onUndoOffered(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
