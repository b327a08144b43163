import type { ModuleEffects } from './effects';

/** The `effects.ts` of each module's folder, by its path. */
export const effectFiles = import.meta.glob<ModuleEffects>('../modules/*/effects.ts', {
  import: 'default',
  eager: true,
});

export const effectsOf = (slug: string): ModuleEffects | undefined =>
  effectFiles[`../modules/${slug}/effects.ts`];
