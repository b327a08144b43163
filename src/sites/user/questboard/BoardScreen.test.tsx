import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { landing } from '@/app/testing/renderDashboard';
import { renderApp, serveApi, signedIn } from '@/app/testing/renderApp';
import { boardPart } from '@/features/earning/quests/board/boardPart';
import { inMinutes, NOW, sampleBoard, sampleCard } from '@/features/earning/quests/testing/samples';
import { PHONE } from '@/shared/hooks/useMedia';
import { screen as route, section } from '@/shared/routing/table';

/** As the server says it at the time of the samples. */
const ok = (data: unknown) =>
  HttpResponse.json(
    { success: true, message: '', data },
    { headers: { date: new Date(NOW).toUTCString() } },
  );
const refused = (status: number, message: string) =>
  HttpResponse.json({ success: false, message }, { status });
const server = serveApi(signedIn());

const keep = { id: 's', slug: 'keep', name: 'The Keep', icon: null };
const boardIs = (...args: Parameters<typeof sampleBoard>) =>
  server.use(
    http.get('*/api/questboard/keep', () => ok(sampleBoard(...args))),
    http.get('*/api/earning/:section/keep', () => ok({ server: keep, now: null, rules: [] })),
  );

const open = (search = '') =>
  renderApp(
    `/dashboard/questboard/keep${search}`,
    [
      section(
        '/dashboard',
        { adminRoute: false, walletStatus: 'not-required', loginStatus: 'logged-in' },
        'Dashboard',
        () => import('../UserDashboard'),
        [
          route('questboard/:slug', 'Quest board', () => import('./BoardScreen')),
          landing('task-to-earn/keep', 'Points here'),
        ],
      ),
    ],
    'user',
  );
const card = (name: string) => screen.findByRole('listitem', { name });

test('a card shows a quest’s reward, tasks, spots and kind of review', async () => {
  boardIs([
    sampleCard({
      taskKinds: ['TEXT', 'X_FOLLOW'],
      capacity: 100,
      taken: 88,
      isInstant: false,
      medianReviewSeconds: 20_000,
      endsAt: inMinutes(300),
    }),
  ]);
  open();
  const tile = within(await card('First steps'));
  expect(tile.getByText('50 points')).toBeVisible();
  expect(tile.getByText('Follow on X')).toBeInTheDocument();
  expect(
    tile.getByText(
      '12 of 100 spots left · Ends in 5 hours · Manual review, usually within 6 hours',
    ),
  ).toBeVisible();
  expect(tile.getByRole('link', { name: 'First steps' })).toHaveAttribute(
    'href',
    '/dashboard/questboard/keep/task-to-earn/first-steps',
  );
});

test('a card shows the cost of a quest that costs something', async () => {
  boardIs([
    sampleCard({ costLamports: '50000000' }),
    sampleCard({ slug: 'free', title: 'Free', costLamports: '0' }),
    sampleCard({ slug: 'old', title: 'Of an old server' }),
  ]);
  open();
  expect(await card('First steps')).toHaveTextContent('Costs 0.05 SOL');
  for (const name of ['Free', 'Of an old server'])
    expect(await card(name)).not.toHaveTextContent('Costs');
});

test('on a phone the filters are behind a button that shows the number of active filters', async () => {
  const whole = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(whole(query), query === PHONE ? { matches: true } : {}),
  );
  boardIs([sampleCard()]);
  open('?state=all');
  const filters = await screen.findByRole('button', { name: 'Filters (1)' });
  expect(screen.queryByRole('combobox', { name: 'Status' })).not.toBeInTheDocument();
  await userEvent.click(filters);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Available');
  expect(await screen.findByRole('button', { name: 'Filters' })).toBeVisible();
});

test('the member’s points are at the top, with a link to the points page', async () => {
  boardIs([sampleCard()]);
  open();
  expect(await screen.findByText('120 points')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'My points' }));
  expect(await screen.findByRole('heading', { name: 'Points here' })).toBeVisible();
});

