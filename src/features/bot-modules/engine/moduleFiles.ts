import type { ModuleSpec } from './defineModule';

/** The `module.ts` of each module's folder, by its path; each is loaded when it is asked for. */
export const moduleFiles = import.meta.glob<ModuleSpec>('../modules/*/module.ts', {
  import: 'default',
});
