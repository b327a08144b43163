// @vitest-environment node
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod/mini';
import type {
  transactionRowSchema,
  transactionSchema,
  transactionsSchema,
} from '@/features/billing/transactions/transaction';
import { transactionStatuses } from '@/features/billing/transaction-status/transactionStatus';
import { orderStatuses } from '@/features/billing/orders/order';
import { formatSol } from '@/shared/money/lamports';
import { addressOf } from '../../testing/claims';
import { tokens } from '../market/market';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import type { OrderRow } from '../orders/rows';
import type { PaymentRow } from '../orders/payments/rows';
import type { PayoutRow } from '../payouts/rows';
import { scriptedChain } from '../../testing/scriptedChain';
import { limitMs, runs } from '@tests/setup/scope';

const LIMIT_MS = limitMs(60_000);

type List = z.input<typeof transactionsSchema>;
type Row = z.input<typeof transactionRowSchema>;
type One = z.input<typeof transactionSchema>;

type Of<T> = T extends fc.Arbitrary<infer V> ? V : never;

const ME = 'usr-member';
const PEOPLE = [ME, ME, 'usr-regular'];
const SERVERS = ['srv-keep', 'srv-hq', 'srv-other'];
const NOW = Date.UTC(2026, 5, 1);
const HOUR = 3_600_000;
const user = fc.constantFrom(...PEOPLE);
const server = fc.constantFrom(...SERVERS);
const ago = fc.integer({ min: 0, max: 2000 }).map((hours) => NOW - hours * HOUR);
const lamports = fc.bigInt({ min: 0n, max: 10n ** 12n });

const order = fc.record({
  user,
  server,
  at: ago,
  price: fc.bigInt({ min: 1n, max: 10n ** 12n }),
  status: fc.constantFrom(...orderStatuses),
  isSeen: fc.boolean(),
  payments: fc.array(
    fc.record({
      lamports,
      after: fc.integer({ min: 0, max: 50 }),
      status: fc.constantFrom('PROCESSED', 'SUCCESS', 'MISMATCH', 'RECLAIMED_AFTER_FAILURE'),
      back: fc.constantFrom('none', 'done'),
    }),
    { maxLength: 2 },
  ),
});
const payout = fc.record({
  user,
  server,
  at: ago,
  mint: fc.constantFrom(null, tokens[0]?.mint ?? null, tokens[1]?.mint ?? null),
  amount: fc.bigInt({ min: 1n, max: 10n ** 15n }),
  status: fc.constantFrom(...transactionStatuses.filter((status) => status !== 'MISMATCH')),
  isWaiting: fc.boolean(),
  isClaim: fc.boolean(),
});

const signatureOf = (name: string) => addressOf(name) + addressOf(`${name}-2`);

function orderRow(of: Of<typeof order>, index: number): OrderRow {
  const isClosed = of.status === 'CANCELLED' || of.status === 'EXPIRED';
  return {
    id: `ord-${String(index)}`,
    serverId: of.server,
    userId: of.user,
    packageId: 'pkg-gold',
    price: formatSol(of.price),
    subscriptionType: 'MONTHLY',
    durationDays: 30,
    tier: 1,
    status: of.status,
    package: { name: `Package ${String(index)}`, items: [] },
    createdAt: of.at,
    verifyingAt: of.isSeen ? of.at + HOUR : null,
    enabledAt: of.status === 'ENABLED' ? of.at + 2 * HOUR : null,
    expiresAt: null,
    reference: addressOf(`reference ${String(index)}`),
    paymentSignature: null,
    paymentStatus: null,
    closedAt: isClosed ? of.at + 3 * HOUR : null,
    returnSignature: null,
    credit: '0',
    creditFrom: [],
    ruleLimit: 10,
    reminders: 0,
  };
}

const paymentRows = (of: Of<typeof order>, index: number): PaymentRow[] =>
  of.payments.map(({ lamports: paid, after, status, back }, place) => {
    const signature = signatureOf(`payment ${String(index)} ${String(place)}`);
    return {
      signature,
      orderId: `ord-${String(index)}`,
      source: addressOf(of.user),
      lamports: paid.toString(),
      status,
      at: of.at + HOUR * after,
      giveBack:
        back === 'none'
          ? null
          : {
              isDone: true,
              signature: signatureOf(signature),
              wire: null,
              lastValidBlockHeight: 0,
            },
    };
  });

