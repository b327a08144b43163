import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { renderApp, serveApi, signedIn } from '@/app/testing/renderApp';
import { screen as route, section } from '@/shared/routing/table';

const ok = (data: unknown) => HttpResponse.json({ success: true, message: '', data });
const server = serveApi(signedIn());
const keep = { id: 's', slug: 'keep', name: 'The Keep', icon: null };
const people = ['ada', 'bo'].map((username) => ({
  username,
  name: username === 'ada' ? 'Ada' : 'Bo',
  picture: null,
  isMe: username === 'ada',
  banner: null,
  badges: [],
  level: username === 'ada' ? 7 : null,
  points: username === 'ada' ? 1205 : null,
  servers: [keep],
  joinedAt: '2026-01-10T12:00:00Z',
}));
const peopleAre = (all: readonly object[]) =>
  server.use(
    http.get('*/api/leaderboards', () => ok({ items: [] })),
    http.get('*/api/users/directory', ({ request }) => {
      const search = new URL(request.url).searchParams.get('search');
      const items = search === null ? all : all.slice(1);
      return ok({ items, total: items.length, page: 1, pageSize: 25 });
    }),
  );

const open = () =>
  renderApp(
    '/dashboard/users?tab=directory',
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

test('members link to their pages and show the servers in common', async () => {
  peopleAre(people);
  open();
  const link = await screen.findByRole('link', { name: 'Bo' });
  expect(link).toHaveAttribute('href', '/dashboard/user/bo');
  const [ada, bo] = within(screen.getByRole('list', { name: 'Members' })).getAllByText(/^@/);
  expect(ada).toHaveTextContent('@ada');
  expect(bo).toHaveTextContent('@bo');
  expect(screen.getAllByText('The Keep')).toHaveLength(2);
  expect(within(screen.getByRole('list', { name: 'Members' })).getByText('You')).toBeVisible();
});

test('a card has only the figures that the member shows', async () => {
  peopleAre(people);
  open();
  expect(await screen.findByText('Level 7 · 1,205 points')).toBeVisible();
  expect(screen.getAllByText(/\d points/)).toHaveLength(1);
});

test('a search is done by the server and kept in the address', async () => {
  peopleAre(people);
  open();
  await screen.findByRole('link', { name: 'Ada' });
  await userEvent.type(screen.getByRole('searchbox'), 'bo{Enter}');
  expect(await screen.findByText(/1–1 of 1/)).toBeVisible();
  expect(window.location.search).toContain('people-q=bo');
});

test('members can be sorted by the points they show, and the address keeps the order', async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.get('*/api/leaderboards', () => ok({ items: [] })),
    http.get('*/api/users/directory', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('sort'));
      return ok({ items: people, total: 2, page: 1, pageSize: 25 });
    }),
  );
  open();
  await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Most points');
  await waitFor(() => expect(asked.at(-1)).toBe('-points'));
  expect(window.location.search).toContain('people-sort=-points');
});

test('an empty directory says so', async () => {
  peopleAre([]);
  open();
  expect(await screen.findByRole('heading', { name: 'No members to show' })).toBeVisible();
});

test('a directory that fails to load can be retried', async () => {
  peopleAre(people);
  server.use(
    http.get(
      '*/api/users/directory',
      () => HttpResponse.json({ success: false, message: 'Down' }, { status: 500 }),
      { once: true },
    ),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Bo' })).toBeVisible();
});
