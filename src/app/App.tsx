import { useState } from 'react';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { initialGlobalState } from '@/features/identity/preferences/globalSlice';
import { WalletHost } from '@/features/identity/wallet/WalletHost';
import type { Site } from '@/shared/config/site';
import { OPEN, page, type RouteSpec } from '@/shared/routing/table';
import { NavigatorContext } from '@/shared/routing/destination';
import { routablePath } from '@/shared/navigation/routable';
import { notify } from '@/shared/ui/toast';
import { whenSettled } from '@/shared/api/whenSettled';
import { RootLayout } from './layout/RootLayout';
import NotFoundPage from './pages/NotFoundPage';
import { RouteErrorPage } from './pages/RouteErrorPage';
import { AppContext } from './AppContext';
import { buildRoutes } from './routing/buildRoutes';
import { createRouteServices, type Router } from './routing/routeServices';
import type { AppStore } from './store/store';

interface AppProps {
  site: Site;
  routes: RouteSpec[];
  appStore: AppStore;
  /** Makes the router; one of the browser's history unless given. */
  createRouter?: (routes: RouteObject[]) => Router;
}

/** The gallery of the kit. A build for a remote API has neither its route nor its code. */
const kitRoutes: RouteSpec[] =
  import.meta.env.VITE_API_MODE === 'remote'
    ? []
    : [page('/__kit', OPEN, 'The kit', () => import('./kit/KitScreen'))];

/** The whole application of one site: store, wallet, router and what they share. */
export function App({ site, routes, appStore, createRouter = browserRouter }: AppProps) {
  const [router] = useState(() => {
    const around = createRouteServices(appStore, () => created);
    const created = createRouter([
      {
        element: <RootLayout />,
        errorElement: <RouteErrorPage />,
        hydrateFallbackElement: <></>,
        children: [
          ...buildRoutes([...routes, ...kitRoutes], around),
          { path: '*', element: <NotFoundPage />, handle: { title: 'Page not found', trail: [] } },
        ],
      },
    ]);
    return created;
  });
  const [context] = useState(() => ({ site, appStore, routes }));
  return (
    <AppContext value={context}>
      <Provider store={appStore.store} serverState={unstored(appStore)}>
        <WalletHost
          restoreWhen={whenSettled}
          notify={({ tone, title, detail }) => tellWalletNews(tone, title, detail)}
        >
          <NavigatorContext value={router}>
            <RouterProvider router={router} />
          </NavigatorContext>
        </WalletHost>
      </Provider>
    </AppContext>
  );
}

function browserRouter(routes: RouteObject[]): Router {
  makeRoutable();
  return createBrowserRouter(routes);
}

/** The state as a page has it that was written before it met a browser: nothing of what one has stored. */
const unstored = ({ store }: AppStore) => ({ ...store.getState(), global: initialGlobalState });

/** An address that the router cannot hold becomes one that it can, before it looks at it. */
function makeRoutable(): void {
  const { pathname, search, hash } = window.location;
  const path = routablePath(pathname);
  if (path !== pathname) window.history.replaceState(null, '', `${path}${search}${hash}`);
}

/** A rejection in the wallet is the person's own choice and no error (reliability B16). */
function tellWalletNews(tone: 'neutral' | 'error', title: string, detail: string) {
  notify(tone === 'error' ? 'error' : 'info', detail === '' ? title : `${title}. ${detail}`);
}
