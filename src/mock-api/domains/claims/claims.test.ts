// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { claimOfferSchema, claimSchema } from '@/features/earning/claims/claim';
import type { Chain } from '../../chain/chain';
import { createLiteSvm } from '../../chain/vm/litesvm';
import { createClock } from '../../store/clock';
import { Refusal } from '../../http/reply';
import { tokens } from '../market/market';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { reservedOf } from '../payouts/funds';
import { ledgerAddress } from '../payouts/ledgerKey';
import type { PersonaKey } from '../accounts/personas';
import { entriesOf, totalsOf } from '../point-balances/sums';
import { claimPoints } from './claim';
import { earn } from './earn';
import { addressOf, change, join } from '../../testing/claims';

const HOUR = 3_600_000;
/** Ten in the evening, UTC. */
const NOW = Date.UTC(2026, 2, 4, 22);
const SERVER = 'srv-keep';
const MEMBER = 'usr-member';
const POINTS = '/api/points/task-to-earn/solana-keep';
const hasLiteSvm = (await createLiteSvm()) !== null;

let backend: TestBackend;
let chain: Chain;
let wallet: string;

beforeEach(async () => {
  backend = createTestBackend({ clock: createClock(0, () => NOW) });
  chain = await backend.world.chain();
  Object.assign(backend.world.db, { points: [], claims: [], payouts: [] });
  wallet = join(backend.world, SERVER, MEMBER);
  backend.signInAs('member');
  earn(backend.world, SERVER, MEMBER, 4000);
});
afterEach(() => backend.close());

const answerOf = async <T>(answer: Response, data: z.ZodMiniType<T>) =>
  z.object({ data }).parse(await answer.json()).data;
const messageOf = async (answer: Response) =>
  z.object({ message: z.string() }).parse(await answer.json()).message;
const errorsOf = async (answer: Response) =>
  z.object({ data: z.object({ errors: z.array(z.unknown()) }) }).parse(await answer.json()).data
    .errors;
const offer = async () => answerOf(await backend.send('GET', `${POINTS}/offer`), claimOfferSchema);
const as = (persona: PersonaKey) => void backend.signInAs(persona);
const later = (ms: number) => {
  backend.world.clock.advance(ms);
  as('member');
};

let keys = 0;
const wish = (points: number, changed: object = {}) => ({
  key: `an-intent-of-mine-${String((keys += 1))}`,
  points,
  mint: null,
  amount: String(points * 100_000),
  address: wallet,
  after: null,
  ...changed,
});
const claim = (points: number, changed: object = {}) =>
  backend.send('POST', `${POINTS}/claims`, wish(points, changed));
const claimed = async (answer: Response) =>
  (await answerOf(answer, z.object({ claim: claimSchema }))).claim;
const read = async (id: string) => claimed(await backend.send('GET', `${POINTS}/claims/${id}`));
const totals = () =>
  totalsOf(entriesOf(backend.world, SERVER, MEMBER, 24), backend.world.clock.now());
const policy = (changed: Parameters<typeof change>[2]) => change(backend.world, SERVER, changed);

