import { useEffect, useState } from 'react';
import type { ListedModule } from './readyModule';

/** The code of the steps to a first rule, with what the site adds to them. */
async function load({ steps }: ListedModule) {
  const [{ FirstRule }, parts] = await Promise.all([import('../steps/FirstRule'), steps?.()]);
  return { FirstRule, parts: parts?.default ?? null };
}
type Steps = Awaited<ReturnType<typeof load>>;

/**
 * The steps to a module's first rule, where they are wanted: undefined while their code is on its way. Where it does
 * not come there is the whole form, and null.
 */
export function useFirstSteps(spec: ListedModule, isWanted: boolean): Steps | null | undefined {
  const [steps, setSteps] = useState<Steps | null>();
  useEffect(() => {
    if (!isWanted) return;
    load(spec).then(setSteps, () => setSteps(null));
  }, [spec, isWanted]);
  return isWanted ? steps : null;
}
