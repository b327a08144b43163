import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { renderApp, serveApi, signedIn } from '@/app/testing/renderApp';
import { sampleCard } from '@/features/earning/quests/testing/samples';
import { screen as route, section } from '@/shared/routing/table';

const ok = (data: unknown) => HttpResponse.json({ success: true, message: '', data });
const server = serveApi(signedIn());

const keep = { id: 's1', slug: 'keep', name: 'The Keep', icon: null };
const claim = {
  id: 'reward-1',
  kind: 'CLAIM_REWARD',
  title: 'Claim the reward for “First steps”',
  text: '50 points on The Keep.',
  path: '/dashboard/questboard/keep/task-to-earn/first-steps',
  until: null,
  isLasting: false,
};
const paid = {
  ...claim,
  id: 'claim-1',
  kind: 'CLAIM_UNDER_WAY',
  title: '0.1 SOL on the way',
  isLasting: true,
};
const SOL = { mint: null, symbol: 'SOL', image: null, decimals: 9 };
const overview = {
  actions: [paid, claim],
  points: 1205,
  lastWeek: 80,
  completed: 3,
  inReview: 1,
  best: { rank: 4, members: 391, server: keep },
  claimable: [{ token: SOL, amount: '1500000000' }],
  earnNow: [{ server: keep, quest: sampleCard() }],
  steps: { server: true, wallet: true, social: true, quest: true },
  now: null,
};
const membership = {
  server: keep,
  members: 10,
  sections: [],
  isMember: true,
  inviteUrl: null,
  roles: [],
  points: 80,
  rank: 66,
  openQuests: 2,
  claimable: 0,
  isPinned: false,
};
const event = {
  id: 'e1',
  kind: 'POINTS',
  at: new Date(Date.now() - 3_600_000).toISOString(),
  title: 'Say hello',
  points: 50,
  server: keep,
  path: '/dashboard/task-to-earn/keep',
};
const overviewIs = (own: object = {}) =>
  server.use(
    http.get('*/api/users/me/overview', () => ok({ ...overview, ...own })),
    http.get('*/api/users/me/servers', () =>
      ok({
        items: [membership],
        total: 1,
        page: 1,
        pageSize: 8,
        mine: 1,
        discover: 0,
        readAt: null,
      }),
    ),
    http.get('*/api/users/me/activity', ({ request }) => {
      const size = Number(new URL(request.url).searchParams.get('pageSize'));
      const all = Array.from({ length: 12 }, (_, index) => ({ ...event, id: `e${index}` }));
      return ok({ items: all.slice(0, size), total: 12, page: 1, pageSize: size });
    }),
    http.get('*/api/users/me/daily-points', () => ok({ days: [] })),
    http.get('*/api/users/me/streak', () => ok(streak)),
    http.get('*/api/users/me/badges', () => ok({ badges: [] })),
  );
const streak = {
  current: 5,
  best: 9,
  isTodayDone: false,
  todayEndsAt: new Date(Date.now() + 6 * 3_600_000).toISOString(),
  days: ['2026-11-26', '2026-11-27'].map((day, index) => ({ day, isDone: index === 0 })),
  timeZone: 'UTC',
  isTimeZoneSaved: true,
};

const open = () =>
  renderApp(
    '/dashboard',
    [
      section(
        '/dashboard',
        { adminRoute: false, walletStatus: 'not-required', loginStatus: 'logged-in' },
        'Dashboard',
        () => import('../UserDashboard'),
        [route('', 'Overview', () => import('./MemberOverviewScreen'))],
      ),
    ],
    'user',
  );
const queue = async () => within(await screen.findByRole('region', { name: 'To do' }));
const stat = async (name: string) => (await screen.findByText(name)).nextElementSibling;

test('each figure shows its context', async () => {
  overviewIs();
  open();
  expect(await stat('All-time points')).toHaveTextContent('1,20580 in the last 7 days');
  expect(await stat('Quests completed')).toHaveTextContent('31 in review');
  expect(await stat('Best all-time rank')).toHaveTextContent(
    '4of 391 members with points on The Keep',
  );
});

test('an unreadable figure is a dash, and a missing figure is not shown', async () => {
  overviewIs({ points: 'many', best: null, claimable: [{ token: SOL, amount: '1.5' }] });
  open();
  expect(await stat('All-time points')).toHaveTextContent('–');
  expect(screen.queryByText('Best all-time rank')).not.toBeInTheDocument();
  expect(screen.getByText(/couldn’t be/)).toBeVisible();
});

test('a task links to its page', async () => {
  overviewIs();
  open();
  expect(
    (await queue()).getByRole('link', { name: 'Claim reward: Claim the reward for “First steps”' }),
  ).toHaveAttribute('href', '/dashboard/questboard/keep/task-to-earn/first-steps');
});

