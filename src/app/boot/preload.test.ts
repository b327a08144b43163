import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageFiles } from './preload';

const TABLE = {
  files: ['/assets/board.js', '/assets/board.css', '/assets/other.js'],
  pages: [
    ['^/dashboard/questboard/[^/]+/?$', [0, 1]],
    ['^/dashboard/[^/]+/[^/]+/?$', [2]],
  ],
};
const NONE = { scripts: [], styles: [] };
const asked = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  asked.mockImplementation(async () => new Response(JSON.stringify(TABLE)));
  vi.stubGlobal('fetch', asked);
});
afterEach(() => asked.mockReset());

test('a page has the scripts and styles of the first pattern that fits', async () => {
  await expect(
    pageFiles('/assets/pages.json', '/dashboard/questboard/solana-keep'),
  ).resolves.toEqual({ scripts: ['/assets/board.js'], styles: ['/assets/board.css'] });
  expect(asked).toHaveBeenCalledWith('/assets/pages.json');
});

test('a page that is in no table has none', async () => {
  await expect(pageFiles('/assets/pages.json', '/dashboard/nowhere')).resolves.toEqual(NONE);
});

test.each([
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the answer is a page', async () => new Response('<!doctype html>')],
  ['the answer is a refusal', async () => Response.json({ message: 'Not found' }, { status: 404 })],
])('without a table a page has none: %s', async (_, answer) => {
  asked.mockImplementation(answer);
  await expect(pageFiles('/assets/pages.json', '/dashboard')).resolves.toEqual(NONE);
});
