import type { DescribedModule, ModuleAbout, ModuleWords } from './about';
import { catalogue } from './catalogue';

/** The `words.ts` of each module's folder, by its path. */
const wordFiles = import.meta.glob<ModuleWords>('../definitions/*/words.ts', {
  eager: true,
  import: 'words',
});
const NO_WORDS = { purpose: '', keywords: '' };

/** A module with its texts. */
export const withWords = (about: ModuleAbout): DescribedModule =>
  Object.assign({}, about, wordFiles[`../definitions/${about.slug}/words.ts`] ?? NO_WORDS);

/** All modules that have a folder, in catalogue order. A module's own page loads only that module's texts. */
export const describedModules: readonly DescribedModule[] = catalogue.map(withWords);
