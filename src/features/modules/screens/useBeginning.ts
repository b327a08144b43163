import type { ComponentProps } from 'react';
import { useOnDemand } from './useOnDemand';

const load = async () => {
  const [{ fromRules, fromServer, fromTemplate }, { BeginWith }] = await Promise.all([
    import('../engine/fromServer'),
    import('./BeginWith'),
  ]);
  return { fromRules, fromServer, fromTemplate, BeginWith };
};

/** What a form that was never saved begins with. */
export type Beginning = Awaited<ReturnType<typeof load>>;

/** What stands before the fields of such a form. */
export interface Lead extends Pick<
  ComponentProps<Beginning['BeginWith']>,
  'filled' | 'isBlank' | 'others'
> {
  Part: Beginning['BeginWith'];
  /** Id of the template the form begins with; null for none. */
  template: string | null;
}

/** Undefined while it is on its way; null where it is not wanted, or does not come: the form then begins empty. */
export const useBeginning = (isWanted: boolean) => useOnDemand(load, isWanted);
