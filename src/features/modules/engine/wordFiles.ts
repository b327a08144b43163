import type { ModuleWords } from './about';

/** The `words.ts` of each module's folder, by its path. */
export const wordFiles = import.meta.glob<ModuleWords>('../definitions/*/words.ts', {
  eager: true,
  import: 'words',
});