const payoutRow = (of: Of<typeof payout>, index: number): PayoutRow => ({
  id: `pay-${String(index)}`,
  serverId: of.server,
  userId: of.user,
  address: addressOf(of.user),
  mint: of.mint,
  amount: of.amount.toString(),
  piece: null,
  status: of.status,
  at: of.at,
  label: `Payout ${String(index)}`,
  ref: 'quest',
  claimId: of.isClaim ? `clm-${String(index)}` : null,
  // Nothing is sent: there is no chain that would take it.
  isWaiting: of.isWaiting || of.status === 'PENDING' || of.status === 'PROCESSED',
  decidedBy: null,
  reason: null,
  version: 1,
  steps: [{ step: 'LOCKED', at: of.at }],
  attempts: 0,
  signature: of.status === 'SUCCESS' ? signatureOf(`payout ${String(index)}`) : null,
  wire: null,
  lastValidBlockHeight: 0,
});

let backend: TestBackend;
beforeAll(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('member');
});
afterAll(() => backend.close());

async function get<T>(path: string): Promise<T> {
  const answer = await backend.send('GET', `/api/users/me/transactions${path}`);
  return (await answer.json()).data;
}

async function all(query = ''): Promise<{ rows: Row[]; sums: List['sums'] }> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total, sums } = await get<List>(`?pageSize=5&page=${String(page)}${query}`);
    rows.push(...items);
    if (rows.length >= total || items.length === 0) return { rows, sums };
  }
}

/** Sums of what changed hands, by the rows. */
function summed(rows: readonly Row[]) {
  const sums = new Map<string, [bigint, bigint]>();
  for (const { token, moved, direction } of rows) {
    const [came, went] = sums.get(token.mint ?? '') ?? [0n, 0n];
    if (moved === '0') continue;
    sums.set(
      token.mint ?? '',
      direction === 'IN' ? [came + BigInt(moved), went] : [came, went + BigInt(moved)],
    );
  }
  return sums;
}

const told = (sums: List['sums']) =>
  new Map(sums.map((sum) => [sum.token.mint ?? '', [BigInt(sum.in), BigInt(sum.out)]]));

const filter = fc.record(
  {
    status: fc.subarray([...transactionStatuses], { minLength: 1 }).map((some) => some.join(',')),
    type: fc.constantFrom('PURCHASE', 'REFUND', 'CLAIM,REWARD'),
    direction: fc.constantFrom('IN', 'OUT'),
    server: fc.subarray(SERVERS, { minLength: 1 }).map((some) => some.join(',')),
    token: fc.constantFrom('SOL', tokens[0]?.mint ?? ''),
    from: fc.integer({ min: 0, max: 2000 }).map((ago) => new Date(NOW - ago * HOUR).toISOString()),
  },
  { requiredKeys: [] },
);
const queryOf = (of: object) =>
  Object.entries(of)
    .map(([name, value]) => `&${name}=${encodeURIComponent(String(value))}`)
    .join('');
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

test(
  'pages have each own row once, as on its page, and sums and filters agree',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(order, { maxLength: 8 }),
        fc.array(payout, { maxLength: 10 }),
        filter,
        fc.constantFrom('at', '-at', 'amount', '-amount'),
        async (orders, payouts, wanted, sort) => {
          const { db } = backend.world;
          db.orders = orders.map(orderRow);
          db.payments = orders.flatMap(paymentRows);
          db.payouts = payouts.map(payoutRow);
          const mine = (row: { userId: string }) => row.userId === ME;

          const { rows, sums } = await all(`&sort=${sort}`);
          const ids = idsOf(rows);
          expect(new Set(ids).size).toBe(ids.length);
          for (const { id } of [...db.orders, ...db.payouts].filter(mine))
            expect(ids).toContain(id);
          for (const row of rows) expect(await get<One>(`/${row.id}`)).toMatchObject(row);
          expect(told(sums)).toEqual(summed(rows));
          // What reached us and what went back are the payments, and nothing else.
          const paid = db.payments
            .filter(({ orderId }) => db.orders.some((row) => row.id === orderId && mine(row)))
            .reduce((sum, row) => sum + BigInt(row.lamports), 0n);
          const out = rows
            .filter(({ direction, signature }) => direction === 'OUT' && signature !== null)
            .reduce((sum, { moved }) => sum + BigInt(moved), 0n);
          expect(out).toBe(paid);

          for (const { id } of [...db.orders, ...db.payouts].filter((row) => !mine(row)))
            expect((await backend.send('GET', `/api/users/me/transactions/${id}`)).status).toBe(
              404,
            );

          const both = await all(queryOf(wanted) + `&sort=${sort}`);
          expect(told(both.sums)).toEqual(summed(both.rows));
          let left = new Set(ids);
          for (const [name, value] of Object.entries(wanted)) {
            const one = await all(queryOf({ [name]: value }));
            left = new Set(idsOf(one.rows).filter((id) => left.has(id)));
          }
          expect(new Set(idsOf(both.rows))).toEqual(left);
        },
      ),
      { numRuns: runs(10) },
    );
  },
  LIMIT_MS,
);
