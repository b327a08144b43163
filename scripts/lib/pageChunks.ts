import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import {
  DASHBOARD_MODULES,
  PAYMENT_MODULE,
  SITE_MODULES,
  UNREGISTERED_MODULE,
} from './pageModules.mjs';
import { importsOf, planChunks, type Graph, type Page } from './planChunks.ts';

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const ENTRY_MODULE = 'src/main.tsx';

/** What every page loads once it's shown, homes too. */
const LATER_MODULES = [
  'src/app/session/SessionKeeper.tsx',
  'src/app/routing/prefetch.ts',
  'src/shared/focus/keepFocus.ts',
];

/**
 * What a request and a byte count, against those of a screen of the dashboard. Homes are seen first and by most, so
 * nothing that they don't need may come with them, and the many screens don't pay for a request fewer there. A dialog
 * or a part that a screen loads on demand is one of many.
 */
const WEIGHTS = {
  home: { request: 20, byte: 200 },
  homeLater: { request: 5, byte: 200 },
  screen: { request: 1, byte: 1 },
  onDemand: { request: 0.05, byte: 0.05 },
};

/**
 * A request costs about as much as 5 kB of compressed code on a slow connection: this much before compression. With
 * 60,000 a list makes a fifth fewer requests, but the largest screens exceed their budget (docs/performance.md).
 */
const REQUEST_BYTES = 25_000;

/** Where Vite's manifest is, and beside it what the build knows of modules (`readManifest`). */
const MODULES_FILE = '.vite/modules.json';

/**
 * One file for what the entry imports, and as few as pay off for what pages share.
 *
 * @param root the project's folder, with forward slashes
 */
export function pageChunks(root: string): Rolldown.CodeSplittingGroup[] {
  let plan: ReturnType<typeof planChunks> | null = null;
  return [
    { name: 'frame', tags: ['$initial'], priority: 2 },
    {
      name: (id, context) => {
        plan ??= planFor(root, context);
        const file = plan.get(id);
        return file === undefined ? null : `shared-${String(file)}`;
      },
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 1,
    },
  ];
}

function planFor(root: string, context: Context) {
  const graph = graphOf(context);
  const entry = join(root, ENTRY_MODULE);
  return planChunks(graph, {
    entry,
    pages: pagesOf(root, context, graph),
    requestBytes: REQUEST_BYTES,
  });
}

function graphOf(context: Context): Graph {
  const known = new Map<string, ReturnType<Graph>>();
  return (id) => {
    const info = context.getModuleInfo(id);
    const module = known.get(id) ?? {
      imports: info?.importedIds ?? [],
      bytes: info?.code?.length ?? 0,
      isStyle: /\.s?css$/.test(id),
    };
    known.set(id, module);
    return module;
  };
}

/** The pages of both sites, and all that is loaded on demand. */
function pagesOf(root: string, context: Context, graph: Graph): Page[] {
  const at = (path: string) => {
    const id = join(root, path);
    if (!context.getModuleInfo(id)) throw new Error(`scripts/lib/pageModules.mjs: no ${path}.`);
    return id;
  };
  const demanded = (ids: Iterable<string>) =>
    new Set([...ids].flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
  const initial = importsOf(graph, [at(ENTRY_MODULE)]);
  const screens = new Set<string>();
  const pages = Object.values(SITE_MODULES).flatMap((site) => {
    const [routes, home, frame] = [at(site.routes), at(site.home), at(site.frame)];
    const own = [...demanded(importsOf(graph, [routes]))].filter((id) => id !== frame);
    for (const id of own) screens.add(id);
    const dashboard = [routes, frame, ...DASHBOARD_MODULES.map(at)];
    const opened = own.filter((id) => id !== home);
    const homeParts = demanded([...importsOf(graph, [home])].filter((id) => !initial.has(id)));
    const later = [...LATER_MODULES.map(at), ...homeParts];
    return [
      { modules: [routes, home], weights: WEIGHTS.home },
      later.map((id) => ({ modules: [routes, home, id], weights: WEIGHTS.homeLater })),
      opened.map((id) => ({ modules: [...dashboard, id], weights: WEIGHTS.screen })),
    ].flat();
  });
  for (const path of [PAYMENT_MODULE, UNREGISTERED_MODULE]) at(path);
  const parts = allDemanded(at(ENTRY_MODULE), graph, demanded);
  const onDemand = [...parts].filter((id) => !screens.has(id));
  return [...pages, ...onDemand.map((id) => ({ modules: [id], weights: WEIGHTS.onDemand }))];
}

/** Every module that is imported on demand, from the entry or from what that brings. */
function allDemanded(
  entry: string,
  graph: Graph,
  demanded: (ids: Iterable<string>) => Set<string>,
): Set<string> {
  const found = new Set<string>();
  const open = [entry];
  for (let id = open.pop(); id !== undefined; id = open.pop())
    for (const next of demanded(importsOf(graph, [id]))) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  return found;
}

/** Writes down which file each module imported on demand is in: Vite's manifest names a shared file by its hash alone. */
export function moduleFiles(root: string): Plugin {
  const pathOf = (id: string) => relative(root, id);
  return {
    name: 'castle-bots:module-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules: Record<string, { file: string; dynamicImports: string[] }> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) {
          const info = this.getModuleInfo(id);
          if (!info || info.dynamicImporters.length === 0) continue;
          modules[pathOf(id)] = {
            file: chunk.fileName,
            dynamicImports: info.dynamicallyImportedIds.map(pathOf),
          };
        }
      }
      this.emitFile({ type: 'asset', fileName: MODULES_FILE, source: JSON.stringify(modules) });
    },
  };
}
