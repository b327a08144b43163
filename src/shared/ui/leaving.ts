function createLeaving() {
  /** How many pages are being left as soon as they are saved. */
  let leaving = 0;

  /**
   * Saves what stands in the way of leaving.
   *
   * @returns what `save` resolves to: whether one may go
   */
  async function saveToLeave(save: () => Promise<boolean>): Promise<boolean> {
    leaving += 1;
    try {
      return await save();
    } finally {
      leaving -= 1;
    }
  }

  /**
   * For where a form leads once it is saved: after it has noted that nothing is unsaved, so that leaving asks
   * nothing. Who saves in order to leave goes where they wanted to.
   */
  function goOnceSaved(go: () => unknown): void {
    if (leaving === 0) setTimeout(go, 0);
  }
  return { saveToLeave, goOnceSaved };
}

export const { saveToLeave, goOnceSaved } = createLeaving();

type Ask = () => Promise<boolean>;

/** Those who have something to lose when another server is chosen. */
const asking = new Set<Ask>();

/**
 * Has a question asked before another server is chosen, which leaves a page as a link does.
 *
 * @param ask resolves to whether one may go on
 * @returns takes it back
 */
export function confirmBeforeSwitching(ask: Ask): () => void {
  asking.add(ask);
  return () => {
    asking.delete(ask);
  };
}

/** Whether another server may be chosen: everybody who has something to lose agrees, asked one by one. */
export async function maySwitch(): Promise<boolean> {
  for (const ask of asking) {
    if (!(await ask())) return false;
  }
  return true;
}
