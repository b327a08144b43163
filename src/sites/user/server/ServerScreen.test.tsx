import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { landing } from '@/app/testing/renderDashboard';
import { renderApp, serveApi, signedIn } from '@/app/testing/renderApp';
import { sampleBoard, sampleCard } from '@/features/earning/quests/testing/samples';
import { screen as route, section } from '@/shared/routing/table';

const ok = (data: unknown) => HttpResponse.json({ success: true, message: '', data });
const refused = (status: number, message: string) =>
  HttpResponse.json({ success: false, message }, { status });
const server = serveApi(signedIn());

const keep = { id: 's1', slug: 'keep', name: 'The Keep', icon: null };
const NOW = new Date().toISOString();
const page = {
  server: keep,
  members: 310,
  sections: ['task-to-earn', 'hold-to-earn'],
  isMember: true,
  inviteUrl: 'https://discord.gg/keep',
  bot: 'ON',
  standing: {
    points: 1200,
    rank: 4,
    members: 134,
    level: 7,
    xp: 1200,
    next: 1500,
    joinedAt: '2026-01-10T12:00:00Z',
    openQuests: 3,
    claimable: 2,
    streak: {
      current: 1,
      best: 4,
      isTodayDone: true,
      todayEndsAt: '2026-11-28T00:00:00Z',
    },
  },
  roles: [{ id: 'r', name: 'Holder', color: 0, how: 'Given for assets in your wallets.' }],
  isPinned: true,
  recheckAt: null,
  now: NOW,
};
const role = { id: 'r9', name: 'Knight', color: 0 };
const levels = {
  isOn: true,
  level: 7,
  xp: 1200,
  from: 1000,
  next: 1500,
  rewards: [
    { level: 5, xp: 700, roles: [role], points: 0, isReached: true },
    { level: 10, xp: 2100, roles: [], points: 250, isReached: false },
  ],
};
const pageIs = (own: object = {}) =>
  server.use(
    http.get('*/api/users/me/servers/keep', () => ok({ ...page, ...own })),
    http.get('*/api/users/me/servers/keep/levels', () => ok(levels)),
  );
const rule = {
  id: 'rule',
  module: 'holder-verification',
  name: 'Keepers',
  isOn: true,
  match: 0,
  qualifies: false,
  note: null,
  roles: [{ id: 'r2', name: 'Whale', held: false, how: null }],
  conditions: [
    {
      id: 'c',
      label: 'Holds 3 of Keepers',
      met: false,
      have: '1',
      need: '3',
      why: null,
      fix: null,
    },
  ],
};
const rulesAre = (...rules: unknown[]) =>
  server.use(
    http.get('*/api/users/me/holder-roles', () =>
      ok({ servers: [{ id: 's1', name: 'The Keep', picture: null, rules }] }),
    ),
  );

const open = (search = '') =>
  renderApp(
    `/dashboard/server/keep${search}`,
    [
      section(
        '/dashboard',
        { adminRoute: false, walletStatus: 'not-required', loginStatus: 'logged-in' },
        'Dashboard',
        () => import('../UserDashboard'),
        [
          route('server/:slug', 'Server', () => import('./ServerScreen')),
          landing('servers', 'Servers here'),
        ],
      ),
    ],
    'user',
  );
const stat = async (name: string) => (await screen.findByText(name)).nextElementSibling;

test('a member sees their rank, streak, roles and rewards to claim', async () => {
  pageIs();
  open();
  expect(await stat('Rank')).toHaveTextContent('4 of 134');
  expect(screen.getByText('All time, members with points')).toBeVisible();
  expect(screen.getByText('1 day')).toBeVisible();
  expect(screen.getByText('Done for today · Best: 4 days')).toBeVisible();
  expect(screen.getByText('Given for assets in your wallets.')).toBeVisible();
  expect(screen.getByText(/You have 2 quest rewards to claim/)).toBeVisible();
  expect(screen.getByText('310 members · Member since January 2026')).toBeVisible();
});

const visitor = {
  isMember: false,
  standing: null,
  roles: [],
  openQuests: 2,
  rewards: [{ kind: 'TOKEN', label: '0.05 SOL', isGuaranteed: true, left: null }],
};