test('a snoozed task stays hidden after a reload, and a payment on its way cannot be snoozed', async () => {
  overviewIs();
  const first = open();
  await userEvent.click(
    (await queue()).getByRole('button', { name: `Snooze for a day: ${claim.title}` }),
  );
  expect((await queue()).getByRole('heading', { name: 'To do' })).toHaveFocus();
  first.unmount();
  open();
  expect((await queue()).getAllByRole('listitem')).toHaveLength(1);
  expect((await queue()).queryByRole('button')).not.toBeInTheDocument();
});

test('a task never links to another site', async () => {
  overviewIs({ actions: [{ ...claim, path: 'https://evil.example/' }] });
  open();
  expect((await queue()).getByRole('link')).not.toHaveAttribute('href', 'https://evil.example/');
});

test('quests to do now show their server and link to their page', async () => {
  overviewIs();
  open();
  const tile = within(await screen.findByRole('listitem', { name: /First steps/ }));
  expect(tile.getByText('The Keep')).toBeVisible();
  expect(tile.getByRole('link', { name: 'First steps' })).toHaveAttribute(
    'href',
    '/dashboard/questboard/keep/task-to-earn/first-steps',
  );
});

/** Of the page, without those of the rail. */
const headings = () =>
  screen
    .queryAllByRole('heading', { level: 2 })
    .filter((each) => each.closest('nav') === null)
    .map((each) => each.textContent);
const noSteps = { server: false, wallet: false, social: false, quest: false };
const nothing = { points: 0, lastWeek: 0, completed: 0, inReview: 0, best: null, claimable: [] };
const linkWallet = { ...claim, id: 'wallet', kind: 'LINK_WALLET', title: 'Link a wallet' };

test('a newcomer sees the next step, two more quests and the first steps, and nothing empty', async () => {
  const cards = ['one', 'two', 'three', 'four'].map((slug) => sampleCard({ slug, title: slug }));
  overviewIs({
    ...nothing,
    actions: [linkWallet],
    steps: noSteps,
    earnNow: cards.map((quest) => ({ server: keep, isMember: false, resetsAt: null, quest })),
  });
  open();
  const next = within(await screen.findByRole('region', { name: 'Join The Keep' }));
  expect(next.getByText(/free on Discord/)).toHaveTextContent('complete “one” for 50 points.');
  expect(next.getByRole('link', { name: 'Join The Keep' })).toHaveAttribute(
    'href',
    '/dashboard/questboard/keep/task-to-earn/one',
  );
  const quests = within(screen.getByRole('list', { name: 'Quests to do' }));
  const tiles = quests.getAllByRole('listitem', { name: /^(two|three)$/ });
  expect(tiles).toHaveLength(2);
  for (const tile of tiles) expect(tile).toHaveTextContent('Join The Keep first');
  expect(quests.queryByRole('listitem', { name: 'four' })).not.toBeInTheDocument();
  expect(screen.getByText('0 of 4 done')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Complete your first quest' })).toHaveAttribute(
    'href',
    '/dashboard/questboard',
  );
  expect(headings()).toEqual(['Join The Keep', 'More quests to start with', 'Get started']);
});

test('a newcomer on a server starts with that server’s quest', async () => {
  overviewIs({ ...nothing, actions: [], steps: { ...noSteps, server: true } });
  open();
  const next = within(await screen.findByRole('region', { name: 'First steps' }));
  expect(next.getByRole('link', { name: 'Start quest' })).toBeVisible();
});

test('a first quest in review is counted without a zero', async () => {
  overviewIs({ completed: 0, inReview: 1 });
  open();
  expect(await stat('Quests in review')).toHaveTextContent(/^1$/);
  expect(screen.queryByText('Quests completed')).not.toBeInTheDocument();
});

test('a newcomer without available quests is led to the servers', async () => {
  overviewIs({ ...nothing, actions: [], steps: noSteps, earnNow: [] });
  open();
  expect(await screen.findByText('0 of 4 done')).toBeVisible();
  expect(headings()).toEqual(['Join your first server', 'Get started']);
});

test('a member with points is not a newcomer and sees the remaining steps', async () => {
  overviewIs({ steps: { ...noSteps, server: true } });
  open();
  expect(await screen.findByText('1 of 4 done')).toBeVisible();
  expect(await stat('All-time points')).toBeVisible();
});

test('empty parts are not shown', async () => {
  overviewIs({ actions: [], earnNow: [] });
  const empty = { items: [], total: 0, page: 1, pageSize: 8 };
  server.use(
    http.get('*/api/users/me/servers', () => ok({ ...empty, mine: 0, discover: 0, readAt: null })),
    http.get('*/api/users/me/activity', () => ok(empty)),
    http.get('*/api/users/me/daily-points', () => ok({ days: [] })),
  );
  open();
  await stat('All-time points');
  await waitFor(() => expect(headings()).toEqual([]));
});

