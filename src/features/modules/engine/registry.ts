import type { ModuleAbout } from './about';
import { catalogue } from './catalogue';
import type { ModuleSpec } from './defineModule';
import { moduleFiles } from './moduleFiles';

/** Every module there is a folder for, by their slugs. What is said of them besides is in `described.ts`. */
export const moduleAbouts: readonly ModuleAbout[] = catalogue.toSorted((one, other) =>
  one.slug < other.slug ? -1 : 1,
);

export const findAbout = (slug: string): ModuleAbout | undefined =>
  moduleAbouts.find((about) => about.slug === slug);

/** The whole of a module; its code comes with the first call. Undefined when there is no such folder. */
export async function loadModule(slug: string): Promise<ModuleSpec | undefined> {
  const path = `../definitions/${slug}/definition.ts`;
  return Object.hasOwn(moduleFiles, path) ? moduleFiles[path]?.() : undefined;
}

/** Modules whose rules belong to rules of that one. */
export const childrenOf = (slug: string): readonly ModuleAbout[] =>
  moduleAbouts.filter(({ parent }) => parent?.slug === slug);

/** Of several modules that share a page, the one whose tab the address names; else the first. */
export const slugAt = (slugs: readonly string[], search: URLSearchParams): string =>
  slugs.find((slug) => tabOf(findAbout(slug)?.route ?? '') === search.get('tab')) ?? slugs[0] ?? '';

const tabOf = (route: string) => new URLSearchParams(route.split('?')[1]).get('tab');
