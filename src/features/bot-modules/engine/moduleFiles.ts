import type { ModuleWords } from './about';
import type { ModuleSpec } from './defineModule';

/** The `module.ts` of each module's folder, by its path; each is loaded when it is asked for. */
export const moduleFiles = import.meta.glob<ModuleSpec>('../modules/*/module.ts', {
  import: 'default',
});

/** The `words.ts` of each module's folder, by its path. */
export const wordFiles = import.meta.glob<ModuleWords>('../modules/*/words.ts', {
  eager: true,
  import: 'words',
});
