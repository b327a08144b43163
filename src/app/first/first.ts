import { resolveSite, type Site } from '@/shared/config/site';
import { askEarly } from '@/shared/api/asked';
import { fetchFiles, fetchPage, type AheadFiles } from './ahead';
import { notePresses } from './early';

/** The build puts them in place of the name (scripts/prerender.mjs). */
declare const DASHBOARD_FILES: Record<Site, AheadFiles>;
declare const PAGE_TABLES: Record<Site, string>;

/*
 * Runs within the HTML, before anything is painted (scripts/prerender.mjs writes it there): sets the theme; on a
 * dashboard asks who it is and has its files fetched; and on `/` shows the home of this host, which the build has
 * written into a template.
 */
let theme = 'dark';
let serverId: string | null = null;
try {
  if (localStorage.getItem('theme') === 'light') theme = 'light';
  serverId = localStorage.getItem('SelectedServerId');
} catch {
  // Storage is forbidden: the default stands (spec §9).
}
document.documentElement.setAttribute('data-bs-theme', theme);

const site = resolveSite(window.location.host);
// Whoever opens a dashboard is likely to be signed in: who it is, is asked while the code comes (decision 113).
if (/^\/dashboard(?:\/|$)/.test(window.location.pathname)) {
  askEarly('/auth/authenticate');
  if (site === 'community' && serverId !== null && /^[\w-]+$/.test(serverId))
    askEarly(`/discord/server-details/${serverId}`);
  fetchFiles(DASHBOARD_FILES[site]);
  void fetchPage(PAGE_TABLES[site], window.location.pathname);
}
const home = document.getElementById(`home-${site}`);
const root = document.getElementById('root');
if (window.location.pathname === '/' && home instanceof HTMLTemplateElement && root) {
  document.title = home.title;
  root.append(home.content);
  notePresses();
}
