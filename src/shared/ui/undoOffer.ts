import { createValueStore } from '../state/valueStore';

/** Something that was just done and can be taken back (decision 132). */
export interface UndoOffer {
  /** What was done, as a sentence without its point: "Changes discarded". */
  readonly message: string;
  /** Takes it back, leads the focus to what is back, and tells what keeps it from that. */
  readonly run: () => void | Promise<void>;
  /** What the offer is about while one types there, as nothing there has changed since; elsewhere Ctrl Z is the text's. */
  readonly within?: () => HTMLElement | null;
}

/** The offer that is shown; null for none. */
export const undoOffer = createValueStore<UndoOffer | null>(null);
