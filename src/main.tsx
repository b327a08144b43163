import { startTransition, StrictMode, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { whenSettled } from './app/boot/whenSettled';
import { applyWholeStyles } from './app/boot/wholeStyles';
import { reloadWhenStale } from './app/staleChunks';
import { preloadPage } from './app/routing/preloadPage';
import { createStore, type AppStore } from './app/store/store';
import { guardTranslation } from './app/translation/translationGuard';
import { config } from './shared/config/config';
import { resolveSite } from './shared/config/site';
import type { RouteSpec } from './shared/routing/table';
import { LANGUAGE } from './shared/text/locales';
import './styles/index.scss';

/** Boot: the host picks the site, and only that site's routes are downloaded. */
async function boot() {
  const { search, host } = window.location;
  reloadWhenStale();
  // What is built runs it within its HTML (`app/boot/inlineScript.ts`), before a translation can come.
  if (import.meta.env.DEV) guardTranslation();
  if (import.meta.env.VITE_API_MODE === 'browser') {
    const { startBrowserBackend } =
      await import('./mock-api/hosts/service-worker/startBrowserBackend');
    const { answered } = await startBrowserBackend();
    // The address was one of the API's own pages, which the back end has put up by itself.
    if (answered) return;
  }
  const site = resolveSite(host, config);
  const styles = applyWholeStyles();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root element');
  // A home is painted already: `boot/inlineScript.ts` has put it there (decision 112). Of a dashboard that is its frame
  // alone, which is drawn anew.
  const isFramed = root.dataset['coming'] !== undefined;
  const isPainted = root.hasChildNodes() && !isFramed;
  // Few come by a link of somebody's, and only they need what keeps it.
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
  // Before anything can lead away from the address.
  (await referred?.catch(() => null))?.captureAttribution(search);
  preloadPage(routes, window.location.pathname);
  const appStore = createStore();
  const drawn = isFramed ? await begun(routes, appStore) : routes;
  const app = (
    <StrictMode>
      <App
        site={site}
        // React takes over what it can draw at once: what it had to wait for it would draw anew.
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
  // If the browser has already translated it, it is rendered again: React can only hydrate its own text.
  const isTranslated = document.documentElement.lang !== LANGUAGE || root.querySelector('font');
  // Both are done bit by bit, and what is in the HTML answers meanwhile.
  if (isPainted && !isTranslated) return startTransition(() => void hydrateRoot(root, app));
  await styles;
  startTransition(() => createRoot(root).render(app));
}

async function begun(routes: RouteSpec[], appStore: AppStore) {
  try {
    const { bootDashboard } = await import('./app/boot/bootDashboard');
    return await bootDashboard(routes, appStore, window.location);
  } catch {
    // It is drawn piece by piece, and what is missing told.
    return routes;
  }
}

const withHome = (routes: readonly RouteSpec[], ready: ComponentType): RouteSpec[] =>
  routes.map((spec) => (spec.path === '/' ? Object.assign({}, spec, { ready }) : spec));

void boot();
