import type { ModuleAbout } from './about';
import { catalogue } from './catalogue';
import type { ModuleSpec } from './defineModule';
import { moduleFiles } from './moduleFiles';

/** All modules that have a folder, by slug. Their texts are in `described.ts`. */
export const moduleAbouts: readonly ModuleAbout[] = catalogue.toSorted((one, other) =>
  one.slug < other.slug ? -1 : 1,
);

export const findAbout = (slug: string): ModuleAbout | undefined =>
  moduleAbouts.find((about) => about.slug === slug);

/** The full definition of a module, whose code is loaded with the first call; undefined if it has no folder. */
export async function loadModule(slug: string): Promise<ModuleSpec | undefined> {
  const path = `../definitions/${slug}/definition.ts`;
  return Object.hasOwn(moduleFiles, path) ? moduleFiles[path]?.() : undefined;
}

/** Modules whose rules belong to rules of this one. */
export const childrenOf = (slug: string): readonly ModuleAbout[] =>
  moduleAbouts.filter(({ parent }) => parent?.slug === slug);

/** Of several modules that share a page, the one whose tab the address names; the first by default. */
export const slugAt = (slugs: readonly string[], search: URLSearchParams): string =>
  slugs.find((slug) => tabOf(findAbout(slug)?.route ?? '') === search.get('tab')) ?? slugs[0] ?? '';

const tabOf = (route: string) => new URLSearchParams(route.split('?')[1]).get('tab');
