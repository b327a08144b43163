import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteRecent, readRecent } from '@/features/search/recent';
import type { SearchResult } from '@/features/search/searchResult';
import { OPEN, page } from '@/shared/routing/table';
import { localStore } from '@/shared/storage/storage';
import { renderApp, serveApi, SIGNED_IN_ID, signedIn, signedOut } from '../testing/renderApp';

/** The list of the palette measures itself, which nothing here depends on. */
class Unmeasured {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeEach(() => vi.stubGlobal('ResizeObserver', Unmeasured));
afterEach(() => {
  vi.unstubAllGlobals();
  for (const key of localStore.keys('castle-recent')) localStore.remove(key);
});

const server = serveApi(signedIn());
const result = (label: string, rest: Partial<SearchResult> = {}): SearchResult => ({
  kind: 'QUEST',
  id: label,
  label,
  detail: 'Solana Keep',
  picture: null,
  at: null,
  path: '/dashboard/questboard/solana-keep/task-to-earn/one',
  ...rest,
});
const answer = (items: readonly unknown[]) =>
  HttpResponse.json({ success: true, message: 'OK', data: { items } });

/** Answers searches; what was asked for, in order. */
function serveSearch(answerTo: (typed: string) => Response | Promise<Response>) {
  const asked: string[] = [];
  server.use(
    http.get('/api/search', ({ request }) => {
      const typed = new URL(request.url).searchParams.get('search') ?? '';
      asked.push(typed);
      return answerTo(typed);
    }),
  );
  return asked;
}

const Place = () => <h1>{useLocation().pathname}</h1>;
const routes = [
  page('/', OPEN, 'Home', async () => ({ default: Place })),
  page('/dashboard/*', OPEN, 'Somewhere', async () => ({ default: Place })),
  page('/unauthorized', OPEN, 'Sign in', async () => ({ default: Place })),
];
const field = () => screen.getByRole('combobox', { name: 'Search and commands' });
const option = (name: RegExp) => screen.findByRole('option', { name });
/** Each in place of the one before, without a pause in between. */
function type(...texts: readonly string[]) {
  for (const value of texts) fireEvent.change(field(), { target: { value } });
}
const status = () => screen.getByRole('dialog').querySelector('[role="status"]');

async function open() {
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(field()).toHaveFocus());
}
async function openAsMember() {
  const app = renderApp('/', routes, 'user');
  await waitFor(() => expect(app.appStore.store.getState().session.isAuthenticated).toBe(true));
  await open();
  return app;
}

test('text typed without a pause is searched once, and the chosen result opens', async () => {
  const asked = serveSearch(() => answer([result('Draw the dragon')]));
  await openAsMember();
  type('d', 'dra', 'dragon');
  expect(await option(/Draw the dragon/)).toHaveTextContent('Draw the dragon Solana Keep');
  expect(asked).toEqual(['dragon']);
  await waitFor(() => expect(status()).toHaveTextContent('1 found'));
  await userEvent.keyboard('{Enter}');
  expect(
    await screen.findByRole('heading', {
      name: '/dashboard/questboard/solana-keep/task-to-earn/one',
    }),
  ).toBeVisible();
});

test('a late answer does not replace a newer answer', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((go) => {
    release = go;
  });
  const asked = serveSearch(async (typed) => {
    if (typed === 'drag') await held;
    return answer([result(`Found by ${typed}`)]);
  });
  await openAsMember();
  type('drag');
  await waitFor(() => expect(asked).toEqual(['drag']));
  type('dragon');
  await option(/Found by dragon/);
  release();
  type('dragonx');
  await option(/Found by dragonx/);
  expect(asked).toEqual(['drag', 'dragon', 'dragonx']);
  expect(screen.queryByRole('option', { name: /Found by drag / })).not.toBeInTheDocument();
});

