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
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  vi.resetModules();
});

const askedOfTheApi = () =>
  fetched.mock.calls.map(([address]) => address).filter((address) => address.startsWith('/api/'));

test('the page itself requests the session of a dashboard’s visitor, and nothing before that is known', async () => {
  window.history.replaceState(null, '', '/dashboard/user-order');
  await import('./inlineScript');
  expect(askedOfTheApi()).toEqual(['/api/auth/authenticate']);
});

test('the table of a dashboard’s files is requested before its first frame', async () => {
  window.history.replaceState(null, '', '/dashboard/user-order');
  await import('./inlineScript');
  expect(fetched).toHaveBeenCalledWith('/assets/pages.json');
});

test.each([
  ['a home', '/', 'home-community'],
  ['a dashboard', '/dashboard', 'frame'],
])('the files of %s are requested after its first frame', async (_, path, id) => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  for (const name of ['HOME_FILES', 'DASHBOARD_FILES'])
    vi.stubGlobal(name, { community: { scripts: ['/assets/page.js'], styles: [] } });
  const preloads = () => document.head.querySelectorAll('link[href="/assets/page.js"]').length;
  window.history.replaceState(null, '', path);
  document.body.innerHTML = `<div id="root"></div><template id="${id}"></template><script></script>`;
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector('script'));
  const { show } = await import('./inlineScript');
  show();
  expect(preloads()).toBe(0);
  for (const frame of frames) frame(0);
  await vi.waitFor(() => expect(preloads()).toBe(1));
});
