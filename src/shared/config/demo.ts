import type { Site } from './site';

/** The embedded back end reads the configuration as well, and is compiled without the types of a page. */
declare const localStorage: {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
};

/** Whether the back end runs in the page. A build-time constant: other builds contain no demo code. */
export const isDemo = import.meta.env.VITE_API_MODE === 'browser';

/** Query parameter of an address that leads to the other site: the demo has one host for both. */
const PARAMETER = 'demo-site';
/** Key of the site that this browser opened last (local storage). */
const KEY = 'castle-demo-site';
/** Query parameter of an address that resets the demo. */
export const RESET_PARAMETER = 'demo-reset';

const asSite = (value: string | null): Site | null =>
  value === 'user' || value === 'community' ? value : null;

/** The site that the address names, otherwise the one opened last. */
export function demoSite({ search }: { search: string }): Site {
  const parameters = new URLSearchParams(search);
  // The stored data is then deleted, as soon as the code has loaded.
  if (parameters.has(RESET_PARAMETER)) return 'community';
  const named = asSite(parameters.get(PARAMETER));
  try {
    if (named !== null) localStorage.setItem(KEY, named);
    return named ?? asSite(localStorage.getItem(KEY)) ?? 'community';
  } catch {
    return named ?? 'community';
  }
}

/** The address of a path on one of the demo's sites, below the origin in use. */
export function demoUrl(site: Site, path: string, origin: string): string {
  const [before = '', hash] = path.split('#');
  const [pathname = '', search] = before.split('?');
  const query = new URLSearchParams(search);
  query.set(PARAMETER, site);
  return `${origin}${pathname}?${query.toString()}${hash === undefined ? '' : `#${hash}`}`;
}
