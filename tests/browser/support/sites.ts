/** Port of the preview server under test; BROWSER_TEST_PORT moves it. */
export const PORT = Number(process.env['BROWSER_TEST_PORT'] ?? 4173);

export type Site = 'community' | 'user';

/** Both sites, by their local hosts. */
export const ORIGIN: Record<Site, string> = {
  community: `http://community.localhost:${String(PORT)}`,
  user: `http://app.localhost:${String(PORT)}`,
};

/** Where the tests themselves reach the back end: `*.localhost` is for browsers, Node may not know it. */
export const BACKEND = `http://127.0.0.1:${String(PORT)}`;

/** The title of each site's home (spec §1). */
export const TITLE: Record<Site, string> = {
  community: 'COMMUNITY - CASTLE BOTS',
  user: 'CASTLE BOTS',
};
