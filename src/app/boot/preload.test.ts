// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preloadPageFiles } from './preload';

const TABLE = {
  files: ['/assets/board.js', '/assets/board.css', '/assets/other.js'],
  pages: [
    ['^/dashboard/questboard/[^/]+/?$', [0, 1]],
    ['^/dashboard/[^/]+/[^/]+/?$', [2]],
  ],
};
const asked = vi.fn<(address: string) => Promise<Response>>();
const links = () => [...document.head.querySelectorAll('link')];

beforeEach(() => {
  document.head.replaceChildren();
  asked.mockImplementation(async () => new Response(JSON.stringify(TABLE)));
  vi.stubGlobal('fetch', asked);
});
afterEach(() => asked.mockReset());

test('scripts and styles of the first page that fits are fetched', async () => {
  await preloadPageFiles('/assets/pages.json', '/dashboard/questboard/solana-keep');
  expect(asked).toHaveBeenCalledWith('/assets/pages.json');
  expect(links().map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
    ['modulepreload', '/assets/board.js'],
    ['preload', '/assets/board.css'],
  ]);
});

test('nothing is fetched for a page that is in no table', async () => {
  await preloadPageFiles('/assets/pages.json', '/dashboard/nowhere');
  expect(links()).toEqual([]);
});

test.each([
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['it is none', async () => new Response('<!doctype html>')],
])('without a table nothing is fetched: %s', async (_, answer) => {
  asked.mockImplementation(answer);
  await expect(preloadPageFiles('/assets/pages.json', '/dashboard')).resolves.toBeUndefined();
  expect(links()).toEqual([]);
});
