import type { ModuleAbout } from './about';

/** The `about.ts` of each module's folder. */
export const abouts: readonly ModuleAbout[] = Object.values(
  import.meta.glob<ModuleAbout>('../definitions/*/about.ts', { eager: true, import: 'about' }),
);