test('a visitor sees the ways to earn and the invite, and no tabs', async () => {
  pageIs(visitor);
  server.use(
    http.get('*/api/questboard/keep', () =>
      ok(
        sampleBoard(
          [sampleCard(), sampleCard({ slug: 'shut', title: 'For holders', isOpen: false })],
          { isMember: false, inviteUrl: 'https://discord.gg/keep', standing: null },
        ),
      ),
    ),
  );
  open();
  expect(await screen.findByRole('link', { name: 'Join The Keep on Discord' })).toHaveAttribute(
    'href',
    'https://discord.gg/keep',
  );
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.getByText('Hold to earn')).toBeVisible();
  expect(screen.getByRole('heading', { name: '2 open quests' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Rewards' })).toHaveTextContent('0.05 SOL');
  const list = within(await screen.findByRole('list', { name: 'Open quests' }));
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'First steps',
    'For holders',
  ]);
});

test('the page turns into a member’s once the visitor has joined on Discord', async () => {
  pageIs({ ...visitor, openQuests: 0 });
  open();
  await screen.findByRole('link', { name: /Join The Keep/ });
  pageIs();
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('You joined The Keep.')).toBeVisible();
  expect(await stat('Rank')).toBeVisible();
});

test('a server without an invite refers the visitor to its team', async () => {
  pageIs({ ...visitor, openQuests: 0, inviteUrl: null });
  open();
  expect(
    await screen.findByText('This server has no public invite. Ask its team for one.'),
  ).toBeVisible();
});

test('an invite that is not a web address is not a link', async () => {
  pageIs({ inviteUrl: 'javascript:alert(1)' });
  open();
  await stat('Rank');
  expect(screen.queryByRole('link', { name: /Open in Discord/ })).not.toBeInTheDocument();
});

test('an expired package is reported with its consequences', async () => {
  pageIs({ bot: 'PAUSED' });
  open();
  expect(await screen.findByText(/has expired\. Points, roles and quests stay/)).toBeVisible();
});

test('a role shows what the member has and needs, and a check shows its result and the next time', async () => {
  pageIs();
  rulesAre(rule);
  server.use(
    http.post('*/api/users/me/servers/keep/recheck', () =>
      ok({
        gained: ['Whale'],
        lost: [],
        unknown: 1,
        rules: 2,
        wallets: 3,
        retryAt: new Date(Date.now() + 60_000).toISOString(),
      }),
    ),
  );
  open('?tab=roles');
  expect(await screen.findByText(/You need/)).toHaveTextContent('You have 1. You need 3.');
  await userEvent.click(screen.getByRole('button', { name: 'Check my roles now' }));
  expect(
    await screen.findByText(
      'Checked 3 wallets against 2 rules. You got Whale. 1 rule couldn’t be checked.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check my roles now' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.getByRole('timer')).toBeVisible();
});

test('a rule shows the team’s description and its next check', async () => {
  pageIs();
  const nextCheckAt = new Date(Date.now() + 3.5 * 3_600_000).toISOString();
  rulesAre({ ...rule, description: 'For our oldest holders.', nextCheckAt });
  open('?tab=roles');
  expect(await screen.findByText('For our oldest holders.')).toBeVisible();
  expect(screen.getByText(/^Next check:/)).toHaveTextContent('Next check: in 3 hours.');
});

test('two rules for the same role are shown as one role with both rules', async () => {
  pageIs();
  const given = (how: string) => [{ id: 'r2', name: 'Whale', held: true, how }];
  rulesAre(
    { ...rule, qualifies: true, roles: given('Given by this rule.') },
    { ...rule, id: 'rule-2', name: 'Divers', roles: given('Given by the rule “Keepers”.') },
  );
  open('?tab=roles');
  expect(await screen.findAllByText('Whale')).toHaveLength(1);
  expect(screen.getByText('You have this role.')).toBeVisible();
  expect(screen.getByText('Divers').closest('li')).toHaveTextContent(
    'Given by the rule “Keepers”.',
  );
});

test('a role that no longer qualifies shows when it will be removed', async () => {
  pageIs();
  const keptUntil = new Date(Date.now() + 5.5 * 3_600_000).toISOString();
  rulesAre({ ...rule, roles: [{ id: 'r2', name: 'Whale', held: true, how: null, keptUntil }] });
  open('?tab=roles');
  expect(await screen.findByText(/No longer qualifies/)).toHaveTextContent(
    'No longer qualifies. The role will be removed in 5 hours.',
  );
});

test('a check shows how long a lost role is kept', async () => {
  pageIs();
  rulesAre(rule);
  server.use(
    http.post('*/api/users/me/servers/keep/recheck', () =>
      ok({
        gained: [],
        lost: [],
        kept: [{ id: 'r2', name: 'Whale', until: '2026-11-26T04:00:00.000Z' }],
        unknown: 0,
        rules: 1,
        wallets: 1,
        retryAt: null,
      }),
    ),
  );
  open('?tab=roles');
  await userEvent.click(await screen.findByRole('button', { name: 'Check my roles now' }));
  expect(
    await screen.findByText(
      /You no longer qualify for Whale, but you keep it until Nov 2[56], 2026/,
    ),
  ).toBeVisible();
});

test('a refused check shows the reason', async () => {
  pageIs();
  rulesAre(rule);
  server.use(
    http.post('*/api/users/me/servers/keep/recheck', () =>
      refused(402, 'The package has run out.'),
    ),
  );
  open('?tab=roles');
  await userEvent.click(await screen.findByRole('button', { name: 'Check my roles now' }));
  expect(await screen.findByText('The package has run out.')).toBeVisible();
});

test('a server without holder roles says so', async () => {
  pageIs();
  rulesAre();
  open('?tab=roles');
  expect(await screen.findByRole('heading', { name: 'No holder roles' })).toBeVisible();
});

test('open quests are on a tab with a link to all quests', async () => {
  pageIs();
  server.use(
    http.get('*/api/questboard/keep', () =>
      ok(
        sampleBoard([sampleCard(), sampleCard({ slug: 'done', title: 'Done', state: 'CLAIMED' })]),
      ),
    ),
  );
  open('?tab=quests');
  const list = within(await screen.findByRole('list', { name: 'Open quests' }));
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'First steps',
  ]);
  expect(screen.getByRole('link', { name: 'All quests' })).toBeVisible();
});

