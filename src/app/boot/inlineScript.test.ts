// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SELECTED_SERVER_KEY } from '@/shared/storage/storage';

const NO_FILES = { scripts: [], styles: [] };
const fetched = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  fetched.mockImplementation(async () => new Response('null'));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('HOME_FILES', { community: NO_FILES, user: NO_FILES });
  vi.stubGlobal('DASHBOARD_FILES', { community: NO_FILES, user: NO_FILES });
  vi.stubGlobal('PAGE_TABLES', { community: '/assets/pages.json', user: '/assets/pages.json' });
  vi.stubGlobal('ENTRY_FILES', NO_FILES);
  localStorage.setItem(SELECTED_SERVER_KEY, 'srv-keep');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const askedOfTheApi = () =>
  fetched.mock.calls.map(([address]) => address).filter((address) => address.startsWith('/api/'));

test('the page itself requests the session of a dashboard’s visitor, and nothing before that is known', async () => {
  window.history.replaceState(null, '', '/dashboard/user-order');
  await import('./inlineScript');
  expect(askedOfTheApi()).toEqual(['/api/auth/authenticate']);
});
