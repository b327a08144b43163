import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { reloadWhenStale } from './app/staleChunks';
import { createStore } from './app/store/store';
import { captureTouch } from './features/referrals/touch';
import { config } from './shared/config/config';
import { resolveSite } from './shared/config/site';
import './styles/index.scss';

/** Boot: the host picks the site, and only that site's routes are downloaded. */
async function boot() {
  // Before anything can lead away from the address.
  captureTouch(window.location.search);
  reloadWhenStale();
  if (import.meta.env.VITE_API_MODE === 'browser') {
    const { startBrowserBackend } = await import('./mocks/browser/startBrowserBackend');
    const { answered } = await startBrowserBackend();
    // The address was one of the API's own pages, which the back end has put up by itself.
    if (answered) return;
  }
  const site = resolveSite(window.location.host, config);
  const { routes } =
    site === 'community'
      ? await import('./sites/community/routes')
      : await import('./sites/user/routes');
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root element');
  createRoot(root).render(
    <StrictMode>
      <App site={site} routes={routes} appStore={createStore()} />
    </StrictMode>,
  );
}

void boot();
