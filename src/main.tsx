import { startTransition, StrictMode, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { expectFirstScreen, whenSettled } from './shared/api/whenSettled';
import { applyWholeStyles } from './app/boot/wholeStyles';
import { reloadWhenStale } from './app/staleChunks';
import { preloadPage } from './app/routing/preloadPage';
import { createStore, type AppStore } from './app/store/store';
import { guardTranslation } from './app/translation/translationGuard';
import { config } from './shared/config/config';
import { reportError, watchUncaught } from './shared/errors/reportError';
import { siteAt, type Site } from './shared/config/site';
import type { RouteSpec } from './shared/routing/table';
import { LANGUAGE } from './shared/text/locales';
import './styles/index.scss';

/** Starts the app: the host decides the site, and only that site's routes are downloaded. */
async function boot() {
  const { search } = window.location;
  reloadWhenStale();
  expectFirstScreen();
  if (config.reportUrl !== '') watchUncaught(window);
  // Built pages start the guard in their HTML (`app/boot/inlineScript.ts`), before any translation.
  if (import.meta.env.DEV) guardTranslation();
  if (import.meta.env.VITE_API_MODE === 'browser') {
    const { startBrowserBackend } =
      await import('./mock-api/hosts/service-worker/startBrowserBackend');
    const { answered } = await startBrowserBackend();
    // The address belongs to the API, and the back end has already shown its own page.
    if (answered) return;
  }
  const site = siteAt(window.location);
  const styles = applyWholeStyles();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root element');
  // A home is already painted: `boot/inlineScript.ts` has inserted it (ADR prerendered-homes). Of a dashboard only the
  // frame is inserted, and React renders it again.
  const isFramed = root.dataset['coming'] !== undefined;
  const isPainted = root.hasChildNodes() && !isFramed;
  // Few visitors come by a referral link, and only they need the code that stores it.
  const referred = new URLSearchParams(search).has('ref')
    ? import('./features/billing/referrals/attribution')
    : null;
  const [{ routes }, home] = await (site === 'community'
    ? Promise.all([
        import('./sites/community/routes'),
        isPainted ? import('./sites/community/home/CommunityHome') : null,
      ])
    : Promise.all([
        import('./sites/user/routes'),
        isPainted ? import('./sites/user/home/UserHome') : null,
      ]));
  // Before anything can change the address.
  (await referred?.catch(() => null))?.captureAttribution(search);
  preloadPage(routes, window.location.pathname);
  const appStore = createStore();
  const drawn = isFramed ? await begun(routes, appStore) : routes;
  const app = (
    <StrictMode>
      <App
        site={site}
        // React hydrates screens that are ready; it would render again those it had to wait for.
        routes={home ? withHome(drawn, home.default) : drawn}
        appStore={appStore}
      />
    </StrictMode>
  );
  const prefetching = async () => {
    await whenSettled();
    const { prefetchPages } = await import('./app/routing/prefetch');
    prefetchPages(routes);
  };
  // Without it, pages are fetched when they are opened.
  prefetching().catch(() => undefined);
  if (config.reportUrl !== '') reporting(site, routes).catch(() => undefined);
  // A home that the browser has already translated is rendered again: React can only hydrate its own text.
  const isTranslated = document.documentElement.lang !== LANGUAGE || root.querySelector('font');
  // Both run in small steps, and the HTML stays usable until they are done.
  if (isPainted && !isTranslated) return startTransition(() => void hydrateRoot(root, app, roots));
  await styles;
  startTransition(() => createRoot(root, roots).render(app));
}

/** Errors that an error page handles. Other errors reach the window. */
const roots = {
  onCaughtError: (error: unknown) => reportError('A part of the page failed', error),
};

async function reporting(site: Site, routes: readonly RouteSpec[]) {
  await whenSettled();
  const { sendReports } = await import('./app/reports/sendReports');
  sendReports({ url: config.reportUrl, release: config.release, site, routes });
}

async function begun(routes: RouteSpec[], appStore: AppStore) {
  try {
    const { bootDashboard } = await import('./app/boot/bootDashboard');
    return await bootDashboard(routes, appStore, window.location);
  } catch {
    // The page is then rendered piece by piece, and shows what failed to load.
    return routes;
  }
}

const withHome = (routes: readonly RouteSpec[], ready: ComponentType): RouteSpec[] =>
  routes.map((spec) => (spec.path === '/' ? Object.assign({}, spec, { ready }) : spec));

void boot();
