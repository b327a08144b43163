import type { ModuleScreen } from './moduleScreen';

/** The `screen.ts` of each module's folder, by its path. They are a few lines each, so one chunk has them all. */
export const screenFiles = import.meta.glob<ModuleScreen>('../definitions/*/screen.ts', {
  eager: true,
  import: 'screen',
});
