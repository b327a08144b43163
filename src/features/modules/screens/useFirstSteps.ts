import { useCallback } from 'react';
import type { ListedModule } from './readyModule';
import { useOnDemand } from './useOnDemand';

/** The code of the steps to a first rule, with what the site adds to them. */
async function load({ steps }: ListedModule) {
  const [{ FirstRule }, parts] = await Promise.all([import('../steps/FirstRule'), steps?.()]);
  return { FirstRule, parts: parts?.default ?? null };
}

/**
 * The steps to a module's first rule, where they are wanted: undefined while their code is on its way. Where it does
 * not come there is the whole form, and null.
 */
export const useFirstSteps = (spec: ListedModule, isWanted: boolean) =>
  useOnDemand(
    useCallback(() => load(spec), [spec]),
    isWanted,
  );
