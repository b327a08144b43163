import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { renderApp, serveApi, signedIn } from '@/app/testing/renderApp';
import { screen as route, section } from '@/shared/routing/table';

const ok = (data: unknown, status = 200) =>
  HttpResponse.json({ success: true, message: '', data }, { status });
const server = serveApi(signedIn());
const FIRST = '2dJ58H29NPMUPLSxJKEyGcYsZieQeXauhv4KtGiD9dtb';
const SECOND = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin';
const BASE = '*/api/points/task-to-earn/keep';

const terms = {
  token: { mint: null, symbol: 'SOL', image: null, decimals: 9 },
  unitsPerPoint: '100001',
  least: 50,
  most: 5000,
  claimable: 3000,
  coolDownHours: 1,
  approvalAbove: '250000000',
  lastClaimId: null as string | null,
};
const wallet = (id: string, address: string, flag: string) => ({
  id,
  address,
  name: id,
  flag,
  method: 'SIWS',
  linkedAt: '2026-03-04T12:00:00Z',
  serves: [],
});
const claim = {
  id: 'clm-1',
  at: '2026-03-04T12:00:00Z',
  points: 1000,
  amount: '100001000',
  token: terms.token,
  address: SECOND,
  status: 'PENDING',
  isWaiting: false,
  reason: null,
  signature: null,
  steps: [{ step: 'LOCKED', at: '2026-03-04T12:00:00Z' }],
};

let offer: object;
/** What was sent, in order. */
let sent: Record<string, unknown>[];
let rates: { currency: string; price: string }[];
/** How the server answers claims, one after another. */
let answers: (() => Response)[];

beforeEach(() => {
  offer = { state: 'OPEN', message: null, retryAt: null, terms };
  rates = [{ currency: 'USD', price: '150' }];
  sent = [];
  answers = [];
  server.use(
    http.get(BASE, () =>
      ok({ server: { id: 'srv-1', slug: 'keep', name: 'The Keep', icon: null } }),
    ),
    http.get(`${BASE}/offer`, () => ok(offer)),
    http.get(`${BASE}/claims/clm-1`, () => ok({ claim })),
    http.get('*/api/market/rates', () => ok({ rates, at: new Date().toISOString() })),
    http.get('*/api/users/me/wallets', () =>
      ok({ wallets: [wallet('Vault', FIRST, 'DEFAULT'), wallet('Phone', SECOND, 'NOT_DEFAULT')] }),
    ),
    http.post(`${BASE}/claims`, async ({ request }) => {
      sent.push(Object(await request.json()));
      return answers.shift()?.() ?? ok({ claim }, 201);
    }),
  );
});

const open = () =>
  renderApp(
    '/dashboard',
    [
      section(
        '/dashboard',
        { adminRoute: false, walletStatus: 'not-required', loginStatus: 'logged-in' },
        'Dashboard',
        () => import('../UserDashboard'),
        [
          route('', 'Points', async () => {
            const { ClaimArea } = await import('@/features/earning/claims/ClaimArea');
            return {
              default: () => <ClaimArea params={{ section: 'task-to-earn', slug: 'keep' }} />,
            };
          }),
        ],
      ),
    ],
    'user',
  );

const field = () => screen.findByRole('textbox', { name: 'Points' });
async function want(points: string) {
  await userEvent.clear(await field());
  await userEvent.type(await field(), points);
  await userEvent.click(screen.getByRole('button', { name: 'Claim points' }));
  return within(await screen.findByRole('dialog'));
}

test('the claim form says how often points can be claimed', async () => {
  open();
  expect(await screen.findByText(/You can claim once every hour\./)).toBeVisible();
});

test('the claim form says how many points must stay in the balance', async () => {
  offer = { state: 'OPEN', message: null, retryAt: null, terms: { ...terms, kept: 20 } };
  open();
  expect(await screen.findByText(/20 points must stay in your balance/)).toBeVisible();
});

