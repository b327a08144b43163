import { createValueStore } from '../state/valueStore';

/** An action that was just done and can be undone (docs/product/modules.md). */
export interface UndoOffer {
  /** The action, as a sentence without a full stop: "Changes discarded". */
  readonly message: string;
  /** Undoes the action, moves the focus to the restored item, and reports a failure. */
  readonly run: () => void | Promise<void>;
  /**
   * The element the offer is about. Ctrl Z undoes the action while the focus is there, because nothing there has
   * changed since; in other text fields Ctrl Z undoes typing.
   */
  readonly within?: () => HTMLElement | null;
}

/** The offer that is shown; null for none. */
export const undoOffer = createValueStore<UndoOffer | null>(null);
