import type { ModuleSpec } from '../engine/defineModule';
import type { Template } from '../engine/newRule';
import { useOnDemand } from './useOnDemand';

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
  const found = useOnDemand(load, id !== null || orFirst);
  return found ? (found.templates.find((each) => id === null || each.id === id) ?? null) : found;
}
