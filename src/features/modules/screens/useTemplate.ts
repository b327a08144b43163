import { useEffect, useState } from 'react';
import type { ModuleSpec, Template } from '../engine/defineModule';

interface Wanted {
  id: string | null;
  /** Without an id, the first there is. */
  orFirst?: boolean;
}

/**
 * A template of a module: undefined while it is on its way, null where there is none or none is wanted. One that
 * does not come leaves the form empty.
 */
export function useTemplate(
  { templates: load }: Pick<ModuleSpec, 'templates'>,
  { id, orFirst = false }: Wanted,
): Template | null | undefined {
  const [found, setFound] = useState<{ id: string | null; template: Template | null }>();
  const isWanted = id !== null || orFirst;
  useEffect(() => {
    if (!isWanted || !load) return undefined;
    let isGone = false;
    const keep = (templates: readonly Template[]) => {
      const template = templates.find((each) => id === null || each.id === id) ?? null;
      if (!isGone) setFound({ id, template });
    };
    load().then(
      ({ templates }) => keep(templates),
      () => keep([]),
    );
    return () => {
      isGone = true;
    };
  }, [id, isWanted, load]);
  if (!isWanted || !load) return null;
  return found && found.id === id ? found.template : undefined;
}