test('the list of quests links to all quests', async () => {
  overviewIs();
  open();
  expect(await screen.findByRole('link', { name: 'All quests' })).toHaveAttribute(
    'href',
    '/dashboard/questboard',
  );
});

test('the first steps disappear once they are done', async () => {
  overviewIs();
  open();
  await queue();
  expect(screen.queryByRole('heading', { name: 'Get started' })).not.toBeInTheDocument();
});

test('Show more loads more activity', async () => {
  overviewIs();
  open();
  const events = within(await screen.findByRole('region', { name: 'Activity' }));
  await waitFor(() => expect(events.getAllByRole('listitem')).toHaveLength(10));
  await userEvent.click(events.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(events.getAllByRole('listitem')).toHaveLength(12));
  expect(events.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a part that fails can be retried, while the others are shown', async () => {
  overviewIs();
  server.use(
    http.get(
      '*/api/users/me/overview',
      () => HttpResponse.json({ success: false, message: 'Down' }, { status: 500 }),
      { once: true },
    ),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await stat('Best all-time rank')).toBeVisible();
  expect(screen.getByRole('region', { name: 'My servers' })).toHaveTextContent('80 points');
});

test('the streak shows the next step and which days count', async () => {
  overviewIs();
  open();
  const tile = within(await screen.findByRole('region', { name: 'Streak' }));
  expect(tile.getByText('5-day streak')).toBeVisible();
  expect(
    tile.getByText('Earn points from a quest or activity within 6 hours to keep your streak'),
  ).toBeVisible();
  const days = within(tile.getByRole('list', { name: 'Last 7 days' })).getAllByRole('listitem');
  expect(days[0]).toHaveTextContent('Nov 26, 2026: counts');
  expect(days[1]).toHaveTextContent('Today: doesn’t count yet');
  await userEvent.click(tile.getByText('How streaks work'));
  expect(tile.getByText(/Points for holding don’t count\./)).toBeVisible();
  expect(tile.getByText(/Your day ends at midnight in /)).toBeVisible();
});

test('the time zone is saved with the first streak', async () => {
  const sent: unknown[] = [];
  overviewIs();
  server.use(
    http.get('*/api/users/me/streak', () => ok({ ...streak, isTimeZoneSaved: false })),
    http.put('*/api/users/me/time-zone', async ({ request }) => {
      sent.push(await request.json());
      return ok(null);
    }),
  );
  open();
  await screen.findByRole('region', { name: 'Streak' });
  await waitFor(() => expect(sent[0]).toEqual({ timeZone: expect.any(String) }));
});

test('the newest badges link to the badges of their servers', async () => {
  overviewIs();
  const badge = { id: 'b1', name: 'Gatekeeper', art: 'gate', tone: 'ruby', description: 'Once' };
  server.use(
    http.get('*/api/users/me/badges', () =>
      ok({ badges: [{ ...badge, server: keep, earnedAt: new Date().toISOString() }] }),
    ),
  );
  open();
  expect(await screen.findByRole('link', { name: 'Gatekeeper' })).toHaveAttribute(
    'href',
    '/dashboard/server/keep?tab=badges',
  );
});

test('hidden balances also hide token amounts in tasks and activity, but not points', async () => {
  localStorage.setItem('castle-preferences', JSON.stringify({ hideBalances: true }));
  overviewIs();
  server.use(
    http.get('*/api/users/me/activity', () =>
      ok({
        items: [
          event,
          { ...event, id: 'e2', kind: 'CLAIMED', title: 'Received 31.25 KEEP', points: null },
          { ...event, id: 'e3', kind: 'CLAIMED', title: 'Claimed “Season 2, day 10”' },
          { ...event, id: 'e4', kind: 'CLAIMED', title: 'Won 7 in Season 3', amount: '7' },
          { ...event, id: 'e5', kind: 'CLAIMED', title: 'Claimed Season 4', amount: null },
        ],
        total: 5,
        page: 1,
        pageSize: 6,
      }),
    ),
  );
  open();
  expect(await screen.findByText('•••• SOL on the way')).toBeVisible();
  expect(await screen.findByText('Received •••• KEEP')).toBeVisible();
  expect(screen.queryByText(/0\.1 SOL|31\.25/)).not.toBeInTheDocument();
  // Names and dates are no amounts.
  for (const title of ['Claimed “Season 2, day 10”', 'Won •••• in Season 3', 'Claimed Season 4'])
    expect(screen.getByText(title)).toBeVisible();
  expect(await stat('All-time points')).toHaveTextContent('1,205');
});
