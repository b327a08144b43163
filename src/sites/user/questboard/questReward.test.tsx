import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp, serveApi, signedIn } from '@/app/testing/renderApp';
import type { Delivery } from '@/features/earning/reward-moment/delivery';
import {
  inMinutes,
  NOW,
  sampleBoard,
  sampleCard,
  sampleDelivery,
  sampleQuest,
  sampleTask,
} from '@/features/earning/quests/testing/samples';
import { screen as route, section } from '@/shared/routing/table';
import { onAnnouncement } from '@/shared/ui/announce';

const ok = (data: unknown) =>
  HttpResponse.json(
    { success: true, message: '', data },
    { headers: { date: new Date(NOW).toUTCString() } },
  );
const server = serveApi(
  signedIn(),
  http.get('*/api/market/rates', () =>
    ok({ rates: [{ currency: 'USD', price: '150' }], at: inMinutes(0) }),
  ),
);
const URL_OF_QUEST = '*/api/questboard/keep/quests/first-steps';
const PATH = '/dashboard/questboard/keep/task-to-earn/first-steps';
const WALLET = '4QEMrGPUkZyDtrmdmAaNEVVcJkHd3A6D5tWxAsSf6Tuu';
const SIGNATURE = '5'.repeat(88);

const sol: Partial<Delivery> = {
  kind: 'TOKEN',
  label: '0.05 SOL',
  amount: '50000000',
  token: { mint: null, symbol: 'SOL', image: null, decimals: 9, priceSol: '1' },
  address: WALLET,
};
type Own = Parameters<typeof sampleQuest>[0];
let quest = sampleQuest();
let said: string[] = [];
let stop: () => void = () => undefined;

const claimed = (deliveries: Delivery[], own: Own = {}): Own => ({
  state: 'CLAIMED',
  claimedAt: inMinutes(0),
  tasks: [sampleTask({ state: 'VERIFIED' })],
  deliveries,
  ...own,
});
const questIs = (own: Own) => {
  quest = sampleQuest({ ...quest, ...own });
};

beforeEach(() => {
  quest = sampleQuest();
  said = [];
  stop = onAnnouncement((message) => void said.push(message));
  server.use(
    http.get(URL_OF_QUEST, () => ok(quest)),
    http.get('*/api/questboard/keep', () => ok(sampleBoard([sampleCard()]))),
  );
});
afterEach(() => stop());

const open = (path = `${PATH}?reward=1`) =>
  renderApp(
    path,
    [
      section(
        '/dashboard',
        { adminRoute: false, walletStatus: 'not-required', loginStatus: 'logged-in' },
        'Dashboard',
        () => import('../UserDashboard'),
        [route('questboard/:slug/:moduleSlug/:questSlug', 'Quest', () => import('./QuestScreen'))],
      ),
    ],
    'user',
  );
const moment = (name: RegExp | string) => screen.findByRole('region', { name });
/** The rewards of this quest; those of the next one come after them. */
const rewardsIn = (region: HTMLElement) => {
  const [own = region] = within(region).getAllByRole('list', { name: 'Rewards' });
  return within(own).getAllByRole('listitem');
};

