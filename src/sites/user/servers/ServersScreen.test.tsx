import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { landing } from '@/app/testing/renderDashboard';
import { renderApp, serveApi, signedIn } from '@/app/testing/renderApp';
import { screen as route, section } from '@/shared/routing/table';

const ok = (data: unknown) => HttpResponse.json({ success: true, message: '', data });
const server = serveApi(signedIn());

const keep = {
  server: { id: 's1', slug: 'keep', name: 'The Keep', icon: null },
  members: 310,
  sections: ['task-to-earn', 'hold-to-earn'],
  isMember: true,
  inviteUrl: null,
  roles: ['Holder', 'Whale', 'Knight', 'Squire'].map((name) => ({ id: name, name, color: 0 })),
  points: 1200,
  rank: 4,
  openQuests: 3,
  claimable: 1,
  isPinned: false,
};
const hq = {
  ...keep,
  server: { id: 's2', slug: 'hq', name: 'Headquarters', icon: null },
  isMember: false,
  roles: [],
  points: null,
  rank: null,
  claimable: null,
};
const asked: URLSearchParams[] = [];
/** One's servers, and those to discover; a search finds none of them. */
const serversAre = (mine: unknown[], discover: unknown[] = [hq]) =>
  server.use(
    http.get('*/api/users/me/servers', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query);
      const all = query.get('scope') === 'DISCOVER' ? discover : mine;
      const items = query.has('search') ? [] : all;
      return ok({
        items,
        total: items.length,
        page: 1,
        pageSize: 25,
        mine: mine.length,
        discover: discover.length,
        readAt: new Date().toISOString(),
      });
    }),
  );

const open = (search = '') =>
  renderApp(
    `/dashboard/servers${search}`,
    [
      section(
        '/dashboard',
        { adminRoute: false, walletStatus: 'not-required', loginStatus: 'logged-in' },
        'Dashboard',
        () => import('../UserDashboard'),
        [
          route('servers', 'Servers', () => import('./ServersScreen')),
          landing('server/keep', 'The Keep here'),
        ],
      ),
    ],
    'user',
  );
const card = async (name: string) => within(await screen.findByRole('listitem', { name }));

test('a card shows the member’s points and roles on a server, and its open quests and rewards', async () => {
  serversAre([keep]);
  open();
  const shown = await card('The Keep');
  expect(shown.getByText('310 members')).toBeVisible();
  expect(shown.getByText('1,200')).toBeVisible();
  expect(shown.getByText('Task to earn · Hold to earn')).toBeVisible();
  expect(shown.getByRole('link', { name: '3 open quests' })).toHaveAttribute(
    'href',
    '/dashboard/questboard/keep',
  );
  expect(shown.getByRole('link', { name: '1 reward to claim' })).toBeVisible();
  expect(
    within(shown.getByRole('list', { name: 'Your roles' })).getAllByRole('listitem'),
  ).toHaveLength(4);
});

test('the name of a server links to its page', async () => {
  serversAre([keep]);
  open();
  await userEvent.click((await card('The Keep')).getByRole('link', { name: 'The Keep' }));
  expect(await screen.findByRole('heading', { name: 'The Keep here' })).toBeVisible();
});

test('servers to discover are on a tab, without the member’s points', async () => {
  serversAre([keep]);
  open();
  await userEvent.click(await screen.findByRole('tab', { name: 'Discover 1' }));
  const shown = await card('Headquarters');
  expect(shown.queryByText('All-time points')).not.toBeInTheDocument();
  expect(shown.queryByRole('button')).not.toBeInTheDocument();
});

const offer = {
  ...hq,
  sections: ['task-to-earn'],
  openQuests: 7,
  inviteUrl: 'https://discord.gg/hq',
  rewards: [{ kind: 'TOKEN', label: '0.05 SOL', isGuaranteed: true, left: null }],
};

test('a server to discover shows its offer and can be joined from its card', async () => {
  serversAre([keep], [offer]);
  server.use(
    http.get('*/api/users/me/servers/hq', () => ok({ ...offer, standing: null, bot: 'ON' })),
  );
  open('?tab=discover');
  const shown = await card('Headquarters');
  expect(shown.getByText('7 open quests')).toBeVisible();
  expect(shown.getByRole('list', { name: 'Rewards' })).toHaveTextContent('0.05 SOL');
  expect(asked.at(-1)?.get('order')).toBe('quests');
  const link = shown.getByRole('link', { name: 'Join Headquarters on Discord' });
  expect(link).toHaveAttribute('href', 'https://discord.gg/hq');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(await shown.findByText('Waiting for you to join on Discord.')).toBeVisible();
  server.use(http.get('*/api/users/me/servers/hq', () => ok({ ...offer, isMember: true })));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('You joined Headquarters.')).toBeVisible();
});

test('a server with nothing to earn says so, and has no join link without an invite', async () => {
  serversAre([keep], [{ ...hq, sections: [], openQuests: 0, inviteUrl: null }]);
  open('?tab=discover');
  const shown = await card('Headquarters');
  expect(shown.getByText('Nothing to earn right now')).toBeVisible();
  expect(shown.queryByRole('link', { name: /Join/ })).not.toBeInTheDocument();
});

test('a member without servers gets a link to the servers to discover', async () => {
  serversAre([]);
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Discover servers' }));
  expect(await screen.findByRole('listitem', { name: 'Headquarters' })).toBeVisible();
});

test('filters are in the address, and can be cleared when nothing matches', async () => {
  serversAre([keep]);
  open('?q=nothing&section=hold-to-earn');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('listitem', { name: 'The Keep' })).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
  await waitFor(() => expect(asked.at(-1)?.get('order')).toBe('name'));
  expect(window.location.search).toBe('?order=name');
});

test('invalid parameters in the address are ignored', async () => {
  serversAre([keep]);
  open('?section=x&has=y&order=z&page=-1');
  await card('The Keep');
  expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
    scope: 'MINE',
    order: 'recent',
    page: '1',
    pageSize: '25',
  });
});

test('a pin that is not saved shows the error', async () => {
  serversAre([keep]);
  server.use(
    http.put('*/api/users/me/servers/keep/pin', () =>
      HttpResponse.json({ success: false, message: 'Not now.' }, { status: 500 }),
    ),
  );
  open();
  const button = (await card('The Keep')).getByRole('button', { name: 'Pin The Keep to the top' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button);
  expect((await screen.findAllByText('Not now.'))[0]).toBeVisible();
});

test('a pinned server stays pinned while the list reloads', async () => {
  serversAre([keep]);
  server.use(
    http.put('*/api/users/me/servers/keep/pin', () =>
      HttpResponse.json({ success: true, message: 'Saved', data: null }),
    ),
  );
  open();
  const button = (await card('The Keep')).getByRole('button', { name: 'Pin The Keep to the top' });
  server.use(http.get('*/api/users/me/servers', () => delay('infinite')));
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
});

test('an unreadable server is skipped with a note, and the others are shown', async () => {
  serversAre([keep, { server: 5 }]);
  open();
  await card('The Keep');
  expect(screen.getByText(/1 server/)).toBeVisible();
});

test('a list that fails to load can be retried', async () => {
  serversAre([keep]);
  server.use(
    http.get(
      '*/api/users/me/servers',
      () => HttpResponse.json({ success: false, message: 'Down' }, { status: 500 }),
      {
        once: true,
      },
    ),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('listitem', { name: 'The Keep' })).toBeVisible();
});
