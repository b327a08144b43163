import { useEffect, useState, type ComponentProps } from 'react';

const load = async () => {
  const [{ fromServer, fromTemplate }, { BeginWith }] = await Promise.all([
    import('../engine/fromServer'),
    import('./BeginWith'),
  ]);
  return { fromServer, fromTemplate, BeginWith };
};

/** What a form that was never saved begins with. */
export type Beginning = Awaited<ReturnType<typeof load>>;

/** What stands before the fields of such a form. */
export interface Lead extends Pick<ComponentProps<Beginning['BeginWith']>, 'filled' | 'isBlank'> {
  Part: Beginning['BeginWith'];
  /** Id of the template the form begins with; null for none. */
  template: string | null;
}

/** Undefined while it is on its way; null where it is not wanted, or does not come: the form then begins empty. */
export function useBeginning(isWanted: boolean): Beginning | null | undefined {
  const [found, setFound] = useState<Beginning | null>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    const keep = (beginning: Beginning | null) => {
      if (!isGone) setFound(beginning);
    };
    load().then(keep, () => keep(null));
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return isWanted ? found : null;
}
