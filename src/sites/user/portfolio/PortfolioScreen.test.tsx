import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp, serveApi, signedIn } from '@/app/testing/renderApp';
import { PHONE } from '@/shared/hooks/useMedia';
import { screen as route, section } from '@/shared/routing/table';

const ok = (data: unknown) => HttpResponse.json({ success: true, message: '', data });
const server = serveApi(signedIn());

const MINE = 'So11111111111111111111111111111111111111112';
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const COLLECTION = 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN';
const keep = { id: 's1', slug: 'keep', name: 'The Keep', icon: null };
const SOL = { mint: null, symbol: 'SOL', image: null, decimals: 9 };
const NO_TRANSACTIONS = {
  items: [],
  total: 0,
  page: 1,
  pageSize: 10,
  sums: [],
  servers: [],
  tokens: [],
  wallets: [],
};
const wallet = {
  id: 'w1',
  address: MINE,
  name: 'Cold',
  flag: 'DEFAULT',
  method: 'SIWS',
  linkedAt: null,
  serves: [],
};
const reward = {
  server: keep,
  section: 'hold-to-earn',
  points: 1200,
  claimable: 1000,
  state: 'OPEN',
  message: null,
  retryAt: null,
  rate: { token: SOL, unitsPerPoint: '1000000', least: 100 },
};
const piece = (number: number, own: object = {}) => ({
  id: `Piece${'1'.repeat(30)}${String(number)}`,
  content: { metadata: { name: `Keeper #${String(number)}` }, links: { image: null } },
  grouping: [{ group_key: 'collection', group_value: COLLECTION }],
  compression: { compressed: false },
  burnt: false,
  ...own,
});
const account = (mint: string, amount: string, decimals: number) => ({
  account: { data: { parsed: { info: { mint, tokenAmount: { amount, decimals } } } } },
});

type Answers = Record<string, (params: unknown) => unknown>;
const answers: Answers = {
  getBalance: () => ({ value: 2_500_000_000 }),
  getTokenAccountsByOwner: () => ({ value: [] }),
  getAssetsByOwner: () => ({ items: [piece(1), piece(2)] }),
};

interface Call {
  id: number;
  method: string;
  params: unknown;
}
const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value;

/** A node's error answer to a single call. */
const INTERNAL = { code: -32_603, message: 'Internal error' };

/**
 * A node with these answers; if a method returns a Response the whole request fails, and INTERNAL fails only that call.
 */
function nodeIs(own: Answers = {}) {
  const all = { ...answers, ...own };
  server.use(
    http.post('*/rpc', async ({ request }) => {
      const body: unknown = await request.json();
      const calls = (Array.isArray(body) ? body : [body]).filter(isCall);
      const told = calls.map(({ method, params }) => all[method]?.(params));
      const failed = told.find((result) => result instanceof Response);
      if (failed instanceof Response) return failed;
      const results = calls.map(({ id }, index) => {
        const result = told[index];
        const answer = { jsonrpc: '2.0', id };
        return Object.assign(answer, result === INTERNAL ? { error: INTERNAL } : { result });
      });
      return HttpResponse.json(Array.isArray(body) ? results : (results[0] ?? null));
    }),
  );
}

function apiIs({ wallets = [wallet] as object[], rewards = [reward], uses = [] as object[] } = {}) {
  server.use(
    http.get('*/api/users/me/wallets', () => ok({ wallets, most: 10 })),
    http.get('*/api/users/me/rewards', () => ok({ rewards })),
    http.get('*/api/users/me/holding-uses', () => ok({ uses })),
    http.get('*/api/users/me/asset-marks', () => ok({ marks: [] })),
    http.get('*/api/users/me/transactions', () => ok(NO_TRANSACTIONS)),
    http.get('*/api/users/me/portfolio/history', () => ok({ days: [], since: null, at: null })),
    http.get('*/api/users/me/holder-roles', () => ok({ servers: [] })),
    http.get('*/api/market/rates', () =>
      ok({ rates: [{ currency: 'USD', price: '200' }], at: new Date().toISOString() }),
    ),
    http.get('*/api/market/prices', () =>
      ok({
        prices: [
          {
            kind: 'token',
            address: MINT,
            name: 'USD Coin',
            symbol: 'USDC',
            image: null,
            priceSol: '0.005',
            priceSol24h: '0.004',
          },
          {
            kind: 'collection',
            address: COLLECTION,
            name: 'Keepers',
            symbol: 'KEEP',
            image: null,
            priceSol: '1.5',
            priceSol24h: '1.6',
          },
        ],
        at: null,
      }),
    ),
  );
}