test('a locked quest shows each missing condition and its fix', async () => {
  const condition = { have: null, need: null, why: null };
  boardIs([
    sampleCard({
      isOpen: false,
      conditions: [
        {
          ...condition,
          id: 'a',
          label: 'Holds a key',
          met: false,
          fix: { label: 'Link a wallet', path: '/dashboard/profile/wallets' },
        },
        { ...condition, id: 'b', label: 'Is level 3', met: null, fix: null },
        { ...condition, id: 'c', label: 'Is a member', met: true, fix: null },
      ],
    }),
  ]);
  open();
  const tile = within(await card('First steps'));
  expect(tile.getByText('Meet all of these:')).toBeVisible();
  expect(tile.getByText('Holds a key')).toBeVisible();
  expect(tile.getByText('Couldn’t check:')).toBeVisible();
  expect(tile.queryByText('Is a member')).not.toBeInTheDocument();
  expect(tile.getByRole('link', { name: 'Link a wallet' })).toHaveAttribute(
    'href',
    '/dashboard/profile/wallets',
  );
});

test('a filter replaces the address without a history entry', async () => {
  boardIs([sampleCard(), sampleCard({ slug: 'old', title: 'Old one', state: 'CLAIMED' })]);
  open();
  await card('First steps');
  const before = window.history.length;
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Done');
  expect(await card('Old one')).toBeVisible();
  expect(screen.queryByRole('listitem', { name: 'First steps' })).not.toBeInTheDocument();
  expect(window.location.search).toBe('?state=done');
  expect(window.history.length).toBe(before);
});

test('filters without a match can be cleared', async () => {
  boardIs([sampleCard()]);
  open('?q=dragon');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await card('First steps')).toBeVisible();
});

test.each(['category=gone', 'reward=gone'])(
  'an address with an unknown filter value (%s) shows the whole board',
  async (asked) => {
    boardIs([sampleCard()]);
    open(`?${asked}`);
    expect(await card('First steps')).toBeVisible();
  },
);

