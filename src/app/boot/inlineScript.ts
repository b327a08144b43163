import { resolveSite, type Site } from '@/shared/config/site';
import { guardTranslation } from '@/app/translation/translationGuard';
import { showLooks, storedLooks, toggleWords } from '@/features/identity/preferences/theme';
import { startEarly } from '@/shared/api/earlyRequests';
import { preloadFiles, preloadPageFiles, markStylesLoaded, type PreloadFiles } from './preload';
import { recordInput } from './replayInput';

/** The build puts them in place of the names (scripts/prerender.mjs). */
declare const DASHBOARD_FILES: Record<Site, PreloadFiles>;
declare const PAGE_TABLES: Record<Site, string>;
declare const WRITTEN_STYLES: readonly string[];

/*
 * Runs within the HTML, before anything is painted (scripts/prerender.mjs writes it there): guards the page against
 * translation, which can come at any moment; sets the theme; on a dashboard shows its frame, asks who it is and has
 * its files fetched; and on `/` shows the home of this host. What is pressed there before the code has come is kept.
 * The build has written home and frame into templates.
 */
guardTranslation();
/** The text of a key, or null where storage is forbidden: the defaults stand then (spec §9). */
const read = (key: string, kind: 'localStorage' | 'sessionStorage' = 'localStorage') => {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
};
const looks = storedLooks(read);
showLooks(looks);
// The header has room for who was signed in or is coming back from signing in, and nothing of them until the server has
// answered.
if (read('castle-signed-in') !== null || read('castle-sign-in', 'sessionStorage') !== null)
  document.documentElement.dataset['remembered'] = '';
markStylesLoaded(WRITTEN_STYLES);

const site = resolveSite(window.location.host);
const { pathname } = window.location;
const isDashboard = /^\/dashboard(?:\/|$)/.test(pathname);
const root = document.getElementById('root');
const template = document.getElementById(isDashboard ? 'frame' : `home-${site}`);
if (template instanceof HTMLTemplateElement && root && (isDashboard || pathname === '/')) {
  if (isDashboard) {
    // A picture of what comes, which React puts its own in place of; who looks at it is not known.
    root.dataset['coming'] = '';
  } else {
    document.title = template.title;
  }
  // It was written for the dark theme.
  template.content
    .querySelector('.theme-toggle')
    ?.setAttribute('aria-label', toggleWords(looks.choice));
  recordInput();
  root.append(template.content);
}
// A dashboard's visitor is likely to be signed in: the session is requested while the code comes (decision 113).
// Nothing else is, before it is known what the visitor may see.
if (isDashboard) {
  startEarly('/auth/authenticate');
  preloadFiles(DASHBOARD_FILES[site]);
  void preloadPageFiles(PAGE_TABLES[site], pathname);
}