test('the Earn tab shows the exchange rate and the amount to claim', async () => {
  pageIs({ sections: ['task-to-earn'] });
  server.use(
    http.get('*/api/points/task-to-earn/keep/offer', () =>
      ok({
        state: 'OPEN',
        message: null,
        retryAt: null,
        terms: {
          token: { mint: null, symbol: 'SOL', image: null, decimals: 9 },
          unitsPerPoint: '100000',
          least: 100,
          most: 5000,
          claimable: 1200,
          coolDownHours: 0,
          approvalAbove: null,
          lastClaimId: null,
        },
      }),
    ),
  );
  open('?tab=earn');
  expect(await screen.findByText('1,000 points = 0.1 SOL')).toBeVisible();
  expect(screen.getByText('1,200 points for 0.12 SOL')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Claim: Task to earn' })).toHaveAttribute(
    'href',
    '/dashboard/task-to-earn/keep',
  );
});

test.each([
  [403, 'Not a member of this server'],
  [404, 'Server not found'],
])('a %d response shows its own page', async (status, heading) => {
  server.use(http.get('*/api/users/me/servers/keep', () => refused(status, 'No')));
  open();
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
});

test('a server that fails to load can be retried', async () => {
  pageIs();
  server.use(http.get('*/api/users/me/servers/keep', () => refused(500, 'Down'), { once: true }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await stat('Rank')).toBeVisible();
});

test('the level shows the rewards of the next levels and those received', async () => {
  pageIs();
  open();
  const card = within(await screen.findByRole('region', { name: 'Level 7' }));
  expect(card.getByText('1,200 of 1,500 XP · 300 XP to level 8')).toBeVisible();
  expect(card.getByRole('progressbar', { name: 'Progress to level 8' })).toHaveValue(200);
  const [next, reached] = card
    .getAllByRole('listitem')
    .filter((item) => item.closest('details') === null);
  expect(next).toHaveTextContent('Level 10250 points900 XP to go');
  expect(reached).toHaveTextContent('Level 5Knight');
});

test('the Badges tab shows each badge with its rule and progress', async () => {
  pageIs();
  const badge = {
    id: 'b1',
    name: 'Errand runner',
    art: 'banner',
    tone: 'sapphire',
    description: 'Complete 10 quests',
    kind: 'QUESTS',
    isEarned: false,
    earnedAt: null,
    progress: { have: 7, need: 10 },
    earned: 3,
  };
  const earned = { ...badge, id: 'b2', name: 'Crowned', isEarned: true, earnedAt: NOW };
  server.use(
    http.get('*/api/users/me/servers/keep/badges', () => ok({ badges: [earned, badge, 'odd'] })),
  );
  open('?tab=badges');
  const toEarn = within(await screen.findByRole('region', { name: 'To earn' }));
  expect(toEarn.getByText('7 of 10 quests')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Earned' })).getByText('Crowned')).toBeVisible();
  expect(screen.getByText(/couldn’t be/)).toBeVisible();
});
