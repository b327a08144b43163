import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { matchRoutes } from 'react-router-dom';
import type { Site } from '@/shared/config/site';
import { listenToErrors } from '@/shared/errors/reportError';
import { joinPath, type RouteSpec } from '@/shared/routing/table';
import { pageAt } from '../routing/pageAt';
import { describeError } from './describeError';

/** Errors a page load sends at most; a loop has no more to say. */
const MOST_ERRORS = 20;
/** Errors often come several at once, ms. */
const WAIT_MS = 2_000;

interface Options {
  /** The collector (VITE_REPORT_URL). */
  url: string;
  release: string;
  site: Site;
  routes: readonly RouteSpec[];
}

/**
 * Sends errors and web vitals to the deployment's collector: one POST with JSON as text/plain, so that a collector on
 * another origin needs no CORS. docs/deploy.md has the format. Nothing in it names a person, a server or a wallet.
 */
export function sendReports({ url, release, site, routes }: Options): void {
  let waiting: object[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const seen = new Set<string>();

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const body = JSON.stringify({ release, site, reports: waiting });
    waiting = [];
    // It also goes out while the page is being left.
    navigator.sendBeacon(url, body);
  };
  const add = (report: object) => waiting.push({ ...report, page: pagePattern(routes) });

  listenToErrors((reported) => {
    const description = describeError(reported);
    if (description === null) return;
    const key = JSON.stringify(description);
    if (seen.has(key) || seen.size >= MOST_ERRORS) return;
    seen.add(key);
    add({ type: 'error', ...description });
    timer ??= setTimeout(send, WAIT_MS);
  });
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB])
    measure(({ name, value, rating }) => add({ type: 'vital', name, value, rating }));
  // The vitals that end with the page have been added by then: their listeners were there first.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  window.addEventListener('pagehide', send);
}

/** The page's path as the table of routes has it, with `:slug` in place of a name. */
function pagePattern(routes: readonly RouteSpec[]): string {
  const { pathname } = window.location;
  const page = pageAt(routes, pathname);
  if (page) return joinPath(page.section.path, page.screen.path);
  const open = routes.map(({ path }) => ({ path }));
  return matchRoutes(open, pathname)?.[0]?.route.path ?? '*';
}
