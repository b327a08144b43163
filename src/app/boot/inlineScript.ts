import { resolveSite, type Site } from '@/shared/config/site';
import { guardTranslation } from '@/app/translation/translationGuard';
import { showLooks, storedLooks, toggleWords } from '@/features/identity/preferences/theme';
import { startEarly } from '@/shared/api/earlyRequests';
import { preloadFiles, preloadPageFiles, type PreloadFiles } from './preload';
import { recordInput } from './replayInput';
import { dropFailedStyles } from './wholeStyles';

/** The build puts them in place of the names (scripts/prerender.mjs). */
declare const ENTRY_FILES: PreloadFiles;
declare const HOME_FILES: Record<Site, PreloadFiles>;
declare const DASHBOARD_FILES: Record<Site, PreloadFiles>;
declare const PAGE_TABLES: Record<Site, string>;

/*
 * Runs in the head of the HTML, before anything is painted (scripts/prerender.mjs writes it there): sets the theme,
 * and on a dashboard asks who it is and has its files fetched. The build has written both homes and the frame of a
 * dashboard into templates, and behind each a call of `show`: so a page is painted once its own template has come.
 */

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
dropFailedStyles();

const site = resolveSite(window.location.host);
const { pathname } = window.location;
const isDashboard = /^\/dashboard(?:\/|$)/.test(pathname);
const shownId = isDashboard ? 'frame' : pathname === '/' ? `home-${site}` : null;
// A dashboard's visitor is likely to be signed in: the session is requested while the code comes (decision 113).
// Nothing else is, before it is known what the visitor may see.
if (isDashboard) {
  startEarly('/auth/authenticate');
  preloadFiles(ENTRY_FILES, 'high');
  preloadFiles(DASHBOARD_FILES[site]);
  void preloadPageFiles(PAGE_TABLES[site], pathname);
}

let isGuarded = false;

/**
 * Shows the template before the script that calls this, if it is the one of this page. What is pressed there before the
 * code has come is kept, and the page is guarded against translation, which can come at any moment.
 */
export function show(): void {
  if (!isGuarded) guardTranslation();
  isGuarded = true;
  const root = document.getElementById('root');
  const template = document.currentScript?.previousElementSibling;
  if (!(template instanceof HTMLTemplateElement) || template.id !== shownId || !root) return;
  if (isDashboard) {
    // A picture of what comes, which React puts its own in place of; who looks at it is not known.
    root.dataset['coming'] = '';
  } else {
    document.title = template.title;
    preloadFiles(HOME_FILES[site]);
  }
  // It was written for the dark theme.
  template.content
    .querySelector('.theme-toggle')
    ?.setAttribute('aria-label', toggleWords(looks.choice));
  recordInput();
  root.append(template.content);
}
