/** A press that is under way, from when it begins until its click is on its way. */
export interface Press {
  /** What was pressed, and where it was then. */
  control: HTMLElement | null;
  box: DOMRect | undefined;
  /** It has moved away from the pointer, so its own click won't come. */
  isLost: boolean;
  waiting: Set<() => void>;
}

/** What `watchPresses` finds out and `afterPress` goes by. Apart from it, as its code comes after the form's. */
export const current: { press: Press | null } = { press: null };

/**
 * Runs something at once, or when the press that is under way ends.
 *
 * @returns a way to call it off while it waits
 */
export function afterPress(act: () => void): () => void {
  const waiting = current.press?.waiting;
  if (waiting) waiting.add(act);
  else act();
  return () => waiting?.delete(act);
}