test('a claim shows rewards and changes, announces them once, and offers the next step', async () => {
  questIs({ state: 'CLAIMABLE', tasks: [sampleTask({ state: 'VERIFIED' })] });
  server.use(
    http.get('*/api/questboard/keep', () =>
      ok(sampleBoard([sampleCard(), sampleCard({ slug: 'hello', title: 'Say hello' })])),
    ),
    http.post(`${URL_OF_QUEST}/claim`, () => {
      questIs(
        claimed([sampleDelivery({ points: 50 }), sampleDelivery({ ...sol, state: 'WAITING' })], {
          gain: { points: 50, rank: { before: 12, after: 9 }, level: { before: 2, after: 3 } },
        }),
      );
      return ok(quest);
    }),
  );
  open(PATH);
  await userEvent.click(await screen.findByRole('button', { name: 'Claim 50 points' }));
  const region = await moment('Reward claimed, on its way');
  await waitFor(() => expect(within(region).getByRole('heading', { level: 2 })).toHaveFocus());
  expect(window.location.search).toBe('?reward=1');
  const [points, token] = rewardsIn(region);
  expect(points).toHaveTextContent('50 pointsAdded to your points');
  expect(token).toHaveTextContent(/0\.05 SOL.*On its way.*to/);
  expect(within(region).getByText('All-time rank 9 on The Keep, up from 12')).toBeInTheDocument();
  expect(within(region).getByText('Level 3, up from 2')).toBeVisible();
  expect(await within(region).findByRole('link', { name: 'Start quest' })).toHaveAttribute(
    'href',
    '/dashboard/questboard/keep/task-to-earn/hello',
  );
  expect(await within(region).findByText('≈ $7.50')).toBeVisible();
  expect(said.filter((text) => text.startsWith('You claimed'))).toEqual([
    'You claimed 50 points and 0.05 SOL. All-time rank 9 on The Keep, up from 12. Level 3, up from 2',
  ]);
});

test('a notification opens the page with the reward visible, without a celebration', async () => {
  questIs(claimed([sampleDelivery({ ...sol, signature: SIGNATURE })]));
  const { container } = open();
  const region = await moment('Reward claimed');
  await waitFor(() => expect(within(region).getByRole('heading', { level: 2 })).toHaveFocus());
  expect(within(region).getByRole('link', { name: 'View in explorer' })).toHaveAttribute(
    'href',
    expect.stringContaining(SIGNATURE),
  );
  expect(container.querySelector('.celebration')).toBeNull();
  expect(said).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Close reward' }));
  expect(window.location.search).toBe('');
  await userEvent.click(await screen.findByRole('link', { name: 'View reward' }));
  expect(await moment('Reward claimed')).toBeVisible();
});

test('each kind of reward shows its details', async () => {
  questIs(
    claimed([
      sampleDelivery({
        kind: 'NFT',
        label: 'Moat Monsters #12',
        nft: { name: 'Moat Monsters #12', image: 'https://x.example/moat.png', address: null },
      }),
      sampleDelivery({ kind: 'ROLE', label: 'Knight' }),
      sampleDelivery({ kind: 'CODE', label: '1 code', code: 'MOAT-7', message: 'MOAT-7' }),
      sampleDelivery({
        kind: 'TOKEN',
        label: '2.5 KEEP',
        amount: '2500000',
        token: { mint: WALLET, symbol: 'KEEP', image: null, decimals: 6, priceSol: '0.002' },
      }),
      sampleDelivery({ kind: 'UNKNOWN', label: 'A mug' }),
    ]),
  );
  open();
  const region = await moment('Reward claimed');
  const [nft, role, code, token, other] = rewardsIn(region);
  expect(nft).toHaveTextContent('Moat Monsters #12Delivered');
  expect(nft?.querySelector('img')).toHaveAttribute('src', 'https://x.example/moat.png');
  expect(role).toHaveTextContent('RoleKnightDelivered');
  expect(within(code ?? region).getByRole('button', { name: 'Copy the code' })).toBeVisible();
  expect(code).toHaveTextContent('MOAT-7');
  expect(await within(token ?? region).findByText('≈ $0.75')).toBeVisible();
  expect(other).toHaveTextContent('A mugDelivered');
});