const open = (search = '') =>
  renderApp(`/dashboard/portfolio${search}`, [
    section(
      '/dashboard',
      { adminRoute: false, walletStatus: 'not-required', loginStatus: 'logged-in' },
      'Dashboard',
      async () => ({ default: (await import('react-router-dom')).Outlet }),
      [route('portfolio', 'Portfolio', () => import('./PortfolioScreen'))],
    ),
  ]);
const total = () => within(screen.getByRole('region', { name: 'Total value' }));

beforeEach(() => {
  localStorage.clear();
  apiIs();
  nodeIs();
});

test('the total adds SOL, tokens and NFTs at floor price, and shows the approximate value in money', async () => {
  nodeIs({
    getTokenAccountsByOwner: (params) =>
      JSON.stringify(params).includes('Tokenkeg')
        ? { value: [account(MINT, '100000000', 6)] }
        : { value: [] },
  });
  open();
  // 2.5 SOL, 100 USDC for 0.5 SOL, and two NFTs at 1.5 SOL.
  expect(await screen.findByText('6 SOL')).toBeVisible();
  expect(await total().findByText('≈ $1,200.00')).toBeVisible();
});

test('a single wallet shows no wallet choice, and Refresh is there before any wallet is known', async () => {
  open();
  expect(await screen.findByRole('button', { name: /Refreshing|Refresh/ })).toBeVisible();
  expect(await screen.findByText('Total value')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Wallet' })).not.toBeInTheDocument();
});

test('a reward shows its points and rate and links to the claim', async () => {
  open();
  expect(await screen.findByRole('link', { name: /The Keep.*Hold to earn/ })).toHaveAttribute(
    'href',
    '/dashboard/hold-to-earn/keep',
  );
  expect(screen.getByText('0.1 SOL per 100 points, minimum 100')).toBeVisible();
  expect(screen.getByText('1,200')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Claim 1 SOL' })).toHaveAttribute(
    'href',
    '/dashboard/hold-to-earn/keep',
  );
});

test('on a phone a token shows its amount with its symbol, and its value', async () => {
  const whole = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(whole(query), query === PHONE ? { matches: true } : {}),
  );
  nodeIs({
    getTokenAccountsByOwner: (params) =>
      JSON.stringify(params).includes('Tokenkeg')
        ? { value: [account(MINT, '100000000', 6)] }
        : { value: [] },
  });
  open('?tab=tokens');
  const row = within(await screen.findByRole('row', { name: /USD Coin/ }));
  const cell = (place: string) =>
    row.getAllByRole('cell').find(({ dataset }) => dataset['phone'] === place);
  expect(cell('lead')).toHaveTextContent('100 USDC');
  expect(cell('end')).toHaveTextContent('0.5 SOL');
});

