import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router-dom';
import type { Site } from '@/shared/config/site';
import { App } from '../App';
import { createStore } from '../store/store';

/** So large that no part of a home is left for a script to insert. */
const WHOLE = 10_000_000;

const tables = {
  community: async () => (await import('@/sites/community/routes')).routes,
  user: async () => (await import('@/sites/user/routes')).routes,
};

/** A page as the build writes it. */
interface PrerenderedPage {
  title: string;
  /** HTML inside #root. */
  html: string;
}

/** The home of a site before the visitor is known. */
export const prerenderHome = (site: Site): Promise<PrerenderedPage> => prerenderAt(site, '/');

/** The frame that every dashboard page shows while the session is checked. */
export const prerenderFrame = (site: Site): Promise<PrerenderedPage> =>
  prerenderAt(site, '/dashboard');

async function prerenderAt(site: Site, path: string): Promise<PrerenderedPage> {
  const { prelude } = await prerender(
    <StrictMode>
      <App
        site={site}
        routes={await tables[site]()}
        appStore={createStore()}
        createRouter={(routes) => createMemoryRouter(routes, { initialEntries: [path] })}
      />
    </StrictMode>,
    { progressiveChunkSize: WHOLE },
  );
  const whole = await new Response(prelude).text();
  // React puts elements of the head before the rest.
  const [head = '', title = ''] = /^(?:<link[^>]*>)*<title>([^<]*)<\/title>/.exec(whole) ?? [];
  if (title === '') throw new Error(`${path} of ${site} has no title: ${whole.slice(0, 200)}`);
  return { title, html: whole.slice(head.length) };
}
