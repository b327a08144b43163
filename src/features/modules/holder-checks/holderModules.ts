/** The modules whose rules give roles to holders. */
export const holderModules = ['holder-verification', 'crypto-holder-verification'] as const;
export type HolderModule = (typeof holderModules)[number];

/** @throws Error for a module whose rules ask for nothing to be held */
export function holderModule(slug: string): HolderModule {
  const module = holderModules.find((each) => each === slug);
  if (!module) throw new Error(`The module ${slug} has no holder rules.`);
  return module;
}