describe('a claim', () => {
  test('locks points, is paid by a real transfer, and is settled', async () => {
    const made = await claimed(await claim(1000));
    expect(made).toMatchObject({ status: 'PROCESSED', points: 1000, amount: '100000000' });
    expect(totals()).toMatchObject({ available: 3000, locked: 1000, settled: 0 });
    chain.advanceBlocks(3);
    const paid = await read(made.id);
    expect(paid.steps.map(({ step }) => step)).toEqual(['LOCKED', 'SENT', 'PAID']);
    expect(chain.balance(wallet)).toBe(100_000_000n);
    expect(chain.transaction(paid.signature ?? '')).toMatchObject({ err: null });
    expect(totals()).toMatchObject({ available: 3000, locked: 0, settled: 1000 });
  });

  test('H2: with the same key is the same claim, also when sent at once', async () => {
    const one = wish(500);
    const answers = await Promise.all(
      [1, 2, 3].map(() => backend.send('POST', `${POINTS}/claims`, one)),
    );
    const ids = await Promise.all(answers.map(async (answer) => (await claimed(answer)).id));
    expect(new Set(ids).size).toBe(1);
    expect(totals().available).toBe(3500);
    const other = await backend.send('POST', `${POINTS}/claims`, { ...one, points: 501 });
    expect(other.status).toBe(409);
  });

  test('H2: prepared before another claim was made is refused', async () => {
    policy({ coolDownHours: 0 });
    const made = await claimed(await claim(500));
    chain.advanceBlocks(3);
    await read(made.id);
    expect((await offer()).terms?.lastClaimId).toBe(made.id);
    const late = await claim(500);
    expect(late.status).toBe(409);
    expect(await messageOf(late)).toBe('You’ve made another claim. Refresh to see it.');
    expect((await claim(500, { after: made.id })).status).toBe(201);
  });

  test('waits until the previous claim is done', async () => {
    policy({ coolDownHours: 0 });
    const made = await claimed(await claim(500));
    expect(await offer()).toMatchObject({ state: 'UNDER_WAY' });
    expect((await claim(500, { after: made.id })).status).toBe(409);
  });

  test.each([
    ['of someone else', () => join(backend.world, SERVER, 'usr-1')],
    ['no one has proven', () => addressOf('nobody')],
  ])('to a wallet %s is refused at the address field', async (_, address) => {
    const answer = await claim(500, { address: address() });
    expect(answer.status).toBe(400);
    expect(await errorsOf(answer)).toEqual([
      { path: 'address', message: 'Choose one of your linked wallets.' },
    ]);
    expect(totals().locked).toBe(0);
  });

  test.each([
    [49, 'The minimum claim is 50 points.'],
    [5001, 'The maximum claim is 5,000 points.'],
    [3500, 'You can claim up to 3,000 points now.'],
  ])('of %i points is refused at the points field', async (points, message) => {
    const answer = await claim(points);
    expect(answer.status).toBe(400);
    expect(await errorsOf(answer)).toEqual([{ path: 'points', message }]);
  });

  test.each([0, -5, 1.5, '100'])('of %j points is refused as malformed', async (points) => {
    expect((await claim(100, { points })).status).toBe(400);
    expect(totals().locked).toBe(0);
  });

  test('at another rate or in another token than offered is refused', async () => {
    expect((await claim(500, { amount: '50000001' })).status).toBe(409);
    expect((await claim(500, { mint: tokens[1]?.mint })).status).toBe(409);
  });

  test('too small for an empty wallet is refused before anything is locked', async () => {
    policy({ unitsPerPoint: '1' });
    expect(await errorsOf(await claim(500, { amount: '500' }))).toMatchObject([{ path: 'points' }]);
    expect(totals().locked).toBe(0);
  });

  test('is refused to a person outside the server', async () => {
    as('newcomer');
    expect((await claim(500)).status).toBe(403);
  });

  test('of another member is not found', async () => {
    const made = await claimed(await claim(500));
    as('ambassador');
    expect((await backend.send('GET', `${POINTS}/claims/${made.id}`)).status).toBe(404);
  });
});

