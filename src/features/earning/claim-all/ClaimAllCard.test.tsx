import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { renderApp, serveApi, signedIn, SIGNED_IN_ID } from '@/app/testing/renderApp';
import { screen as route, section } from '@/shared/routing/table';

const ok = (data: unknown) => HttpResponse.json({ success: true, message: '', data });
const server = serveApi(signedIn());
const STORED = `castle-claim-all:${SIGNED_IN_ID}`;
const WALLET = '2dJ58H29NPMUPLSxJKEyGcYsZieQeXauhv4KtGiD9dtb';
const OTHER = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin';
const wallet = (id: string, address: string, flag: string) => ({
  id,
  address,
  name: id,
  flag,
  method: 'SIWS',
  linkedAt: null,
  serves: [],
});
const SOL = { mint: null, symbol: 'SOL', image: null, decimals: 9 };
const keep = { id: 's1', slug: 'keep', name: 'The Keep', icon: null };

const sol = (amount: string) => ({
  kind: 'TOKEN',
  label: 'SOL',
  points: null,
  token: SOL,
  amount,
  collection: null,
  image: null,
  lamports: amount,
  isGuaranteed: true,
});
const line = (id: string, own: object = {}) => ({
  id,
  server: keep,
  title: `Quest ${id}`,
  path: `/dashboard/questboard/keep/task-to-earn/${id}`,
  isOpen: true,
  message: null,
  retryAt: null,
  needsWallet: true,
  needsApproval: false,
  address: WALLET,
  gives: [sol('100000000')],
  terms: { kind: 'QUEST', server: 'keep', quest: id, submission: `sub-${id}`, rewards: [] },
  ...own,
});

const sentSchema = z.object({
  lines: z.array(
    z.object({
      key: z.string(),
      address: z.nullable(z.string()),
      terms: z.object({ quest: z.string() }),
    }),
  ),
});
type Sent = z.infer<typeof sentSchema>['lines'];

let lines: object[];
let wallets: object[];
/** Outcomes the server has by key, and each batch that was sent. */
let outcomes: Map<string, object>;
let sent: Sent[];
/** Quests whose line is refused. */
let refused: string[];
/** Quests whose reward the team approves first. */
let held: string[];
/** Number of batches the server accepts before a response arrives. */
let lost: number;

const outcomeOf = ({ key, terms: { quest } }: Sent[number]) =>
  refused.includes(quest)
    ? {
        key,
        result: 'REFUSED',
        at: null,
        code: 'terms-changed',
        message: 'The reward changed. Review it before you claim.',
        deliveries: [],
      }
    : {
        key,
        result: 'CLAIMED',
        at: null,
        code: null,
        message: null,
        deliveries: [
          {
            kind: 'TOKEN',
            label: '0.1 SOL',
            ...(held.includes(quest)
              ? { state: 'WAITING', stage: 'APPROVAL' }
              : { state: 'DONE', stage: null }),
            token: { ...SOL, priceSol: '1' },
            amount: '100000000',
            address: WALLET,
          },
        ],
      };

beforeEach(() => {
  localStorage.clear();
  lines = [line('one'), line('two')];
  wallets = [wallet('Vault', WALLET, 'DEFAULT')];
  outcomes = new Map();
  sent = [];
  refused = [];
  held = [];
  lost = 0;
  server.use(
    http.get('*/api/users/me/claimable', () => ok({ lines })),
    http.get('*/api/users/me/wallets', () => ok({ wallets })),
    http.get('*/api/market/rates', () =>
      ok({ rates: [{ currency: 'USD', price: '200' }], at: new Date().toISOString() }),
    ),
    http.get('*/api/users/me/claims', ({ request }) => {
      const keys = new URL(request.url).searchParams.get('keys')?.split(',') ?? [];
      return ok({ outcomes: keys.flatMap((key) => outcomes.get(key) ?? []) });
    }),
    http.post('*/api/users/me/claims', async ({ request }) => {
      const batch = sentSchema.parse(await request.json()).lines;
      sent.push(batch);
      for (const each of batch)
        if (!outcomes.has(each.key)) outcomes.set(each.key, outcomeOf(each));
      lost -= 1;
      if (lost >= 0) return HttpResponse.error();
      return ok({ outcomes: batch.map(({ key }) => outcomes.get(key)) });
    }),
  );
});

const open = (search = '') =>
  renderApp(
    `/dashboard${search}`,
    [
      section(
        '/dashboard',
        { adminRoute: false, walletStatus: 'not-required', loginStatus: 'logged-in' },
        'Dashboard',
        () => import('@/sites/user/UserDashboard'),
        [
          route('', 'Claims', async () => ({
            default: (await import('./ClaimAllCard')).ClaimAllCard,
          })),
        ],
      ),
    ],
    'user',
  );

const dialog = async () => within(await screen.findByRole('dialog'));
const press = async (name: string) =>
  userEvent.click(await (await dialog()).findByRole('button', { name }));
