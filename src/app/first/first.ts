import { resolveSite } from '@/shared/config/site';
import { notePresses } from './early';

/*
 * Runs within the HTML, before anything is painted (scripts/prerender.mjs writes it there): sets the theme, and on
 * `/` shows the home of this host, which the build has written into a template. Other pages get none of it.
 */
let theme = 'dark';
try {
  if (localStorage.getItem('theme') === 'light') theme = 'light';
} catch {
  // Storage is forbidden: the default stands (spec §9).
}
document.documentElement.setAttribute('data-bs-theme', theme);

const site = resolveSite(window.location.host);
const home = document.getElementById(`home-${site}`);
const root = document.getElementById('root');
if (window.location.pathname === '/' && home instanceof HTMLTemplateElement && root) {
  document.title = home.title;
  root.append(home.content);
  notePresses();
}