describe('limits', () => {
  test('per day reset at midnight UTC', async () => {
    policy({ approvalAbove: null });
    const made = await claimed(await claim(2500));
    chain.advanceBlocks(3);
    await read(made.id);
    later(1.5 * HOUR);
    const { state, terms } = await offer();
    expect({ state, claimable: terms?.claimable }).toEqual({ state: 'OPEN', claimable: 500 });
    policy({ memberDaily: '250000000' });
    expect(await offer()).toMatchObject({
      state: 'DAY_LIMIT',
      retryAt: '2026-03-05T00:00:00.000Z',
    });
    later(HOUR);
    expect((await offer()).state).toBe('OPEN');
  });

  test('per server count the claims of all members', async () => {
    const world = backend.world;
    policy({ serverDaily: '60000000', approvalAbove: null });
    join(world, SERVER, 'usr-1');
    earn(world, SERVER, 'usr-1', 500);
    const guild = world.db.guilds.find(({ id }) => id === SERVER);
    if (!guild) throw new Error('no server');
    const other = wish(500, { address: addressOf('usr-1') });
    const first = await claimPoints({ world, guild, userId: 'usr-1', module: 24 }, other);
    expect(first).not.toBeInstanceOf(Refusal);
    expect((await offer()).terms?.claimable).toBe(100);
  });

  test('by cooldown say when it ends', async () => {
    policy({ coolDownHours: 2 });
    const made = await claimed(await claim(100));
    chain.advanceBlocks(3);
    await read(made.id);
    expect(await offer()).toMatchObject({
      state: 'COOL_DOWN',
      retryAt: '2026-03-05T00:00:00.000Z',
    });
    later(2 * HOUR);
    expect((await offer()).state).toBe('OPEN');
  });

  test.each([
    ['PAUSED', () => policy({ isOn: false })],
    ['OFF', () => void (backend.world.db.claimPolicies = [])],
    ['TOO_FEW', () => void (backend.world.db.points = [])],
    [
      'NO_FUNDS',
      () => policy({ unitsPerPoint: '10000000000', memberDaily: null, serverDaily: null }),
    ],
    [
      'PAUSED',
      () => {
        for (const order of backend.world.db.orders)
          if (order.serverId === SERVER) Object.assign(order, { status: 'EXPIRED' });
      },
    ],
  ])('show %s in the offer before a claim is made', async (state, make) => {
    make();
    const told = await offer();
    expect(told.state).toBe(state);
    expect(told.message).not.toBeNull();
    expect((await claim(500)).status).toBe(409);
    expect(totals().locked).toBe(0);
  });
});

test('H3: fifty claims at once reserve no more than the wallet holds', async () => {
  const { world } = backend;
  const guild = world.db.guilds.find(({ id }) => id === SERVER);
  if (!guild) throw new Error('no server');
  policy({ unitsPerPoint: '1000000', memberDaily: null, serverDaily: null, approvalAbove: '1' });
  const people = Array.from({ length: 50 }, (_, index) => `usr-${String(index + 1)}`);
  for (const userId of people) {
    join(world, SERVER, userId);
    earn(world, SERVER, userId, 1000);
  }
  const answers = await Promise.all(
    people.map((userId) =>
      claimPoints(
        { world, guild, userId, module: 24 },
        wish(1000, { amount: '1000000000', address: addressOf(userId) }),
      ),
    ),
  );
  // 25 SOL, of which fees and rent leave room for 24.
  expect(answers.filter((answer) => !(answer instanceof Refusal))).toHaveLength(24);
  expect(reservedOf(world, SERVER, null)).toBeLessThan(chain.balance(ledgerAddress(SERVER)));
});

test('a transfer that fails three times returns the points, and not before', async () => {
  chain.setFault({ method: 'sendTransaction', kind: 'swallow' });
  const made = await claimed(await claim(1000));
  for (const attempt of [1, 2, 3]) {
    expect(totals(), `attempt ${String(attempt)}`).toMatchObject({ available: 3000, locked: 1000 });
    chain.advanceBlocks(190);
    await read(made.id);
  }
  const returned = await read(made.id);
  expect(returned).toMatchObject({ status: 'RECLAIMED_AFTER_FAILURE', signature: null });
  expect(totals()).toMatchObject({ available: 4000, locked: 0, settled: 0 });
  expect(chain.balance(wallet)).toBe(0n);
  expect(entriesOf(backend.world, SERVER, MEMBER, 24).at(-1)).toMatchObject({
    type: 'CLAIM_RETURN',
    label: expect.stringMatching(/^Returned \+1,000 \(claim \d+ failed\)$/),
  });
});

test.runIf(hasLiteSvm)(
  'H5: points are claimed for a token, to a wallet that never had it',
  async () => {
    const mint = tokens.find(({ symbol }) => symbol === 'KEEP')?.mint ?? '';
    policy({ mint, unitsPerPoint: '250000', approvalAbove: null, memberDaily: null });
    const before = chain.balance(ledgerAddress(SERVER));
    const made = await claimed(await claim(100, { mint, amount: '25000000' }));
    expect(made.token.symbol).toBe('KEEP');
    chain.advanceBlocks(3);
    expect((await read(made.id)).status).toBe('SUCCESS');
    expect(chain.tokenBalance(wallet, mint)).toBe(25_000_000n);
    expect(chain.balance(wallet)).toBe(0n);
    expect(before - chain.balance(ledgerAddress(SERVER))).toBeLessThanOrEqual(2_049_280n);
  },
);
