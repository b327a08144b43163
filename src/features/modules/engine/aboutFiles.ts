import type { ModuleAbout } from './about';

/** The `about.ts` of each module's folder, by its path. */
export const aboutFiles = import.meta.glob<ModuleAbout>('../definitions/*/about.ts', {
  eager: true,
  import: 'about',
});