const keysOf = (batch: Sent | undefined) => batch?.map(({ key }) => key);

test('one dialog claims all lines, and each failed line gives its reason', async () => {
  refused = ['two'];
  open();
  const card = within(await screen.findByRole('region', { name: 'Ready to claim' }));
  expect(card.getByText('0.2 SOL')).toBeVisible();
  expect(await card.findByText('≈ $40.00')).toBeVisible();
  expect(card.getByText('2 rewards on 1 server')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Claim all' }));
  await press('Claim 2 rewards');
  const receipt = await dialog();
  expect(await receipt.findByRole('heading', { name: '1 of 2 rewards claimed' })).toBeVisible();
  expect(receipt.getByText('Delivered')).toBeVisible();
  expect(receipt.getByText('The reward changed. Review it before you claim.')).toBeVisible();
  expect(new Set(keysOf(sent[0])).size).toBe(2);
  await press('Done');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(localStorage.getItem(STORED)).toBeNull();
});

test('the receipt counts the rewards that wait for the team', async () => {
  held = ['two'];
  open('?claim=all');
  await press('Claim 2 rewards');
  const receipt = await dialog();
  expect(
    await receipt.findByRole('heading', { name: '1 delivered, 1 waiting for approval' }),
  ).toBeVisible();
  expect(receipt.getByText('Includes 1 reward waiting for the server’s team.')).toBeVisible();
});

test('with several linked wallets, the member chooses where rewards go, and the receipt names it', async () => {
  wallets = [wallet('Vault', WALLET, 'DEFAULT'), wallet('Phone', OTHER, 'NOT_DEFAULT')];
  lines = [line('one'), line('points', { needsWallet: false })];
  open('?claim=all');
  const target = await (await dialog()).findByLabelText('Tokens and NFTs go to');
  expect(target).toHaveDisplayValue(/^Vault/);
  await userEvent.selectOptions(target, OTHER);
  await press('Claim 2 rewards');
  const receipt = await dialog();
  await receipt.findByRole('heading', { name: '2 rewards claimed' });
  expect(sent[0]?.map(({ address }) => address)).toEqual([OTHER, null]);
  expect(receipt.getByText('Phone')).toBeVisible();
});

test('an unchecked line is not claimed', async () => {
  open('?claim=all');
  await userEvent.click(await (await dialog()).findByRole('checkbox', { name: /Quest one/ }));
  await press('Claim 1 reward');
  await (await dialog()).findByRole('heading', { name: '1 reward claimed' });
  expect(sent[0]?.map(({ terms }) => terms.quest)).toEqual(['two']);
});

test('H8: a lost response is followed by the same keys, after a reload too', async () => {
  lost = 2;
  const first = open('?claim=all');
  await press('Claim 2 rewards');
  await press('Retry');
  await waitFor(() => expect(sent).toHaveLength(2));
  first.unmount();
  open('?claim=all');
  await (await dialog()).findByRole('heading', { name: '2 rewards claimed' });
  expect(sent).toHaveLength(3);
  expect(keysOf(sent[1])).toEqual(keysOf(sent[0]));
  expect(keysOf(sent[2])).toEqual(keysOf(sent[0]));
});

test('a batch of another tab is continued, and no new batch is sent', async () => {
  open('?claim=all');
  const button = await (await dialog()).findByRole('button', { name: 'Claim 2 rewards' });
  const other = {
    v: 1,
    at: Date.now(),
    lines: [{ key: 'a-key-of-the-other-tab', line: line('one') }],
    isAnswered: false,
  };
  localStorage.setItem(STORED, JSON.stringify(other));
  await userEvent.click(button);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(keysOf(sent[0])).toEqual(['a-key-of-the-other-tab']);
});

test('a batch of another account is not touched', async () => {
  localStorage.setItem('castle-claim-all:someone-else', localStorage.getItem(STORED) ?? '{}');
  open();
  expect(await screen.findByRole('region', { name: 'Ready to claim' })).toBeVisible();
  expect(sent).toEqual([]);
});

test('without a wallet, only lines that need none can be claimed', async () => {
  lines = [line('one', { address: null }), line('two', { isOpen: false, message: 'Too early.' })];
  open('?claim=all');
  const shown = await dialog();
  expect(await shown.findByRole('button', { name: 'Link a wallet' })).toBeVisible();
  expect(shown.getByRole('button', { name: 'Claim rewards' })).toBeDisabled();
  await userEvent.click(shown.getByText('Can’t be claimed right now (1)'));
  expect(shown.getByText('Too early.')).toBeVisible();
});

test('with nothing to claim, the dialog can only be closed', async () => {
  lines = [line('two', { isOpen: false, message: 'Too early.' })];
  open('?claim=all');
  const shown = await dialog();
  await userEvent.click(await shown.findByText('Close', { selector: '.modal-footer button' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
