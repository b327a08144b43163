import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp, serveApi, signedIn } from '@/app/testing/renderApp';
import { landing } from '@/app/testing/renderDashboard';
import { screen as route, section } from '@/shared/routing/table';

// jsdom can't draw.
vi.mock('@/features/identity/profiles/card/drawCard', () => ({
  drawCard: async () => new Blob(['png'], { type: 'image/png' }),
}));

const server = serveApi(signedIn());
const keep = { id: 's', slug: 'keep', name: 'The Keep', icon: null };
const ada = {
  username: 'ada',
  name: 'Ada',
  picture: null,
  bio: 'Keeper of the gate.',
  website: 'https://ada.example',
  memberSince: '2026-01-10T12:00:00Z',
  isMe: false,
  points: 1205,
  questsDone: 3,
  best: { rank: 4, server: keep },
  servers: [keep],
  activity: [{ id: 'a', title: 'First steps', at: null, server: keep }],
  isActivityShown: true,
  socials: [{ platform: 'X', handle: 'ada' }],
  wallets: ['So11111111111111111111111111111111111111112'],
  banner: null,
  level: { level: 7, server: keep },
  streak: { current: 12, best: 30 },
  badges: [
    {
      id: 'b',
      name: 'Gatekeeper',
      art: 'gate',
      tone: 'ruby',
      description: 'Complete 10 quests',
      server: keep,
      earnedAt: null,
    },
  ],
  nfts: [{ name: 'Keeper #12', image: null, collection: 'Keepers' }],
  earned: {
    tokens: [
      {
        mint: null,
        symbol: 'SOL',
        image: null,
        decimals: 9,
        amount: '1500000000',
        value: '1500000000',
      },
      { mint: 'K', symbol: 'KEEP', image: null, decimals: 6, amount: '25000000', value: null },
    ],
    nfts: 2,
  },
};
const ok = (data: unknown) => HttpResponse.json({ success: true, message: '', data });
let card: object;
beforeEach(() => {
  card = { profile: null, key: '', isCurrent: false };
  server.use(http.get('*/api/users/me/profile/card', () => ok(card)));
});
const answers = (own: object = {}) =>
  server.use(
    http.get('*/api/users/profiles/ada', () =>
      HttpResponse.json({ success: true, message: '', data: { ...ada, ...own } }),
    ),
  );

const open = () =>
  renderApp(
    '/dashboard/user/ada',
    [
      section(
        '/dashboard',
        { adminRoute: false, walletStatus: 'not-required', loginStatus: 'logged-in' },
        'Dashboard',
        () => import('../UserDashboard'),
        [
          route('user/:discordUsername', 'Member', () => import('./MemberScreen')),
          landing('users', 'Members here'),
        ],
      ),
    ],
    'user',
  );

test('a member is shown with all they share', async () => {
  answers();
  open();
  expect(await screen.findByText('Keeper of the gate.')).toBeVisible();
  expect(screen.getByText('1,205')).toBeVisible();
  expect(screen.getByRole('link', { name: /ada\.example/ })).toHaveAttribute(
    'href',
    'https://ada.example/',
  );
  expect(within(screen.getByRole('region', { name: 'Servers' })).getByRole('link')).toHaveAttribute(
    'href',
    '/dashboard/server/keep',
  );
  expect(screen.getByText('First steps')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit profile' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'NFTs' })).getByText('Keeper #12'),
  ).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Badges' })).getByText('Gatekeeper'),
  ).toBeVisible();
  const earned = screen.getByRole('region', { name: 'Total earned' });
  expect(earned).toHaveTextContent('1.5 SOLat today’s prices, where known');
  expect(within(earned).getByText('25 KEEP')).toBeVisible();
  expect(within(earned).getByText('2 NFTs')).toBeVisible();
  expect(screen.getByText('Streak').nextSibling).toHaveTextContent('12 days');
  expect(screen.getByText('Level').nextSibling).toHaveTextContent('7');
  expect(
    within(screen.getByRole('region', { name: 'Social accounts' })).getByRole('link', {
      name: /@ada/,
    }),
  ).toHaveAttribute('href', 'https://x.com/ada');
});

test('hidden parts leave no empty sections', async () => {
  answers({
    points: null,
    questsDone: null,
    servers: null,
    isActivityShown: false,
    activity: [],
    socials: [],
    wallets: [],
    level: null,
    streak: null,
    badges: [],
    nfts: [],
    earned: null,
  });
  open();
  await screen.findByText('Keeper of the gate.');
  expect(screen.queryByText('Level')).not.toBeInTheDocument();
  for (const name of [
    'Servers',
    'Recently completed quests',
    'Social accounts',
    'Wallets',
    'NFTs',
    'Badges',
    'Total earned',
  ])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
});

test('the member’s own page can be edited, shared and viewed as others', async () => {
  answers({ isMe: true });
  server.use(
    http.get('*/api/users/me/profile/preview', () =>
      ok({ members: { ...ada, bio: 'As members see it' }, strangers: null }),
    ),
  );
  open();
  expect(await screen.findByRole('link', { name: 'Edit profile' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose who can view it' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download image' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Members of your servers' }));
  expect(await screen.findByText('As members see it')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Everyone else' }));
  expect(screen.getByText(/This group can’t view your profile/)).toBeVisible();
});

test('the member’s own page with a public link offers the link and its picture', async () => {
  answers({ isMe: true });
  card = { profile: ada, key: 'k', isCurrent: true };
  const user = userEvent.setup();
  open();
  expect(await screen.findByRole('button', { name: 'Download image' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/?member=ada`),
  );
});

test('an outdated picture is rendered again and uploaded with its key', async () => {
  answers({ isMe: true });
  card = { profile: ada, key: 'k', isCurrent: false };
  const sent: string[] = [];
  server.use(
    http.put('*/api/users/me/profile/card', ({ request }) => {
      sent.push(new URL(request.url).search);
      card = { profile: ada, key: 'k', isCurrent: true };
      return ok({ isCurrent: true });
    }),
  );
  open();
  await waitFor(() => expect(sent).toEqual(['?key=k']));
});

test('a website that is not a web address is not a link', async () => {
  answers({ website: 'javascript:alert(1)' });
  open();
  await screen.findByText('Keeper of the gate.');
  expect(screen.queryByRole('link', { name: /javascript/ })).not.toBeInTheDocument();
});

test('an unknown or hidden member shows the same “not found” page', async () => {
  server.use(
    http.get('*/api/users/profiles/ada', () =>
      HttpResponse.json({ success: false, message: 'No' }, { status: 404 }),
    ),
  );
  open();
  expect(await screen.findByRole('heading', { name: 'Member not found' })).toBeVisible();
});

test('a profile that fails to load can be retried', async () => {
  answers();
  server.use(
    http.get(
      '*/api/users/profiles/ada',
      () => HttpResponse.json({ success: false, message: 'Down' }, { status: 500 }),
      { once: true },
    ),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Keeper of the gate.')).toBeVisible();
});

test('an unreadable server is named, and the others are shown', async () => {
  answers({ servers: [keep, { id: 5.5, name: 'The Mill' }] });
  open();
  const servers = within(await screen.findByRole('region', { name: 'Servers' }));
  expect(servers.getByRole('link', { name: /The Keep/ })).toBeVisible();
  expect(screen.getByText('1 server couldn’t be shown: The Mill.')).toBeVisible();
});

test('unreadable servers show as unavailable, not as an empty list', async () => {
  answers({ servers: ['odd'] });
  open();
  expect(await screen.findByRole('region', { name: 'Servers' })).toHaveTextContent('Unavailable');
});
