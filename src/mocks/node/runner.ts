import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRunnableDevEnvironment, resolveConfig } from 'vite';
import type * as backend from './backend.ts';

const here = dirname(fileURLToPath(import.meta.url));

/** The folder of the embedded back end, watched by the dev server. */
export const mocksFolder = resolve(here, '..');

export interface Loaded {
  module: typeof backend;
  /** Ends the module runner; modules loaded by it can import nothing more. */
  close(): Promise<void>;
}

/**
 * Loads backend.ts through Vite, so that `@/` and TypeScript work in it as in the app. Vite's own
 * `runnerImport` does the same, but closes its runner at once, which breaks every later `import()`.
 */
export async function loadBackendModule(root: string): Promise<Loaded> {
  const config = await resolveConfig(
    {
      configFile: false,
      envDir: false,
      root,
      logLevel: 'error',
      resolve: { alias: { '@': resolve(mocksFolder, '..') } },
      environments: {
        embedded: {
          consumer: 'server',
          dev: { moduleRunnerTransform: true },
          resolve: { external: true, mainFields: [], conditions: ['node'] },
        },
      },
    },
    'serve',
  );
  const environment = createRunnableDevEnvironment('embedded', config, {
    runnerOptions: { hmr: { logger: false } },
    hot: false,
  });
  await environment.init();
  const module = await environment.runner.import<typeof backend>(join(here, 'backend.ts'));
  return { module, close: () => environment.close() };
}
