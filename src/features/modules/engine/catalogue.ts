import { families, type Family, type ModuleAbout } from './about';
import { abouts } from './aboutFiles';

const familyOf = (about: ModuleAbout) =>
  families.findIndex(({ family }) => family === about.family);
const placeOf = ({ place = Number.MAX_SAFE_INTEGER }: ModuleAbout) => place;

/**
 * Every module there is a folder for: by families, and in each as spec §1 lists them. Home pages load it as
 * well, so it knows nothing of the modules' code.
 */
export const catalogue: readonly ModuleAbout[] = abouts.toSorted(
  (one, other) =>
    familyOf(one) - familyOf(other) ||
    placeOf(one) - placeOf(other) ||
    one.title.localeCompare(other.title),
);

/** Those the product is sold by, each for an item of packages of its own: parts of others come with them. */
export const products: readonly ModuleAbout[] = catalogue.filter(
  ({ partOf, parent }) => partOf === undefined && parent === undefined,
);

/** A page of the community site that a module has to itself, or shares with others. */
export interface ModulePage {
  /** Below /dashboard, as in the table of routes. */
  path: string;
  title: string;
  family: Family;
  /** The modules, in the order of the catalogue. */
  slugs: string[];
}

/** The pages of modules that have a route of their own (spec §2); all others are at `bots/:slug`. */
export const modulePages = pagesOf(({ route, parent, pageTitle, title }) =>
  parent !== undefined || route.startsWith('bots/')
    ? undefined
    : { path: route.split('?')[0] ?? route, title: pageTitle ?? title },
);

/** The pages of one rule of a module (spec §2). */
export const rulePages = pagesOf(({ rulePage }) => rulePage);

function pagesOf(
  pageOf: (about: ModuleAbout) => { path: string; title: string } | undefined,
): ModulePage[] {
  const pages = new Map<string, ModulePage>();
  for (const about of catalogue) {
    const page = pageOf(about);
    if (!page) continue;
    const { family, slug } = about;
    const slugs = [...(pages.get(page.path)?.slugs ?? []), slug];
    pages.set(page.path, { ...page, family, ...pages.get(page.path), slugs });
  }
  return [...pages.values()];
}
