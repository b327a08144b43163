import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { renderApp, serveApi, signedIn } from '@/app/testing/renderApp';
import { screen as route, section } from '@/shared/routing/table';

const ok = (data: unknown) => HttpResponse.json({ success: true, message: '', data });
const server = serveApi(signedIn());

const place = (position: number, part: object = {}) => ({
  position,
  rank: position,
  before: null,
  name: `Person ${String(position)}`,
  username: `person.${String(position)}`,
  picture: null,
  points: 1000 - position,
  isHidden: false,
  isMe: false,
  ...part,
});
const hidden = { name: 'Hidden member', username: null, points: null, isHidden: true };
const me = place(30, { name: 'Ada', username: 'ada', isMe: true });
const asked: string[] = [];

const boardIs = (part: object = {}) =>
  server.use(
    http.get('*/api/leaderboards', () => ok({ items: [] })),
    http.get('*/api/users/leaderboard', ({ request }) => {
      asked.push(new URL(request.url).search);
      return ok({
        items: [place(1), place(2, hidden), place(3)],
        total: 30,
        page: 1,
        pageSize: 25,
        mine: me,
        around: [place(29), me],
        servers: 4,
        ...part,
      });
    }),
  );

const open = (search = '') =>
  renderApp(
    `/dashboard/users?tab=across${search}`,
    [
      section(
        '/dashboard',
        { adminRoute: false, walletStatus: 'not-required', loginStatus: 'logged-in' },
        'Dashboard',
        () => import('../UserDashboard'),
        [route('users', 'Members', () => import('./UsersScreen'))],
      ),
    ],
    'user',
  );
const places = async () => within(await screen.findByRole('list', { name: 'Ranks' }));

test('a hidden member shows only a rank, and the member’s own rank is below the list', async () => {
  boardIs();
  open();
  const rows = (await places()).getAllByRole('listitem');
  expect(rows[1]).toHaveTextContent(/^Rank 2\w*Hidden memberPoints aren’t shown$/);
  expect(within(rows.at(-1) ?? document.body).getByText('Ada')).toBeVisible();
  expect(screen.getByText(/4 servers: your servers/)).toBeVisible();
});

test('the choice of servers and period is sent to the server and kept in the address', async () => {
  boardIs();
  open('&across-page=2');
  await places();
  await userEvent.click(screen.getByRole('button', { name: 'All servers' }));
  await userEvent.click(screen.getByRole('button', { name: 'All time' }));
  expect(await screen.findByText(/your servers and public servers/)).toBeVisible();
  expect(window.location.search).toBe('?tab=across&servers=all&window=all');
  expect(asked.at(-1)).toContain('scope=ALL&window=ALL&page=1');
});

test('a member without servers sees that there are no servers yet', async () => {
  boardIs({ items: [], total: 0, mine: null, around: [], servers: 0 });
  open();
  expect(await screen.findByRole('heading', { name: 'No servers yet' })).toBeVisible();
});

test('a period in which no member has points says so', async () => {
  boardIs({ items: [], total: 0, mine: null, around: [] });
  open();
  expect(await screen.findByRole('heading', { name: 'No one yet' })).toBeVisible();
});

test('a leaderboard that fails to load can be retried', async () => {
  boardIs();
  server.use(
    http.get(
      '*/api/users/leaderboard',
      () => HttpResponse.json({ success: false, message: 'Down' }, { status: 500 }),
      { once: true },
    ),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect((await places()).getByText('Person 1')).toBeVisible();
});
