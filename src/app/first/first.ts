import { resolveSite } from '@/shared/config/site';
import { askEarly } from '@/shared/api/asked';
import { notePresses } from './early';

/*
 * Runs within the HTML, before anything is painted (scripts/prerender.mjs writes it there): sets the theme, asks
 * who it is on a dashboard, and on `/` shows the home of this host, which the build has written into a template.
 */
let theme = 'dark';
try {
  if (localStorage.getItem('theme') === 'light') theme = 'light';
} catch {
  // Storage is forbidden: the default stands (spec §9).
}
document.documentElement.setAttribute('data-bs-theme', theme);

// Whoever opens a dashboard is likely to be signed in: who it is, is asked while the code comes.
if (/^\/dashboard(?:\/|$)/.test(window.location.pathname)) askEarly('/auth/authenticate');

const site = resolveSite(window.location.host);
const home = document.getElementById(`home-${site}`);
const root = document.getElementById('root');
if (window.location.pathname === '/' && home instanceof HTMLTemplateElement && root) {
  document.title = home.title;
  root.append(home.content);
  notePresses();
}
