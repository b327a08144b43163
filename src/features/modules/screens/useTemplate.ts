import { useEffect, useState } from 'react';
import type { ModuleSpec, Template } from '../engine/defineModule';

/**
 * The template of a module by its id: undefined while it is on its way, null where there is none. One that
 * does not come leaves the form empty.
 */
export function useTemplate(
  { templates: load }: Pick<ModuleSpec, 'templates'>,
  id: string | null,
): Template | null | undefined {
  const [found, setFound] = useState<{ id: string; template: Template | null }>();
  useEffect(() => {
    if (id === null || !load) return undefined;
    let isGone = false;
    const keep = (templates: readonly Template[]) => {
      const template = templates.find((each) => each.id === id) ?? null;
      if (!isGone) setFound({ id, template });
    };
    load().then(
      ({ templates }) => keep(templates),
      () => keep([]),
    );
    return () => {
      isGone = true;
    };
  }, [id, load]);
  if (id === null || !load) return null;
  return found?.id === id ? found.template : undefined;
}
