import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { landing } from '@/app/testing/renderDashboard';
import { renderApp, serveApi, signedIn } from '@/app/testing/renderApp';
import { screen as route, section } from '@/shared/routing/table';

const ok = (data: unknown) => HttpResponse.json({ success: true, message: '', data });
const server = serveApi(signedIn());
const keep = { id: 's1', slug: 'keep', name: 'The Keep', icon: null };
const apes = { id: 's2', slug: 'apes', name: 'Apes', icon: null };

const place = (position: number, name: string) => ({
  position,
  rank: position,
  before: position + 1,
  name,
  username: null,
  picture: null,
  points: 100 - position,
  isHidden: false,
  isMe: name === 'Ada',
});

/** Thirty places of a server, Ada's the last. */
const boardOf = (at: typeof keep) =>
  http.get(`*/api/leaderboards/${at.slug}`, ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'));
    const all = Array.from({ length: 30 }, (_, index) =>
      place(index + 1, index === 29 ? 'Ada' : `${at.name} ${String(index + 1)}`),
    );
    return ok({
      server: at,
      items: all.slice((page - 1) * 25, page * 25),
      total: 30,
      page,
      pageSize: 25,
      mine: all[29],
      around: all.slice(27),
      season: null,
      seasons: [],
      now: null,
    });
  });

const serversAre = (...items: unknown[]) =>
  server.use(
    http.get('*/api/leaderboards', () => ok({ items })),
    boardOf(keep),
    boardOf(apes),
  );
const both = () =>
  serversAre({ server: keep, points: 5, rank: 9 }, { server: apes, points: 70, rank: 30 });

const open = (search = '') =>
  renderApp(
    `/dashboard/users${search}`,
    [
      section(
        '/dashboard',
        { adminRoute: false, walletStatus: 'not-required', loginStatus: 'logged-in' },
        'Dashboard',
        () => import('../UserDashboard'),
        [
          route('users', 'Members', () => import('./UsersScreen')),
          landing('servers', 'Servers here'),
        ],
      ),
    ],
    'user',
  );
const places = async () => within(await screen.findByRole('list', { name: 'Ranks' }));

test('the member’s server with most points comes first, and another can be chosen in the address', async () => {
  both();
  open();
  expect((await places()).getByText('Apes 4')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Server' }), 'The Keep');
  expect(await screen.findByText('The Keep 4')).toBeVisible();
  expect(window.location.search).toBe('?server=keep');
});

test('the member’s own rank is listed on every page, and “Show my rank” opens its page', async () => {
  both();
  open();
  const rows = (await places()).getAllByRole('listitem');
  expect(rows.at(-1)).toHaveTextContent('Rank 30');
  await userEvent.click(screen.getByRole('button', { name: 'Show my rank' }));
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  expect(screen.queryByText('Apes 4')).not.toBeInTheDocument();
});

test('a member without servers sees that there are no servers yet', async () => {
  serversAre();
  open();
  expect(await screen.findByRole('heading', { name: 'No servers yet' })).toBeVisible();
});

test('a leaderboard that fails to load can be retried', async () => {
  both();
  server.use(
    http.get(
      '*/api/leaderboards/apes',
      () => HttpResponse.json({ success: false, message: 'Down' }, { status: 500 }),
      { once: true },
    ),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect((await places()).getByText('Apes 4')).toBeVisible();
});
