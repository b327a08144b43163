// @vitest-environment node
import { Keypair, SystemProgram, Transaction, PublicKey } from '@solana/web3.js';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ALICE, BOB, ModelWorld, TREASURY } from '@/features/billing/payments/testing/modelWorld';
import type { TransferPorts } from '@/features/billing/payments/transfer/oneTransfer';
import { web3Transactions } from '@/features/billing/payments/web3/transactions';
import { questTaskSchema } from '../quest';
import { makeTransfer, quoteTransfer, resumeTransfer, type Shown } from './questTransfer';
import { keepTransfer, readTransfer } from './transferJournal';
import { MOST_LAMPORTS, transferOf } from './transferOf';

/** The contents of the browser's storage. */
const stored = new Map<string, string>();
let isFull = false;
beforeEach(() => {
  stored.clear();
  isFull = false;
  vi.stubGlobal('window', {
    localStorage: {
      get length() {
        return stored.size;
      },
      key: (index: number) => [...stored.keys()][index] ?? null,
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        stored.set(key, text);
      },
      removeItem: (key: string) => stored.delete(key),
    },
  });
});

const where = { place: 'u1:keep/gate/t1', genesisHash: 'model-genesis' };
const shown: Shown = { to: TREASURY, lamports: 50_000_000n, payer: ALICE, known: null };
const yes = async () => true;
const never = new AbortController().signal;

/** Makes the transfer in a separate page; resolves to its outcome, or to its error. */
async function made(world: ModelWorld, own: Partial<Shown> = {}, isStillAsked = yes) {
  const end = makeTransfer(
    world.ports(),
    where,
    { ...shown, known: readTransfer(where.place), ...own },
    isStillAsked,
    () => undefined,
    never,
  ).catch((error: unknown) => (error instanceof Error ? error.message : 'odd'));
  await world.clock.advance(120_000);
  return end;
}
const moved = (world: ModelWorld) => world.chain.paid().length;

