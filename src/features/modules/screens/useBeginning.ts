import type { ComponentProps } from 'react';
import { useOnDemand } from './useOnDemand';

const load = async () => {
  const [{ fromRules, fromServer, fromTemplate }, { BeginWith }] = await Promise.all([
    import('../engine/fromServer'),
    import('./BeginWith'),
  ]);
  return { fromRules, fromServer, fromTemplate, BeginWith };
};

/** The code for beginning a form that was never saved. */
export type Beginning = Awaited<ReturnType<typeof load>>;

/** Shown before the fields of such a form. */
export interface Lead extends Pick<
  ComponentProps<Beginning['BeginWith']>,
  'filled' | 'isBlank' | 'others'
> {
  Part: Beginning['BeginWith'];
  /** Id of the template the form begins with; null for none. */
  template: string | null;
}

/** Undefined while it is loading; null if it is not wanted, or fails to load: the form then begins empty. */
export const useBeginning = (isWanted: boolean) => useOnDemand(load, isWanted);