test('without a linked wallet the holdings are replaced by a way to link a wallet', async () => {
  apiIs({ wallets: [] });
  open('?tab=tokens');
  expect(await screen.findByRole('heading', { name: 'No linked wallets yet' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Total value' })).not.toBeInTheDocument();
});

test('an unreadable linked wallet is not reported as missing', async () => {
  apiIs({ wallets: [{ ...wallet, id: '' }] });
  open('?tab=tokens');
  expect(await screen.findByRole('heading', { name: 'Wallets unavailable' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'No linked wallets yet' })).not.toBeInTheDocument();
});

test('unreadable NFTs are named with their wallet, and Retry reads only those', async () => {
  const asked: string[] = [];
  let isDown = true;
  nodeIs({
    getBalance: () => {
      asked.push('getBalance');
      return { value: 1_000_000_000 };
    },
    getAssetsByOwner: () => {
      asked.push('getAssetsByOwner');
      return isDown ? new HttpResponse(null, { status: 500 }) : { items: [piece(1)] };
    },
  });
  open('?tab=nfts');
  const retry = await screen.findByRole('button', { name: 'Retry: Cold, NFTs' });
  expect(retry.parentElement).toHaveTextContent('Cold: NFTs couldn’t be read.');
  expect(total().getByText('Total so far')).toBeVisible();
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Keeper #1')).toBeVisible();
  expect(asked.filter((method) => method === 'getBalance')).toHaveLength(1);
});

test('tokens of small value are behind a switch, and unverified tokens are hidden as possible spam', async () => {
  const unknown = COLLECTION;
  nodeIs({
    getTokenAccountsByOwner: (params) =>
      JSON.stringify(params).includes('Tokenkeg')
        ? { value: [account(MINT, '500000', 6), account(unknown, '7000000', 6)] }
        : { value: [] },
  });
  open('?tab=tokens');
  const table = within(await screen.findByRole('table', { name: 'Tokens' }));
  expect(table.getByText('Solana')).toBeVisible();
  const small = await screen.findByRole('switch', { name: 'Show worth less than $1 (1)' });
  expect(table.queryByText('USD Coin')).not.toBeInTheDocument();
  await userEvent.click(small);
  expect(table.getByText('USD Coin')).toBeVisible();
  const spam = screen.getByText('Hidden as possible spam (1)');
  expect(total().getByText('5.5025 SOL')).toBeVisible();
  let sent: unknown = null;
  server.use(
    http.put('*/api/users/me/asset-marks', async ({ request }) => {
      sent = await request.json();
      server.use(
        http.get('*/api/users/me/asset-marks', () =>
          ok({ marks: [{ address: unknown, mark: 'NOT_SPAM' }] }),
        ),
      );
      return ok(null);
    }),
  );
  await userEvent.click(spam);
  await userEvent.click(await screen.findByRole('button', { name: /^Not spam/ }));
  expect(await table.findByText('Unverified')).toBeVisible();
  expect(sent).toEqual({ address: unknown, mark: 'NOT_SPAM' });
  expect(screen.queryByText(/possible spam/)).not.toBeInTheDocument();
});

test('a token marked as spam is removed from the table and the total', async () => {
  nodeIs({
    getTokenAccountsByOwner: (params) =>
      JSON.stringify(params).includes('Tokenkeg')
        ? { value: [account(MINT, '100000000', 6)] }
        : { value: [] },
  });
  server.use(
    http.get('*/api/users/me/asset-marks', () => ok({ marks: [{ address: MINT, mark: 'SPAM' }] })),
  );
  open('?tab=tokens');
  expect(await screen.findByText('Hidden as possible spam (1)')).toBeVisible();
  expect(screen.queryByRole('row', { name: /USD Coin/ })).not.toBeInTheDocument();
  await waitFor(() => expect(total().getByText('5.5 SOL')).toBeVisible());
});

test('the 24-hour change has a sign, for the total and for each token', async () => {
  nodeIs({
    getTokenAccountsByOwner: (params) =>
      JSON.stringify(params).includes('Tokenkeg')
        ? { value: [account(MINT, '100000000', 6)] }
        : { value: [] },
  });
  open('?tab=tokens');
  // 100 USDC were worth 0.4 SOL and the two NFTs 3.2 SOL, besides 2.5 SOL.
  const row = await screen.findByRole('row', { name: /USD Coin/ });
  expect(await total().findByText(/−0\.1 SOL \(−1\.63%\)/)).toHaveTextContent('▼');
  expect(within(row).getByText(/\+25%/)).toHaveTextContent('▲');
});

test('the history shows its first date and the days that couldn’t be read', async () => {
  server.use(
    http.get('*/api/users/me/portfolio/history', () =>
      ok({
        since: '2026-05-03T10:00:00Z',
        at: null,
        days: [
          { day: '2026-05-03', tokens: '1500000000', nfts: '500000000' },
          { day: '2026-05-04', tokens: null, nfts: null },
          { day: '2026-05-05', tokens: '2500000000', nfts: '0' },
        ],
      }),
    ),
  );
  open();
  expect(
    await screen.findByText(/History starts on May 3, 2026, when you linked this wallet/),
  ).toBeVisible();
  expect(screen.getByText(/Values for 1 of 3 days couldn’t be read/)).toBeVisible();
  await userEvent.click(screen.getByText('Show as a table'));
  const row = screen.getByRole('row', { name: /May 3, 2026/ });
  expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('2 SOL');
});

test('the chart marks the day another wallet was linked, and says its value isn’t a gain', async () => {
  const other = { ...wallet, id: 'w2', address: MINT, name: null, flag: 'NOT_DEFAULT' };
  apiIs({
    wallets: [
      { ...wallet, linkedAt: '2026-05-03T10:00:00Z' },
      { ...other, linkedAt: '2026-05-04T23:30:00Z' },
    ],
  });
  server.use(
    http.get('*/api/users/me/portfolio/history', () =>
      ok({
        since: '2026-05-03T10:00:00Z',
        at: null,
        days: [
          { day: '2026-05-03', tokens: '1500000000', nfts: '0' },
          { day: '2026-05-04', tokens: '9500000000', nfts: '0' },
          { day: '2026-05-05', tokens: '9500000000', nfts: '0' },
        ],
      }),
    ),
  );
  open();
  expect(await screen.findByText('EPjF…Dt1v', { selector: '.chart__marks bdi' })).toBeVisible();
  // The first wallet's value is on the chart from the start.
  expect(screen.queryByText('Cold', { selector: '.chart__marks bdi' })).toBeNull();
  expect(screen.getByText(/counts from that day, so a rise there isn’t a gain/)).toBeVisible();
  await userEvent.click(screen.getByText('Show as a table'));
  expect(
    screen.getByRole('row', { name: /May 4, 2026.*Linked EPjF…Dt1v.*9\.5 SOL/ }),
  ).toBeVisible();
});

test('Hide balances hides all amounts and stays on for this device', async () => {
  open('?tab=tokens');
  expect(await screen.findByText('5.5 SOL')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hide balances' }));
  expect(document.body).not.toHaveTextContent(/\d SOL/);
  expect(screen.getByRole('button', { name: 'Hide balances' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(localStorage.getItem('castle-preferences')).toContain('"hideBalances":true');
});

test('compressed NFTs are hidden at first, and a collection shows what it counts toward', async () => {
  apiIs({
    uses: [
      {
        address: COLLECTION,
        kind: 'ROLE',
        server: keep,
        name: 'Holder',
        label: 'Holds at least 1 of Keepers',
        isMet: true,
        isSome: false,
        countsListed: true,
      },
    ],
  });
  nodeIs({
    getAssetsByOwner: () => ({
      items: [piece(1), piece(2, { compression: { compressed: true } })],
    }),
  });
  open('?tab=nfts');
  expect(await screen.findByText('Keeper #1')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Counts toward The Keep: Holder' })).toHaveAttribute(
    'href',
    '/dashboard/server/keep',
  );
  expect(screen.queryByText('Keeper #2')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show compressed' }));
  expect(screen.getByText('Keeper #2')).toBeVisible();
});

test('a wallet with only compressed NFTs says so and shows them on request', async () => {
  nodeIs({
    getAssetsByOwner: () => ({ items: [piece(1, { compression: { compressed: true } })] }),
  });
  open('?tab=nfts');
  expect(await screen.findByRole('heading', { name: 'Compressed NFTs only' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show compressed NFTs' }));
  expect(await screen.findByText('Keeper #1')).toBeVisible();
});

test('an unknown collection in the address is ignored', async () => {
  open('?tab=nfts&collection=gone');
  expect(await screen.findByText('Keeper #1')).toBeVisible();
});

test('if no NFT matches, the page says that unreadable NFTs may match', async () => {
  apiIs({ wallets: [wallet, { ...wallet, id: 'w2', address: MINT, name: 'Hot', flag: 'NONE' }] });
  nodeIs({
    getAssetsByOwner: (params) =>
      JSON.stringify(params).includes(MINT)
        ? new HttpResponse(null, { status: 500 })
        : { items: [piece(1)] },
  });
  open('?tab=nfts&nft=dragon');
  expect(await screen.findByRole('heading', { name: 'No matching NFTs' })).toBeVisible();
  expect(screen.getByText(/Some NFTs couldn’t be read and may match/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('Keeper #1')).toBeVisible();
});

test('an NFT shows its traits as plain text, and that it has left the wallet', async () => {
  const { id, ...rest } = piece(1);
  nodeIs({
    getAsset: () => ({
      ...rest,
      id,
      content: {
        metadata: {
          attributes: [{ trait_type: 'Robe', value: '<b>Gold</b>' }, 'odd', { value: 1 }],
        },
      },
      ownership: { owner: COLLECTION },
    }),
  });
  open('?tab=nfts');
  await userEvent.click(await screen.findByRole('button', { name: 'Keeper #1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Keeper #1' }));
  expect(await dialog.findByText('<b>Gold</b>')).toBeVisible();
  expect(dialog.getAllByRole('definition')).toHaveLength(1);
  expect(dialog.getByText(/^This NFT has left the wallet/)).toBeVisible();
});

test('an NFT whose details fail to load can be retried', async () => {
  nodeIs({ getAsset: () => ({ id: 'another' }) });
  open('?tab=nfts');
  await userEvent.click(await screen.findByRole('button', { name: 'Keeper #2' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('The Solana network sent an unexpected response.')).toBeVisible();
  nodeIs({ getAsset: () => ({ id: piece(2).id, ownership: { owner: MINE } }) });
  await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByText('No traits found.')).toBeVisible();
});

test('a value at a price older than five minutes says so', async () => {
  const old = new Date(Date.now() - 370_000).toISOString();
  server.use(
    http.get('*/api/market/rates', () =>
      ok({ rates: [{ currency: 'USD', price: '200' }], at: old }),
    ),
  );
  open();
  expect(await screen.findByText('5.5 SOL')).toBeVisible();
  expect(total().getByText(/\$1,100/)).toBeVisible();
  expect(total().getByText(/price from/)).toHaveTextContent(
    'price from 6 minutes ago, may be out of date',
  );
});

test('wallets that fail to load can be retried', async () => {
  server.use(
    http.get(
      '*/api/users/me/wallets',
      () => HttpResponse.json({ success: false, message: 'Down' }, { status: 500 }),
      { once: true },
    ),
  );
  open();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  // Nothing is loading, so there is nothing to refresh.
  expect(screen.queryByRole('button', { name: /Refreshing|Refresh/ })).not.toBeInTheDocument();
  await userEvent.click(retry);
  expect(await screen.findByText('5.5 SOL')).toBeVisible();
});

test('while staff have turned prices off the page says so and counts only SOL', async () => {
  nodeIs();
  server.use(http.get('*/api/market/prices', () => ok({ prices: [], isOff: true, at: null })));
  open();
  expect(await screen.findByText(/has turned prices off for now/)).toBeVisible();
  expect(total().getByText(/^2\.5/, { selector: '.portfolio-total__value *' })).toBeVisible();
});

/** The visitor's clock is wrong by this many minutes: ahead of the server's or, below zero, behind it. */
function visitorIsAhead(minutes: number) {
  const time = new Date(Date.now() - minutes * 60_000);
  server.use(
    http.get('*/api/market/rates', () =>
      HttpResponse.json(
        {
          success: true,
          message: '',
          data: { rates: [{ currency: 'USD', price: '200' }], at: time.toISOString() },
        },
        { headers: { date: time.toUTCString() } },
      ),
    ),
  );
}

test.each([
  ['six minutes fast', 6],
  ['ten minutes slow', -10],
  ['a year slow', -525_600],
])('with a clock %s, the value is shown with a price from just now', async (_, minutes) => {
  visitorIsAhead(minutes);
  open();
  expect(await screen.findByText('5.5 SOL')).toBeVisible();
  expect(total().getByText(/\$1,100/)).toBeVisible();
  await waitFor(() =>
    expect(total().getByText(/price from/)).toHaveTextContent(/^price from just now$/),
  );
});

test('SOL and tokens are also read from a node without batch requests', async () => {
  server.use(
    http.post('*/rpc', async ({ request }) => {
      const body: unknown = await request.clone().json();
      return Array.isArray(body)
        ? HttpResponse.json({ jsonrpc: '2.0', id: null, error: INTERNAL })
        : undefined;
    }),
  );
  open();
  expect(await screen.findByText('5.5 SOL')).toBeVisible();
});

test('SOL that couldn’t be read is unknown and named, and the tokens are shown', async () => {
  nodeIs({
    getBalance: () => INTERNAL,
    getTokenAccountsByOwner: (params) =>
      JSON.stringify(params).includes('Tokenkeg')
        ? { value: [account(MINT, '100000000', 6)] }
        : { value: [] },
  });
  open('?tab=tokens');
  expect(await screen.findByRole('button', { name: 'Retry: Cold, SOL' })).toBeVisible();
  const sol = await screen.findByRole('row', { name: /Solana/ });
  expect(sol).toHaveTextContent('Couldn’t be read');
  expect(sol).toHaveTextContent('Balance unknown');
  expect(await screen.findByRole('row', { name: /USD Coin/ })).toHaveTextContent('100');
  // The tokens, and two NFTs at floor price.
  expect(await total().findByText('3.5 SOL')).toBeVisible();
  expect(total().getByText('Total so far')).toBeVisible();
});

test('a partly failed refresh keeps the earlier data and says so', async () => {
  let balance: unknown = { value: 2_500_000_000 };
  nodeIs({ getBalance: () => balance });
  open('?tab=tokens');
  const refresh = await screen.findByRole('button', { name: 'Refresh' });
  balance = INTERNAL;
  await userEvent.click(refresh);
  const retry = await screen.findByRole('button', { name: 'Retry: Cold, SOL and tokens' });
  expect(retry.parentElement).toHaveTextContent(
    /couldn’t be refreshed. The Solana network reported an error. Showing data from/,
  );
  expect(await screen.findByRole('row', { name: /Solana/ })).toHaveTextContent('2.5 SOL');
});

test('if nothing could be read the total is unknown and not 0', async () => {
  const down = () => new HttpResponse(null, { status: 500 });
  nodeIs({ getBalance: down, getTokenAccountsByOwner: down, getAssetsByOwner: down });
  open('?tab=tokens');
  expect(await screen.findByRole('heading', { name: 'Tokens unavailable' })).toBeVisible();
  expect(total().getAllByText('Unknown')).toHaveLength(3);
  expect(document.body).not.toHaveTextContent(/\b0 SOL/);
});

test('a token with a scaled amount has the amount and the value that wallets show', async () => {
  const scaled = account(MINT, '100000000', 8);
  Object.assign(scaled.account.data.parsed.info.tokenAmount, { uiAmountString: '10' });
  nodeIs({
    getTokenAccountsByOwner: (params) =>
      JSON.stringify(params).includes('Tokenz') ? { value: [scaled] } : { value: [] },
  });
  open('?tab=tokens');
  const row = await screen.findByRole('row', { name: /USD Coin/ });
  expect(within(row).getByText('10')).toBeVisible();
  expect(within(row).getByText('0.05 SOL')).toBeVisible();
});

test('one unit of a token without decimals is shown, and fungible assets are not NFTs', async () => {
  nodeIs({
    getTokenAccountsByOwner: (params) =>
      JSON.stringify(params).includes('Tokenkeg')
        ? { value: [account(MINT, '1', 0)] }
        : { value: [] },
    getAssetsByOwner: () => ({ items: [piece(1, { interface: 'FungibleAsset', id: MINT })] }),
  });
  open('?tab=tokens&small=1');
  const row = await screen.findByRole('row', { name: /USD Coin/ });
  expect(within(row).getByText('1')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'NFTs' }));
  expect(await screen.findByRole('heading', { name: 'No NFTs' })).toBeVisible();
});

test('prices that fail to load show a dash with the reason', async () => {
  server.use(http.get('*/api/market/prices', () => new HttpResponse(null, { status: 500 })));
  nodeIs({
    getTokenAccountsByOwner: (params) =>
      JSON.stringify(params).includes('Tokenkeg')
        ? { value: [account(MINT, '7000000', 6)] }
        : { value: [] },
  });
  open('?tab=tokens');
  const reason = await screen.findByText('Price unavailable');
  expect(reason.parentElement).toHaveTextContent(/^–Price unavailable$/);
  expect(total().getByText('Total so far')).toBeVisible();
});

test('a picture on IPFS is loaded through the gateway', async () => {
  const cid = 'bafybeihkoviema7g3gxyt6la7vd5ho32ictqbilu3wnlo3rs7ewhnp7lly';
  nodeIs({
    getAssetsByOwner: () => ({
      items: [piece(1, { content: { links: { image: `ipfs://${cid}/1 of 9.png` } } })],
    }),
  });
  open('?tab=nfts');
  expect(await screen.findByText('Unnamed NFT')).toBeVisible();
  const sources = [...document.images].map(({ src }) => src);
  expect(sources).toContain(`https://ipfs.io/ipfs/${cid}/1%20of%209.png`);
});
