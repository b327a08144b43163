function createLeaving() {
  /** How many pages are being saved in order to be left. */
  let leaving = 0;

  /**
   * Saves the unsaved input that prevents leaving.
   *
   * @returns what `save` resolves to: whether leaving is allowed
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
   * For navigation after a save: waits until the form counts as saved, so that leaving asks no question. Does nothing
   * if the user is saving in order to leave, because they go to their own target.
   */
  function goOnceSaved(go: () => unknown): void {
    if (leaving === 0) setTimeout(go, 0);
  }
  return { saveToLeave, goOnceSaved };
}

export const { saveToLeave, goOnceSaved } = createLeaving();

type Ask = () => Promise<boolean>;

/** Questions to ask before another server is chosen. */
const asking = new Set<Ask>();

/**
 * Registers a question to ask before another server is chosen, which leaves a page as a link does.
 *
 * @param ask resolves to whether to continue
 * @returns unregisters it
 */
export function confirmBeforeSwitching(ask: Ask): () => void {
  asking.add(ask);
  return () => {
    asking.delete(ask);
  };
}

/** Whether another server may be chosen: asks all registered questions, one after another. */
export async function maySwitch(): Promise<boolean> {
  for (const ask of asking) {
    if (!(await ask())) return false;
  }
  return true;
}