test('the palette shows that it is searching, and then that there are no results', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((go) => {
    release = go;
  });
  serveSearch(async () => {
    await held;
    return answer([]);
  });
  await openAsMember();
  type('zzqq');
  expect(status()).toHaveTextContent('Searching…');
  release();
  await waitFor(() => expect(status()).toHaveTextContent('No results'));
  expect(screen.getByText(/Check the spelling, or try fewer words/)).toBeVisible();
});

test('a failed search shows an error and keeps the commands, and Retry searches again', async () => {
  let isBroken = true;
  const asked = serveSearch(() =>
    isBroken
      ? HttpResponse.json({ success: false, message: 'Out of order.', data: null }, { status: 500 })
      : answer([result('Claim the crown')]),
  );
  await openAsMember();
  type('claim');
  expect(await screen.findByText(/Out of order/)).toBeVisible();
  expect(await option(/Claim your rewards/)).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await option(/Claim the crown/)).toBeVisible();
  expect(screen.queryByText(/Out of order/)).not.toBeInTheDocument();
  expect(asked).toEqual(['claim', 'claim']);
});

test('a result with a path outside the dashboard is not shown', async () => {
  serveSearch(() =>
    answer([
      result('Good'),
      { ...result('Bad'), path: 'javascript:alert(1)' },
      { ...result('Worse'), path: 'https://evil.example/dashboard' },
    ]),
  );
  await openAsMember();
  type('o');
  await option(/Good/);
  expect(screen.queryByRole('option', { name: /Bad|Worse/ })).not.toBeInTheDocument();
});

test('the first search result is selected when it arrives above the commands', async () => {
  serveSearch(async () => {
    await delay(1);
    return answer([result('Solana Keep', { kind: 'SERVER', path: '/dashboard/server/keep' })]);
  });
  await openAsMember();
  // “Your tokens” is found by another word.
  type('sol');
  await option(/Solana Keep/);
  await waitFor(() =>
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Solana Keep'),
  );
});

test('a mistyped command name finds the command', async () => {
  serveSearch(() => answer([]));
  await openAsMember();
  type('leaderbord');
  expect(await option(/^Leaderboard$/)).toBeVisible();
});

test('visitors search only pages', async () => {
  server.use(signedOut());
  const asked = serveSearch(() => answer([]));
  renderApp('/', routes, 'user');
  await open();
  type('theme');
  await option(/Switch to the/);
  type('dragon');
  await waitFor(() => expect(status()).toHaveTextContent('No results'));
  expect(asked).toEqual([]);
});

const recent = (label: string, path: string) =>
  ({ kind: 'MEMBER', label, detail: null, picture: null, path, serverId: null }) as const;

test('recently opened results are listed before anything is typed, and can be removed', async () => {
  serveSearch(() => answer([result('Draw the dragon')]));
  noteRecent(SIGNED_IN_ID, recent('Mira', '/dashboard/user/mira'));
  noteRecent('someone-else', recent('Zoe', '/dashboard/user/zoe'));
  await openAsMember();
  const group = () => screen.getByRole('group', { name: 'Recent' });
  expect(group()).toHaveTextContent('Mira');
  expect(screen.queryByText('Zoe')).not.toBeInTheDocument();
  expect(readRecent('someone-else', null)).toEqual([]);
  type('dragon');
  await userEvent.click(await option(/Draw the dragon/));
  await userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(group()).toHaveTextContent(/Draw the dragon.*Mira/));
  await waitFor(() => expect(field()).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Delete}');
  await waitFor(() => expect(group()).not.toHaveTextContent('Mira'));
  await userEvent.click(await option(/Clear recent/));
  expect(screen.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
  expect(readRecent(SIGNED_IN_ID, null)).toEqual([]);
});

test('logging out clears the recent results', async () => {
  server.use(
    http.get('/api/auth/logout', () =>
      HttpResponse.json({ success: true, message: 'Logged Out', data: null }),
    ),
  );
  noteRecent(SIGNED_IN_ID, recent('Mira', '/dashboard/user/mira'));
  await openAsMember();
  type('logout');
  await userEvent.click(await option(/Logout/));
  await waitFor(() => expect(localStore.keys('castle-recent')).toEqual([]));
});
