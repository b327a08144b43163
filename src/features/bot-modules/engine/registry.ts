import type { ModuleAbout, ModuleSpec } from './defineModule';

const abouts = import.meta.glob<{ about: ModuleAbout }>('../modules/*/about.ts', { eager: true });
const specs = import.meta.glob<{ default: ModuleSpec }>('../modules/*/module.ts');

/** Every module there is a folder for, by its slug. */
export const moduleAbouts: readonly ModuleAbout[] = Object.values(abouts).map(({ about }) => about);

export const findAbout = (slug: string): ModuleAbout | undefined =>
  moduleAbouts.find((about) => about.slug === slug);

/** The whole of a module; its code comes with the first call. Undefined when there is no such folder. */
export async function loadModule(slug: string): Promise<ModuleSpec | undefined> {
  const load = Object.hasOwn(specs, `../modules/${slug}/module.ts`)
    ? specs[`../modules/${slug}/module.ts`]
    : undefined;
  return (await load?.())?.default;
}

/** Modules whose rules belong to rules of that one. */
export const childrenOf = (slug: string): readonly ModuleAbout[] =>
  moduleAbouts.filter(({ parent }) => parent?.slug === slug);

/** Of several modules that share a page, the one whose tab the address names; else the first. */
export const slugAt = (slugs: readonly string[], search: URLSearchParams): string =>
  slugs.find((slug) => tabOf(findAbout(slug)?.route ?? '') === search.get('tab')) ?? slugs[0] ?? '';

const tabOf = (route: string) => new URLSearchParams(route.split('?')[1]).get('tab');
