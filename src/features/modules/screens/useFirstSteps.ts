import { useCallback } from 'react';
import type { FieldSet } from '../common-fields/field';
import type { ListedModule } from './readyModule';
import { useOnDemand } from './useOnDemand';

/** The code of the steps to a rule, with what they suggest and what the site adds to them. */
async function load({ steps, firstSteps }: ListedModule) {
  const [{ FirstRule }, parts, suggestions] = await Promise.all([
    import('../steps/FirstRule'),
    steps?.(),
    firstSteps?.suggest?.(),
    ...(firstSteps?.steps ?? []).map(({ asked }) => galleriesOf(asked)),
  ]);
  return { FirstRule, parts: parts?.default ?? null, suggest: suggestions?.suggest ?? null };
}

/** Fetches the galleries that are open from the start. */
async function galleriesOf(asked: FieldSet = {}): Promise<void> {
  const open = Object.values(asked).flatMap(({ control }) =>
    control.type === 'list' && control.areTilesOpen ? (control.tiles ?? []) : [],
  );
  if (open.length === 0) return;
  const { prepareGallery } = await import('../field-types/list/tiles');
  await Promise.all(open.map(prepareGallery));
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