test('the confirmation shows the exact amount and wallet before the claim is sent once', async () => {
  open();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'To' }), SECOND);
  const dialog = await want('1,000');
  expect(dialog.getByText('0.100001 SOL')).toBeVisible();
  expect(dialog.getByText('≈ $15.00')).toBeVisible();
  expect(dialog.getByText(SECOND)).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Claim points' }));
  expect(await screen.findByRole('textbox', { name: 'Points' })).toHaveValue('3000');
  expect(sent).toEqual([
    {
      key: expect.stringMatching(/^[\w-]{16,64}$/),
      points: 1000,
      mint: null,
      amount: '100001000',
      address: SECOND,
      after: null,
    },
  ]);
});

test('an unknown price shows only SOL', async () => {
  rates = [];
  open();
  const dialog = await want('1,000');
  expect(dialog.getByText('0.100001 SOL')).toBeVisible();
  expect(screen.queryByText(/≈/)).not.toBeInTheDocument();
});

test('a token other than SOL has no value beside it', async () => {
  const token = { mint: FIRST, symbol: 'KEEP', image: null, decimals: 9 };
  offer = { state: 'OPEN', message: null, retryAt: null, terms: { ...terms, token } };
  open();
  const dialog = await want('1,000');
  expect(dialog.getByText('0.100001 KEEP')).toBeVisible();
  expect(screen.queryByText(/≈/)).not.toBeInTheDocument();
});

test.each([
  [3000, '3000'],
  [9000, '5000'],
])(
  'a claim of %s points is prefilled with the most that a single claim allows',
  async (claimable, all) => {
    offer = { state: 'OPEN', message: null, retryAt: null, terms: { ...terms, claimable } };
    open();
    expect(await field()).toHaveValue(all);
    await userEvent.clear(await field());
    await userEvent.click(screen.getByRole('button', { name: 'Max' }));
    expect(await field()).toHaveValue(all);
  },
);

const ODD = { address: FIRST, name: 'Vault', flag: 'DEFAULT' };
const withOdd = (...wallets: object[]) =>
  server.use(http.get('*/api/users/me/wallets', () => ok({ wallets: [ODD, ...wallets] })));

