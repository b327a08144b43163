import { families, type Family, type ModuleAbout } from './about';
import { abouts } from './aboutFiles';

const familyOf = (about: ModuleAbout) =>
  families.findIndex(({ family }) => family === about.family);
const placeOf = ({ place = Number.MAX_SAFE_INTEGER }: ModuleAbout) => place;

/**
 * All modules that have a folder: by family, then in the order of spec §1. Home pages load it too,
 * so it must not import the modules' code.
 */
export const catalogue: readonly ModuleAbout[] = abouts.toSorted(
  (one, other) =>
    familyOf(one) - familyOf(other) ||
    placeOf(one) - placeOf(other) ||
    (one.title < other.title ? -1 : 1),
);

/** Modules that are sold, each as a package item; parts of other modules come with those. */
export const products: readonly ModuleAbout[] = catalogue.filter(
  ({ partOf, parent }) => partOf === undefined && parent === undefined,
);

/** A page of the community site for one module, or shared by several. */
export interface ModulePage {
  /** Path below /dashboard, as in the table of routes. */
  path: string;
  title: string;
  family: Family;
  /** The modules, in the order of the catalogue. */
  slugs: string[];
}

/** The pages of modules with a route in spec §2; all others are at `bots/:slug`. */
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
