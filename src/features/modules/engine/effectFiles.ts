import type { Effect, ModuleEffects } from './effects';

/** The `effects.ts` of each module's folder that has one, by its path. */
export const effectFiles = import.meta.glob<ModuleEffects>('../definitions/*/effects.ts', {
  import: 'default',
  eager: true,
});

export const effectsOf = (slug: string): ModuleEffects | undefined =>
  effectFiles[`../definitions/${slug}/effects.ts`];

const backEnd: Effect = { by: 'backEnd' };

/** Who carries out a setting: the back end, unless the module's `effects.ts` lists it. */
export const effectOf = (slug: string, path: string): Effect =>
  effectsOf(slug)?.fields?.[path] ?? backEnd;
