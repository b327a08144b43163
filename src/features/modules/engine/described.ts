import type { DescribedModule, ModuleAbout, ModuleWords } from './about';
import { catalogue } from './catalogue';

/** The `words.ts` of each module's folder, by its path. */
const wordFiles = import.meta.glob<ModuleWords>('../definitions/*/words.ts', {
  eager: true,
  import: 'words',
});
const NO_WORDS = { purpose: '', keywords: '' };

/** A module with what is said of it. */
export const withWords = (about: ModuleAbout): DescribedModule =>
  Object.assign({}, about, wordFiles[`../definitions/${about.slug}/words.ts`] ?? NO_WORDS);

/** Every module there is a folder for, in the order of the catalogue; a module's own page has its own words alone. */
export const describedModules: readonly DescribedModule[] = catalogue.map(withWords);