describe('a transfer of a task', () => {
  test('lands once and is saved', async () => {
    const world = new ModelWorld();
    expect(await made(world)).toBe('landed');
    expect(world.prompts).toHaveLength(1);
    expect(readTransfer(where.place)).toMatchObject({ state: 'LANDED', isChecked: false });
  });

  test('is made once when requested from two tabs or by two presses', async () => {
    const world = new ModelWorld();
    const ends = Promise.all([made(world), made(world)]);
    expect((await ends).toSorted()).toEqual(['busy', 'landed']);
    // A tab that showed it before the other one sent.
    expect(await made(world, { known: null })).toBe('changed');
    expect(moved(world)).toBe(1);
  });

  test('that was sent before a reload is resumed without another wallet prompt', async () => {
    const world = new ModelWorld();
    const page = new AbortController();
    const first = makeTransfer(world.ports(), where, shown, yes, () => page.abort(), page.signal);
    await Promise.all([expect(first).rejects.toBeDefined(), world.clock.advance(3000)]);
    expect(readTransfer(where.place)).toMatchObject({ state: 'SENT' });
    const again = resumeTransfer(world.ports(), where, never);
    await world.clock.advance(120_000);
    expect(await again).toBe('landed');
    expect([world.prompts.length, moved(world)]).toEqual([1, 1]);
  });

  test('that has expired unused may be made again', async () => {
    const world = new ModelWorld();
    world.chain.nextSend = () => 'swallow';
    expect(await made(world)).toBe('unused');
    expect(readTransfer(where.place)).toBeNull();
    world.chain.nextSend = () => 'ok';
    expect(await made(world)).toBe('landed');
    expect(moved(world)).toBe(1);
  });

  test.each([
    ['the wallet says no', (world: ModelWorld) => void (world.nextAnswer = () => 'reject')],
    [
      'another account signs',
      (world: ModelWorld) => void (world.nextAnswer = () => 'other-account'),
    ],
    ['the wallet changes it', (world: ModelWorld) => void (world.nextAnswer = () => 'tamper')],
    ['the wallet is too slow', (world: ModelWorld) => void (world.nextAnswer = () => 'very-slow')],
    ['it would fail', (world: ModelWorld) => void (world.chain.simulationProblem = 'No.')],
    ['it cannot be written down', () => void (isFull = true)],
  ])('sends nothing when %s', async (_, arrange) => {
    const world = new ModelWorld();
    arrange(world);
    await made(world);
    expect(moved(world)).toBe(0);
    isFull = false;
    expect(readTransfer(where.place)).toBeNull();
  });

  test('sends nothing once the task no longer requests it', async () => {
    const world = new ModelWorld();
    expect(await made(world, {}, async () => false)).toMatch(/task has changed/);
    expect(moved(world)).toBe(0);
  });

  test('sends no stored bytes that are another transaction', async () => {
    const world = new ModelWorld();
    await made(world);
    const known = readTransfer(where.place);
    if (known === null || known === 'unreadable') throw new Error('It was not kept.');
    keepTransfer(where.place, { ...known, state: 'SENT', to: BOB, signature: 'other' });
    const sent = vi.spyOn(world.chain, 'send');
    const again = resumeTransfer(world.ports(), where, never);
    await world.clock.advance(120_000);
    expect(await again).toBe('unused');
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('a quote', () => {
  test.each([
    ['too little for amount and fee', 50_000_000n, 1_000_000_000n, 50_000_000n, /You need/],
    ['less than must stay in a wallet', 50_400_000n, 1_000_000_000n, 50_000_000n, /keep at least/],
    ['an account too small to open', 1_000_000_000n, 0n, 1000n, /too small to open/],
  ])('fails with an explanation for %s', async (_, mine, theirs, lamports, words) => {
    const world = new ModelWorld();
    world.chain.balances.set(ALICE, mine).set(TREASURY, theirs);
    const quote = quoteTransfer(world.ports(), where, { ...shown, lamports }, never);
    await Promise.all([expect(quote).rejects.toThrow(words), world.clock.advance(5000)]);
  });

  test('fails with an explanation on another network', async () => {
    const world = new ModelWorld();
    const quote = quoteTransfer(world.ports(), { ...where, genesisHash: 'other' }, shown, never);
    await Promise.all([
      expect(quote).rejects.toThrow(/another Solana network/),
      world.clock.advance(5000),
    ]);
  });
});

const payer = Keypair.generate();
const receiver = Keypair.generate().publicKey.toBase58();

/** A complete transaction, as a malicious owner or API might want it signed. */
const supplied = new Transaction({
  feePayer: payer.publicKey,
  blockhash: receiver,
  lastValidBlockHeight: 1,
})
  .add(
    SystemProgram.transfer({
      fromPubkey: payer.publicKey,
      toPubkey: new PublicKey(BOB),
      lamports: 5_000_000_000,
    }),
  )
  .serialize({ requireAllSignatures: false })
  .toString('base64');

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    receiver,
    '0.05',
    '50000000',
    '100000001',
    '100000000',
    '99999999999999999999',
    '-1',
    '0',
    '1e8',
    ' 5',
    '5 ',
    '0x10',
    '٥',
    50_000_000,
    0.05,
    -1,
    Number.NaN,
    supplied,
    `solana:${receiver}?amount=5`,
    `${receiver} `,
    receiver.toLowerCase(),
    `1${receiver}`,
    SystemProgram.programId.toBase58(),
    BOB,
    null,
    true,
  ),
  fc.anything(),
);
const fields = fc.dictionary(
  fc.constantFrom('to', 'lamports', 'transaction', 'instructions', '__proto__', 'constructor'),
  hostile,
);
const task = fc.record(
  {
    kind: fc.constantFrom('ONCHAIN_TX', 'ONCHAIN_TX ', 'onchain_tx', 'Transfer', 'POLL'),
    target: fc.oneof(fc.constant<unknown>(receiver), hostile),
    transfer: fc.oneof(
      fc.record({ to: hostile, lamports: hostile }),
      fc.record({ to: fc.constant(receiver), lamports: hostile }),
      fields,
      hostile,
    ),
    transaction: hostile,
    instructions: hostile,
    link: hostile,
    answer: hostile,
  },
  { requiredKeys: ['kind', 'target', 'transfer'] },
);

/** A chain that accepts everything, and a wallet that records what it should sign. */
function recorder() {
  const asked: Uint8Array[] = [];
  const model = new ModelWorld().ports();
  const ports: TransferPorts = {
    ...model,
    transactions: web3Transactions,
    chain: {
      ...model.chain,
      latestBlockhash: async () => ({ blockhash: receiver, lastValidBlockHeight: 1000 }),
      simulate: async () => ({ problem: null, unitsConsumed: 1000 }),
      blockHeight: async () => 1,
    },
    wallet: {
      address: () => payer.publicKey.toBase58(),
      signTransaction: async (bytes) => {
        asked.push(bytes);
        throw Object.assign(new Error('User rejected the request.'), { code: 4001 });
      },
    },
  };
  return { asked, ports };
}

test('the wallet gets the transfer that is shown or nothing, whatever the server sends', async () => {
  let count = 0;
  await fc.assert(
    fc.asyncProperty(task, async (said) => {
      const read = questTaskSchema.safeParse({ id: 't1', ...said });
      const ask = read.success ? transferOf(read.data) : null;
      const { asked, ports } = recorder();
      if (ask === null) return;
      count += 1;
      expect(read.data?.kind).toBe('ONCHAIN_TX');
      expect(ask.lamports > 0n && ask.lamports <= MOST_LAMPORTS).toBe(true);
      const dialog = { ...ask, payer: payer.publicKey.toBase58(), known: null };
      await makeTransfer(ports, where, dialog, yes, () => undefined, never).catch(() => undefined);
      expect(asked).toHaveLength(1);
      const view = web3Transactions.inspect(asked[0] ?? new Uint8Array());
      expect(view.payer).toBe(dialog.payer);
      expect(view.signers).toEqual([dialog.payer]);
      expect(view.instructions.map(({ kind }) => kind)).toEqual([
        'compute-limit',
        'compute-price',
        'transfer',
        'memo',
      ]);
      expect(view.instructions[2]).toMatchObject({
        from: dialog.payer,
        to: ask.to,
        lamports: ask.lamports,
      });
      expect(view.writable.every((key) => key === dialog.payer || key === ask.to)).toBe(true);
    }),
    { numRuns: 1000 },
  );
  // Some of the generated values must be valid enough for a transfer to be shown.
  expect(count).toBeGreaterThan(0);
});

test.each([100_000_001n, 0n, -5n])(
  'the client refuses %s lamports without a wallet prompt',
  async (lamports) => {
    const { asked, ports } = recorder();
    const dialog = { to: receiver, lamports, payer: payer.publicKey.toBase58(), known: null };
    await expect(makeTransfer(ports, where, dialog, yes, () => undefined, never)).rejects.toThrow(
      'at most 0.1 SOL',
    );
    expect(asked).toEqual([]);
  },
);