test('the server filters the board, and “Show more” loads the next part', async () => {
  const quests = ['One', 'Two', 'Three'].map((title) => sampleCard({ slug: title, title }));
  const requests: string[] = [];
  server.use(
    http.get('*/api/questboard/keep', ({ request }) => {
      const asked = new URL(request.url).searchParams;
      const [after, search] = ['after', 'search'].map((name) => asked.get(name) ?? '');
      requests.push(`${search ?? ''}@${after ?? ''}`);
      const part = boardPart({ categories: [], quests }, { after, search, limit: 2 }, NOW);
      return ok({ ...sampleBoard(part.quests), ...part });
    }),
  );
  open();
  await card('Two');
  expect(screen.queryByRole('listitem', { name: 'Three' })).not.toBeInTheDocument();
  expect(screen.getByText('2 of 3')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await card('Three')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search quests' }), 'two');
  await waitFor(() =>
    expect(screen.queryByRole('listitem', { name: 'One' })).not.toBeInTheDocument(),
  );
  expect(requests).toEqual(['@', '@0~3~1~Two', 'two@']);
});

test('a board without quests says so', async () => {
  boardIs([]);
  open();
  expect(await screen.findByRole('heading', { name: 'No quests yet' })).toBeVisible();
});

test('a category shows its progress and why it is locked', async () => {
  const category = { emoji: null, emojiPicture: null, description: null, total: 8, done: 3 };
  boardIs([sampleCard(), sampleCard({ slug: 'b', title: 'Second', categoryId: 'cat-2' })], {
    categories: [
      { ...category, id: 'cat-2', name: 'Social', lockedBecause: 'Opens after Basics.' },
    ],
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Social 3/8 done locked' }));
  expect(await screen.findByText('Opens after Basics.')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('listitem', { name: 'First steps' })).not.toBeInTheDocument(),
  );
});

test('a category and its quests are marked with its color', async () => {
  const category = { emoji: null, emojiPicture: null, description: null, total: 1, done: 0 };
  boardIs([sampleCard()], {
    categories: [
      { ...category, id: 'cat-1', name: 'Basics', color: 0x12_34_56, lockedBecause: null },
    ],
  });
  open();
  const places = [
    await screen.findByRole('button', { name: 'Basics 0/1 done' }),
    await card('First steps'),
  ];
  for (const place of places) expect(place.innerHTML).toContain('fill="#123456"');
});

const OWN_EMOJI = '<:keep:771100000000000001>';
const withEmoji = (emoji: string, emojiPicture: string | null) =>
  boardIs([sampleCard()], {
    categories: [
      {
        id: 'cat-1',
        name: 'Basics',
        emoji,
        emojiPicture,
        description: null,
        total: 1,
        done: 0,
        lockedBecause: null,
      },
    ],
  });
const chip = () => screen.findByRole('button', { name: 'Basics 0/1 done' });

test('a custom emoji of the server is a picture beside its category', async () => {
  withEmoji(OWN_EMOJI, '/pictures/keep.png');
  open();
  const picture = within(await chip()).getByRole('presentation');
  expect(picture).toHaveAttribute('src', '/pictures/keep.png');
});

test.each([
  ['is gone', null],
  ['has an address that isn’t safe', 'javascript:alert(1)'],
])('a custom emoji that %s is not shown, and neither is its code', async (_, picture) => {
  withEmoji(OWN_EMOJI, picture);
  open();
  expect(await chip()).toHaveTextContent(/^Basics 0\/1/);
  expect(within(await chip()).queryByRole('presentation')).not.toBeInTheDocument();
});

test('a board of a server that isn’t public is closed to visitors and links to their servers', async () => {
  server.use(http.get('*/api/questboard/keep', () => refused(403, 'Members only')));
  open();
  expect(await screen.findByRole('heading', { name: 'Not a member of this server' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your servers' })).toBeVisible();
  expect(screen.getByText(/This server isn’t public/)).toBeVisible();
});

const INVITE = 'https://discord.gg/keep';

test('a visitor sees the whole board with an invite link, and without members’ actions', async () => {
  boardIs([sampleCard()], { isMember: false, inviteUrl: INVITE, standing: null });
  open();
  expect(
    await screen.findByRole('link', { name: 'Join The Keep on Discord to start' }),
  ).toHaveAttribute('href', INVITE);
  expect(await card('First steps')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Leaderboard' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'My points' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('tab')).toHaveLength(1);
});

test('the board turns into a member’s once the visitor has joined on Discord', async () => {
  boardIs([sampleCard()], { isMember: false, inviteUrl: INVITE, standing: null });
  open();
  await screen.findByRole('link', { name: /Join The Keep/ });
  boardIs([sampleCard()]);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByRole('link', { name: 'My points' })).toBeVisible();
  expect(await screen.findByText('You joined The Keep.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Join The Keep/ })).not.toBeInTheDocument();
});

test('a board that fails to load can be retried', async () => {
  boardIs([sampleCard()]);
  server.use(http.get('*/api/questboard/keep', () => refused(500, 'Down'), { once: true }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await card('First steps')).toBeVisible();
});

test('the leaderboard shows the top 10 and the member’s rank with its neighbors, for any period', async () => {
  const place = (position: number, name: string) => ({
    position,
    rank: position,
    before: null,
    name,
    username: null,
    picture: null,
    points: 100,
    isHidden: false,
    isMe: name === 'Ada',
  });
  boardIs([sampleCard()]);
  server.use(
    http.get('*/api/leaderboards/keep', ({ request }) =>
      ok({
        server: { id: 'srv-1', slug: 'keep', name: 'Keep', icon: null },
        items: [place(1, new URL(request.url).searchParams.get('window') ?? ''), place(2, 'Bo')],
        total: 30,
        page: 1,
        pageSize: 10,
        mine: place(23, 'Ada'),
        around: [place(22, 'Cy'), place(23, 'Ada'), place(24, 'Di')],
        season: null,
        seasons: [],
        now: null,
      }),
    ),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Leaderboard' }));
  const names = async (list: string) =>
    within(await screen.findByRole('list', { name: list }))
      .getAllByRole('listitem')
      .map(({ textContent }) => /Bo|Ranks in between|Cy|Ada|Di/.exec(textContent)?.[0]);
  expect(await names('Podium')).toEqual([undefined, 'Bo']);
  expect(await names('Top 10')).toEqual(['Ranks in between', 'Cy', 'Ada', 'Di']);
  await userEvent.click(screen.getByRole('button', { name: 'Month' }));
  expect(await screen.findByText('MONTH')).toBeVisible();
});

test('an unreadable reward is reported on its card', async () => {
  boardIs([]);
  server.use(
    http.get('*/api/questboard/keep', () =>
      ok({ ...sampleBoard([]), quests: [{ ...sampleCard(), rewards: [{ label: 5 }] }] }),
    ),
  );
  open();
  expect(within(await card('First steps')).getByText('1 reward couldn’t be shown.')).toBeVisible();
});
