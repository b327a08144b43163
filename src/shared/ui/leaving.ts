type Ask = () => Promise<boolean>;

/** Those who have something to lose when another server is chosen. */
const asking = new Set<Ask>();

/**
 * Has a question asked before another server is chosen, which leaves a page as a link does.
 *
 * @param ask resolves to whether one may go on
 * @returns takes it back
 */
export function askBeforeSwitching(ask: Ask): () => void {
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
