import type { ModuleSpec } from './defineModule';

/** The `definition.ts` of each module's folder, by its path; each is loaded when it is asked for. */
export const moduleFiles = import.meta.glob<ModuleSpec>('../definitions/*/definition.ts', {
  import: 'default',
});
