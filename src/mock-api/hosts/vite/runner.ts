import { dirname, join, resolve } from 'node:path';
import { setImmediate as macrotask } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  createRunnableDevEnvironment,
  normalizePath,
  resolveConfig,
  type RunnableDevEnvironment,
} from 'vite';
import type * as backend from './backend.ts';
import { globUsers } from './globUsers.ts';

const here = dirname(fileURLToPath(import.meta.url));

/** Events of Vite's watcher, and their names in plugins. */
const WATCH_EVENTS = { add: 'create', change: 'update', unlink: 'delete' } as const;
export type FileEvent = keyof typeof WATCH_EVENTS;

/** A module that Vite loads outside of any bundle, and loads again when a file it uses changes. */
export interface ReloadableModule<Module> {
  /**
   * Imports the module. Files that didn't change since the last call, and use none that did, aren't evaluated again.
   * After a rejection the next call tries again.
   */
  load(): Promise<Module>;
  /** Reports a change on disk. True if the module uses the file, so that the next `load` differs from the last. */
  fileChanged(file: string, event: FileEvent): boolean;
  close(): Promise<void>;
}

interface ModuleOptions {
  root: string;
  /** The file to import. */
  entry: string;
  /** The folder that `@` maps to. */
  source: string;
}

/** The entry of the embedded back end, which is `backend.ts`. */
export const openBackendModule = (root: string): Promise<ReloadableModule<typeof backend>> =>
  openModule<typeof backend>({
    root,
    entry: join(here, 'backend.ts'),
    source: resolve(here, '../../..'),
  });

/**
 * Opens one of our modules in a Vite environment, so that `@/` and TypeScript work as in the app. Vite's `runnerImport`
 * does the same, but closes its runner at once, which breaks every later `import()`.
 */
export async function openModule<Module>({
  root,
  entry,
  source,
}: ModuleOptions): Promise<ReloadableModule<Module>> {
  const globs = globUsers(normalizePath(root), normalizePath(source));
  const config = await resolveConfig(
    {
      configFile: false,
      envDir: false,
      root,
      logLevel: 'error',
      plugins: [globs.plugin],
      resolve: { alias: { '@': source } },
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
  const { moduleGraph, pluginContainer, runner } = environment;
  /** Settles when Vite's resolver has dropped its cache about changed files. */
  let watched: Promise<unknown> = Promise.resolve();

  return {
    async load() {
      await watched;
      try {
        return await runner.import<Module>(entry);
      } catch (error) {
        await forgetFailures(environment);
        throw error;
      }
    },
    fileChanged(path, event) {
      const file = normalizePath(path);
      watched = Promise.all([
        watched,
        pluginContainer.watchChange(file, { event: WATCH_EVENTS[event] }),
      ]);
      const changed = [...(moduleGraph.getModulesByFile(file) ?? [])];
      // Importers of a deleted file may resolve to another file of the same name.
      if (event === 'unlink') changed.push(...changed.flatMap((node) => [...node.importers]));
      if (event !== 'change') {
        for (const id of globs.usersOf(file))
          changed.push(...(moduleGraph.getModulesByFile(id) ?? []));
      }
      const affected = new Set(changed);
      for (const node of affected) for (const importer of node.importers) affected.add(importer);
      for (const node of changed) moduleGraph.invalidateModule(node);
      return [...affected].some((node) => node.file === normalizePath(entry));
    },
    close: () => environment.close(),
  };
}

/**
 * Makes all failed modules, and their importers, be transformed and evaluated again at the next import: the runner
 * caches their rejection, and their code contains the address of a missing file.
 */
async function forgetFailures({ moduleGraph, runner }: RunnableDevEnvironment): Promise<void> {
  const nodes = [...runner.evaluatedModules.idToModuleMap.values()];
  const failed = new Set<(typeof nodes)[number]>();
  for (const node of nodes) node.promise?.catch(() => failed.add(node));
  await macrotask();
  for (const node of failed) {
    runner.evaluatedModules.invalidateModule(node);
    const transformed = moduleGraph.getModuleById(node.id);
    if (transformed) moduleGraph.invalidateModule(transformed);
  }
}
