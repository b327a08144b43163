import { isDemo } from '@/shared/config/demo';
import { siteAt, type Site } from '@/shared/config/site';
import { guardTranslation } from '@/app/translation/translationGuard';
import { showLooks, storedLooks, toggleWords } from '@/features/identity/preferences/theme';
import { startEarly } from '@/shared/api/earlyRequests';
import { pageFiles, preloadFiles, type PreloadFiles } from './preload';
import { recordInput } from './replayInput';
import { dropFailedStyles } from './wholeStyles';

/** The build replaces these names by their values (scripts/prerender.mjs). */
declare const ENTRY_FILES: PreloadFiles;
declare const HOME_FILES: Record<Site, PreloadFiles>;
declare const DASHBOARD_FILES: Record<Site, PreloadFiles>;
declare const PAGE_TABLES: Record<Site, string>;

/*
 * Runs in the head of the HTML, before anything is painted (scripts/prerender.mjs writes it there): sets the theme,
 * and on a dashboard requests the session and the entry. The build has written both homes and the frame of a
 * dashboard into templates, each followed by a call of `show`: so a page is painted once its own template has arrived.
 * Its other files are preloaded after that.
 */

/** The value of a key, or null where storage is forbidden: the defaults then apply (spec §9). */
const read = (key: string, kind: 'localStorage' | 'sessionStorage' = 'localStorage') => {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
};
const looks = storedLooks(read);
showLooks(looks);
// The header reserves space for the account if this browser was signed in or is returning from sign-in, and shows
// nothing of it until the server has answered.
if (read('castle-signed-in') !== null || read('castle-sign-in', 'sessionStorage') !== null)
  document.documentElement.dataset['remembered'] = '';
dropFailedStyles();

const site = siteAt(window.location);
const { pathname } = window.location;
const isDashboard = /^\/dashboard(?:\/|$)/.test(pathname);
const shownId = isDashboard ? 'frame' : pathname === '/' ? `home-${site}` : null;
// A dashboard's visitor is likely to be signed in: the session is requested while the code loads (ADR early-start).
// Nothing else is requested before it is known what the visitor may see.
if (isDashboard) {
  // The demo's back end loads with the code.
  if (!isDemo) startEarly('/auth/authenticate');
  preloadFiles(ENTRY_FILES, 'high');
}
const ownFiles = isDashboard ? pageFiles(PAGE_TABLES[site], pathname) : null;

/** Runs once the next frame is painted: sending thirty requests takes a slow phone as long as painting it. */
function afterPaint(work: () => void): void {
  // A hidden page has no frames.
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}

/** The first date that is formatted takes a slow phone a tenth of a second: better while files load. */
function warmUpDates(): void {
  // Safari doesn’t have it, and needs no warming up.
  if ('requestIdleCallback' in window) requestIdleCallback(() => new Intl.DateTimeFormat());
}

let isGuarded = false;

/**
 * Shows the template before the calling script, if it is the one of this page. Presses before the code has loaded are
 * recorded, and the page is guarded against translation, which can start at any moment.
 */
export function show(): void {
  if (!isGuarded) guardTranslation();
  isGuarded = true;
  const root = document.getElementById('root');
  const template = document.currentScript?.previousElementSibling;
  if (!(template instanceof HTMLTemplateElement) || template.id !== shownId || !root) return;
  if (isDashboard) {
    // A preview of the page, which React replaces; the visitor is not known yet.
    root.dataset['coming'] = '';
    afterPaint(() => {
      preloadFiles(DASHBOARD_FILES[site]);
      void ownFiles?.then((files) => preloadFiles(files));
      warmUpDates();
    });
  } else {
    document.title = template.title;
    afterPaint(() => preloadFiles(HOME_FILES[site]));
  }
  // The template was written for the dark theme.
  template.content
    .querySelector('.theme-toggle')
    ?.setAttribute('aria-label', toggleWords(looks.choice));
  recordInput();
  root.append(template.content);
}
