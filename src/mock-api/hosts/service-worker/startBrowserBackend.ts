import { getResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { createHandlers } from '../../application';
import {
  overHttps,
  parseCookies,
  serializeCookie,
  withoutPrefixes,
  type CookieJar,
} from '../../http/cookies';
import { config } from '@/shared/config/config';
import { EMBEDDED_HOSTS, EMBEDDED_TREASURY } from '../../store/constants';
import { createWorld } from '../../createWorld';
import { pageFiles } from './pageFiles';
import { resetIfWanted } from './resetDemo';
import { keepWorld, readStoredWorld } from './storedWorld';

const WORKER = '/mockServiceWorker.js';

/**
 * Lets one text through where the page's Content-Security-Policy refuses plain ones (docs/security.md): the consent
 * page's HTML, or the address of the worker, which MSW registers.
 */
function allow(allowed: string): void {
  const same = (text: string) => {
    if (text !== allowed) throw new TypeError('The Content-Security-Policy refuses this text.');
    return text;
  };
  window.trustedTypes?.createPolicy('default', { createHTML: same, createScriptURL: same });
}

const isHttps = () => location.protocol === 'https:';

const STYLE = /<style>([\s\S]*?)<\/style>/g;
const CONSENT_PATHS = /^\/api\/(?:auth\/discord|twitter)\//;

/** The page's own cookies: not HttpOnly, as no server is there to set them, and all on / so that the page can read them. */
const pageCookies: CookieJar = {
  read: () => withoutPrefixes(parseCookies(document.cookie), isHttps()),
  write: (cookie) => {
    const ours = { ...cookie, path: '/', httpOnly: false };
    document.cookie = serializeCookie(isHttps() ? overHttps(ours) : ours);
  },
};

/**
 * Runs the back end inside the page (VITE_API_MODE=browser), for a static demo. MSW's worker lets
 * navigations pass, so the consent page and the callback cannot be answered by it: the host sends
 * index.html for them, as for any deep link, and this function answers in its place.
 *
 * @returns whether the page was answered by the back end; then the app must not be mounted.
 */
export async function startBrowserBackend(): Promise<{ answered: boolean }> {
  await resetIfWanted();
  const world = createWorld({
    id: 'page',
    snapshot: readStoredWorld(),
    files: await pageFiles(),
    settings: {
      treasury: config.treasuryAddress || EMBEDDED_TREASURY,
      clientId: config.discordClientId,
      hosts: [...EMBEDDED_HOSTS, ...config.communityHosts, ...config.userHosts, location.hostname],
      userAgent: navigator.userAgent,
    },
  });
  const store = keepWorld(world);
  const handlers = createHandlers(world, { jar: pageCookies, origin: location.origin });

  if (CONSENT_PATHS.test(location.pathname)) {
    const response = await getResponse(handlers, new Request(location.href));
    store();
    if (response) await show(response);
    return { answered: true };
  }
  allow(WORKER);
  await setupWorker(...handlers).start({
    serviceWorker: { url: WORKER },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
  return { answered: false };
}

async function show(response: Response): Promise<void> {
  const target = response.headers.get('location');
  if (target !== null) {
    location.replace(target);
    return;
  }
  const sheets: CSSStyleSheet[] = [];
  // The policy allows the page's own inline styles alone.
  const html = (await response.text()).replaceAll(STYLE, (_, styles: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    sheets.push(sheet);
    return '';
  });
  allow(html);
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  document.adoptedStyleSheets = sheets;
  document.replaceChild(document.adoptNode(parsed.documentElement), document.documentElement);
}