test('no wallet is preselected when the default wallet could not be read', async () => {
  withOdd(wallet('Phone', SECOND, 'NOT_DEFAULT'));
  open();
  const to = await screen.findByRole('combobox', { name: 'To' });
  expect(screen.getByText('1 wallet couldn’t be shown: Vault.')).toBeVisible();
  expect(to).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Claim points' }));
  expect(to).toHaveFocus();
  expect(to).toHaveAccessibleDescription('Choose a wallet to receive the payout.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.selectOptions(to, SECOND);
  await userEvent.click(screen.getByRole('button', { name: 'Claim points' }));
  expect(within(await screen.findByRole('dialog')).getByText(SECOND)).toBeVisible();
});

test('a member with unreadable wallets is not offered to link a wallet', async () => {
  withOdd();
  open();
  expect(await screen.findByText('1 wallet couldn’t be shown: Vault.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your wallets' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Link a wallet' })).not.toBeInTheDocument();
});

test.each<[points: string, message: string, own?: Partial<typeof terms> & { available?: number }]>([
  ['1.5', 'Enter a whole number of points.'],
  ['20', 'The minimum claim is 50 points.'],
  ['9000', 'The maximum claim is 5,000 points.', { claimable: 9000 }],
  ['4000', 'You can claim up to 3,000 points now.'],
  ['99999', 'You have 227 points.', { claimable: 227, available: 227 }],
])(
  'a claim of %s points shows an error at the field, which gets the focus',
  async (points, message, own = {}) => {
    offer = { state: 'OPEN', message: null, retryAt: null, terms: { ...terms, ...own } };
    open();
    await userEvent.clear(await field());
    await userEvent.type(await field(), `${points}{Enter}`);
    expect(await field()).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(await field()).toHaveFocus();
  },
);

test('H2: a claim without a response is sent again with the same key', async () => {
  answers = [() => HttpResponse.error()];
  open();
  const dialog = await want('1000');
  await userEvent.click(dialog.getByRole('button', { name: 'Claim points' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Trying again won’t claim twice');
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('textbox', { name: 'Points' });
  expect(sent).toHaveLength(2);
  expect(sent[1]?.['key']).toBe(sent[0]?.['key']);
});

test('a refused claim shows the error at its field and keeps the points', async () => {
  answers = [
    () =>
      HttpResponse.json(
        {
          success: false,
          message: 'Some fields need your attention.',
          data: { errors: [{ path: 'address', message: 'Choose one of your linked wallets.' }] },
        },
        { status: 400 },
      ),
  ];
  open();
  const dialog = await want('1000');
  await userEvent.click(dialog.getByRole('button', { name: 'Claim points' }));
  expect(await screen.findByText('Choose one of your linked wallets.')).toBeVisible();
  expect(await field()).toHaveValue('1000');
});

test('a member without a linked wallet gets a link to the wallets page', async () => {
  server.use(http.get('*/api/users/me/wallets', () => ok({ wallets: [], most: 10 })));
  open();
  expect(await screen.findByRole('link', { name: 'Link a wallet' })).toHaveAttribute(
    'href',
    '/dashboard/profile/wallets',
  );
});

test('a claim under way replaces the form with the reason and the latest claim', async () => {
  offer = {
    state: 'UNDER_WAY',
    message: 'Your last claim is still under way.',
    retryAt: null,
    terms: { ...terms, lastClaimId: 'clm-1', claimable: 0 },
  };
  open();
  expect(await screen.findByText('Your last claim is still under way.')).toBeVisible();
  const last = within(await screen.findByRole('region', { name: 'Latest claim' }));
  expect(last.getByText('Pending')).toBeVisible();
  expect(last.getByText('Sending to Solana…')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Claim' })).not.toBeInTheDocument();
});

test('the offer is loaded again if a claim is already paid when its status is first loaded', async () => {
  const asked: string[] = [];
  server.use(
    http.get(`${BASE}/offer`, () => {
      asked.push('offer');
      return ok({ ...offer, terms: { ...terms, lastClaimId: sent.length > 0 ? 'clm-1' : null } });
    }),
    http.get(`${BASE}/claims/clm-1`, () => {
      asked.push('claim');
      return ok({ claim: { ...claim, status: 'SUCCESS' } });
    }),
  );
  open();
  const dialog = await want('1000');
  await userEvent.click(dialog.getByRole('button', { name: 'Claim points' }));
  expect(await screen.findByRole('heading', { name: 'Latest claim' })).toBeVisible();
  const reward = await screen.findByRole('region', { name: 'Reward claimed' });
  expect(reward).toHaveTextContent('for 1,000 points0.100001 SOL');
  expect(reward).toHaveTextContent(SECOND);
  await waitFor(() => expect(asked.slice(asked.indexOf('claim'))).toContain('offer'));
});

test('with the server two hours ahead, an hour to wait reads “in 1 hour”', async () => {
  const serverTime = Date.now() + 2 * 3_600_000;
  const retryAt = new Date(serverTime + 3_630_000).toISOString();
  server.use(
    http.get(`${BASE}/offer`, () =>
      HttpResponse.json(
        {
          success: true,
          message: '',
          data: { state: 'COOLING_DOWN', message: 'One claim an hour.', retryAt, terms: null },
        },
        { headers: { date: new Date(serverTime).toUTCString() } },
      ),
    ),
  );
  open();
  expect(await screen.findByText('in 1 hour')).toBeVisible();
});

test('a claim that would leave too few points says so and offers to claim all', async () => {
  offer = {
    state: 'OPEN',
    message: null,
    retryAt: null,
    terms: { ...terms, claimable: 120, available: 120 },
  };
  open();
  const points = await screen.findByRole('textbox', { name: 'Points' });
  await userEvent.clear(points);
  await userEvent.type(points, '100');
  expect(screen.getByText(/^20 points would be left/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Claim points' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Claim all 120 points' }));
  expect(dialog.queryByText(/would be left/)).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Claim points' }));
  await waitFor(() => expect(sent[0]).toMatchObject({ points: 120 }));
});
