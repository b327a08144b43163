import type { DescribedModule, ModuleAbout } from './about';
import { catalogue } from './catalogue';
import { wordFiles } from './wordFiles';

const NO_WORDS = { purpose: '', keywords: '' };

/** A module with what is said of it. */
export const withWords = (about: ModuleAbout): DescribedModule =>
  Object.assign({}, about, wordFiles[`../definitions/${about.slug}/words.ts`] ?? NO_WORDS);

/** Every module there is a folder for, in the order of the catalogue; a module's own page has its own words alone. */
export const describedModules: readonly DescribedModule[] = catalogue.map(withWords);