test.each<[string, Partial<Delivery>, string, string]>([
  [
    'approval',
    { state: 'WAITING', stage: 'APPROVAL', message: 'The team approves these first.' },
    'Reward claimed, waiting for team approval',
    'Waiting for team approval',
  ],
  [
    'another transfer',
    { state: 'WAITING', stage: 'RESENDING', message: 'It’s being sent again.' },
    'Reward claimed, on its way',
    'Sending again…',
  ],
  [
    'nothing, as the team rejected it',
    { state: 'FAILED', stage: 'REJECTED', message: 'Two accounts share a wallet.' },
    'Your reward wasn’t delivered',
    'Rejected by the team',
  ],
  [
    'the team, as no transfer landed',
    { state: 'FAILED', stage: 'UNPAID', message: 'Nothing was paid.' },
    'Your reward wasn’t delivered',
    'Failed',
  ],
])('a reward that waits for %s says so, and why', async (_, own, title, state) => {
  questIs(claimed([sampleDelivery({ ...sol, ...own, transactionId: 'pay-7' })]));
  open();
  const region = await moment(title);
  expect(region).toHaveTextContent(state);
  expect(region).toHaveTextContent('Wallet:');
  expect(region).toHaveTextContent(own.message ?? '');
  const links = within(region).queryAllByRole('link', { name: 'View transaction' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    own.stage === 'RESENDING' ? [] : ['/dashboard/all-transactions?transaction=pay-7'],
  );
});

test('a response with texts only is shown', async () => {
  questIs(claimed([]));
  server.use(
    http.get(URL_OF_QUEST, () => {
      const { gain: _gain, ...older } = quest;
      return ok({ ...older, deliveries: [{ label: '0.1 SOL', state: 'DONE' }] });
    }),
  );
  open();
  expect(rewardsIn(await moment('Reward claimed'))[0]).toHaveTextContent('0.1 SOLDelivered');
});

test('the picture of a reward is drawn on demand and goes to the share sheet', async () => {
  const drawn = vi.fn<() => void>();
  vi.doMock('@/features/earning/reward-moment/drawCard', () => ({
    drawCard: async () => {
      drawn();
      return new Blob(['png'], { type: 'image/png' });
    },
  }));
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined);
  Object.assign(navigator, { share, canShare: () => true });
  questIs(claimed([sampleDelivery(sol)]));
  open();
  const region = await moment('Reward claimed');
  expect(drawn).not.toHaveBeenCalled();
  await userEvent.click(within(region).getByRole('button', { name: 'Share reward' }));
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  const [data] = share.mock.calls[0] ?? [];
  expect(data?.files?.[0]?.type).toBe('image/png');
  expect(data?.text).toContain('0.05 SOL for “First steps” on The Keep');
  // Anyone can open the shared address.
  expect(new URL(data?.url ?? '').search).toBe(`?quest=${quest.server.slug}/${quest.slug}`);
  expect(data?.text).not.toContain(WALLET);
});

test('a claim that needs a wallet offers to link one first', async () => {
  questIs({
    state: 'APPROVED',
    tasks: [sampleTask({ state: 'VERIFIED' })],
    rewards: quest.rewards,
  });
  server.use(
    http.post(`${URL_OF_QUEST}/claim`, () =>
      HttpResponse.json(
        {
          success: false,
          message: 'Link a wallet first. Rewards go to your default wallet.',
          data: { code: 'wallet-needed' },
        },
        { status: 409 },
      ),
    ),
  );
  open(PATH);
  await userEvent.click(await screen.findByRole('button', { name: /^Claim/ }));
  expect(await screen.findByText(/^Link a wallet first/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Link a wallet' }));
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard/profile/wallets'));
  expect(decodeURIComponent(window.location.search)).toContain(PATH);
});

test('a daily quest that is open again keeps the earlier reward apart, with its date', async () => {
  questIs({
    ...claimed([sampleDelivery()]),
    state: 'CLAIMABLE',
    recurrence: 'DAILY',
    claimedAt: null,
    rewardedAt: inMinutes(-1440),
    tasks: [sampleTask({ state: 'VERIFIED' })],
  });
  open(PATH);
  expect(await screen.findByRole('button', { name: 'Claim 50 points' })).toBeVisible();
  const summary = await screen.findByText(/^Previous reward · claimed .*3/);
  expect(screen.queryByRole('region', { name: 'Reward delivery' })).not.toBeInTheDocument();
  expect(screen.getByText('Delivered')).not.toBeVisible();
  await userEvent.click(summary);
  expect(screen.getByText('Delivered')).toBeVisible();
});
