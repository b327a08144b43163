import { closure, dashboardKeys, filesOf } from './manifest.mjs';

/** The imports of a route's load functions, in the form Vite's server writes. */
const IMPORT = /__vite_ssr_dynamic_import__\("\/([^"]+)"\)/g;
const importsOf = (load) => [...String(load ?? '').matchAll(IMPORT)].map(([, path]) => path);

/** Screens of bot modules consist of these, of the module's definition with its imports, and of its preview. */
const SCREENS = 'src/features/modules/screens';
const ENGINE = 'src/features/modules/engine';
const PREVIEWS = `${ENGINE}/previewOf.ts`;
const MESSAGES = 'src/features/modules/preview/MessagePreview.tsx';
const moduleKeys = (manifest, slugs, { isRule }) => [
  `${SCREENS}/createModuleScreen.tsx`,
  `${SCREENS}/moduleData.ts`,
  'src/sites/community/module-pages/moduleTabs.ts',
  ...(isRule ? [`${SCREENS}/RulePage.tsx`] : []),
  ...slugs.flatMap((slug) => {
    const folder = `src/features/modules/definitions/${slug}`;
    const definition = `${folder}/definition.ts`;
    const preview = `${folder}/Preview.tsx`;
    return [
      definition,
      ...(manifest[definition]?.dynamicImports ?? []),
      PREVIEWS,
      manifest[PREVIEWS]?.dynamicImports?.includes(preview) ? preview : MESSAGES,
    ];
  }),
];

/** A route's path as a regular expression; the value of a parameter has no slash. */
const patternOf = (path) => `^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`;
const parametersOf = (path) => path.split(':').length - 1;

/**
 * The files of each page of a site's dashboard, without those that all pages share, for the code that runs before the
 * app has loaded: `files` by name, and `pages` from a pattern of the path to indices of these, the most specific first.
 *
 * @param server Vite's, which reads the table of routes
 */
export async function pageTable(manifest, site, server) {
  const { routes } = await server.ssrLoadModule(`/src/sites/${site}/routes.tsx`);
  const { modulePages, rulePages } = await server.ssrLoadModule(
    '/src/features/modules/engine/catalogue.ts',
  );
  const keysOf = (slugs, isRule) => moduleKeys(manifest, slugs, { isRule });
  const modules = new Map([
    ...rulePages.map(({ path, slugs }) => [path, keysOf(slugs, true)]),
    ...modulePages.map(({ path, slugs }) => [path, keysOf(slugs, false)]),
  ]);
  const common = new Set(closure(manifest, dashboardKeys(site)));
  const files = [];
  const indexOf = (file) => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  const pages = routes
    .flatMap(({ path: section, children }) => (children ?? []).map((route) => ({ section, route })))
    .toSorted((one, other) => parametersOf(one.route.path) - parametersOf(other.route.path))
    .map(({ section, route: { path, load, data } }) => {
      const keys = modules.get(path) ?? [...importsOf(load), ...importsOf(data)];
      if (keys.length === 0) throw new Error(`No one knows what ${section}/${path} is made of.`);
      const own = filesOf(closure(manifest, keys).filter((chunk) => !common.has(chunk)));
      const whole = path === '' ? section : `${section}/${path}`;
      return [patternOf(whole), [...own.css, ...own.js].map(indexOf)];
    });
  return { files: files.map((file) => `/${file}`), pages };
}
