// @vitest-environment node
import { Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { encodeBase58 } from '@/shared/solana/base58';
import { latestBlockhash, sendWire } from '../../chain/queries';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { oneTask } from '../../testing/oneTask';

/** Blocks after which the chain calls a transaction final. */
const FINAL = 16;
const SHOP = Keypair.generate().publicKey.toBase58();

let backend: TestBackend;
let task: ReturnType<typeof oneTask>;
let mine: Keypair;
beforeEach(async () => {
  backend = createTestBackend();
  backend.signInAs('member');
  task = oneTask(backend);
  task.ask({ kind: 'ONCHAIN_TX', account: SHOP });
  mine = await wallet();
});
afterEach(() => backend.close());

async function wallet(): Promise<Keypair> {
  const key = Keypair.generate();
  (await backend.world.chain()).airdrop(key.publicKey.toBase58(), 5_000_000_000n);
  return key;
}
const link = (key = mine, userId = 'usr-member') =>
  backend.world.db.linkedWallets.push({
    id: `wal-${key.publicKey.toBase58()}`,
    userId,
    address: key.publicKey.toBase58(),
    name: null,
    flag: 'DEFAULT',
    method: 'SIWS',
    linkedAt: 0,
  });

/** Sends SOL; resolves to the signature. */
async function send(from: Keypair, { to = SHOP, blocks = FINAL, lamports = 2_000_000 } = {}) {
  const chain = await backend.world.chain();
  const { blockhash } = await latestBlockhash(chain);
  const transaction = new Transaction({
    feePayer: from.publicKey,
    blockhash,
    lastValidBlockHeight: 0,
  }).add(
    SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey: new PublicKey(to), lamports }),
  );
  transaction.sign(from);
  await sendWire(chain, transaction.serialize().toString('base64'));
  chain.advanceBlocks(blocks);
  return encodeBase58(transaction.signature ?? new Uint8Array());
}
const unknown = () => encodeBase58(crypto.getRandomValues(new Uint8Array(64)));

test('without a linked wallet the check offers to link a wallet', async () => {
  expect(await task.check()).toMatchObject({
    reason: 'IDENTITY',
    fix: { path: '/dashboard/profile/wallets' },
  });
});

test('a transaction of a linked wallet to the account counts', async () => {
  link();
  const signature = await send(mine);
  expect(await task.check(signature)).toMatchObject({ state: 'VERIFIED', target: SHOP });
});

test('without a signature the linked wallets are searched', async () => {
  link();
  expect((await task.check())?.reason).toBe('EVIDENCE');
  await send(mine);
  backend.world.clock.advance(60_000);
  expect((await task.check(''))?.state).toBe('VERIFIED');
});

test('a transaction that calls a program counts as well', async () => {
  task.ask({ kind: 'ONCHAIN_TX', account: SystemProgram.programId.toBase58() });
  link();
  expect((await task.check(await send(mine)))?.state).toBe('VERIFIED');
});

test.each([
  ['letters that are none of base58', `0${'1'.repeat(86)}`],
  ['63 bytes', encodeBase58(new Uint8Array(63).fill(7))],
  ['an address', SHOP],
])('an answer of %s is refused at the field', async (_, signature) => {
  link();
  expect(await (await task.send(signature)).json()).toMatchObject({
    data: { errors: [{ path: 'answer' }] },
  });
});

test('an unknown transaction is waited for, and given up once it can no longer land', async () => {
  link();
  const signature = unknown();
  expect(await task.check(signature)).toMatchObject({
    state: 'CHECKING',
    retryAt: expect.any(String),
  });
  backend.world.clock.advance(120_000);
  expect((await task.check(signature))?.reason).toBe('EVIDENCE');
});

test('a transaction that is not final is waited for', async () => {
  link();
  const signature = await send(mine, { blocks: 4 });
  expect((await task.check(signature))?.state).toBe('CHECKING');
  (await backend.world.chain()).advanceBlocks(FINAL);
  backend.world.clock.advance(60_000);
  expect((await task.check(signature))?.state).toBe('VERIFIED');
});

test('a transaction of an unlinked wallet fails for identity', async () => {
  link();
  const stranger = await wallet();
  expect(await task.check(await send(stranger))).toMatchObject({
    reason: 'IDENTITY',
    fix: { label: 'Link a wallet' },
  });
});

test('a transaction to another account does not count', async () => {
  link();
  const signature = await send(mine, { to: Keypair.generate().publicKey.toBase58() });
  expect(await task.check(signature)).toMatchObject({
    reason: 'EVIDENCE',
    message: expect.stringContaining('doesn’t go to'),
  });
});

test('a transaction from before the quest does not count', async () => {
  link();
  const signature = await send(mine);
  backend.world.clock.advance(3_600_000);
  backend.world.db.questStarts = [
    { questId: 'rule-quest-gate', at: backend.world.clock.now() - 1000 },
  ];
  backend.signInAs('member');
  expect(await task.check(signature)).toMatchObject({
    message: expect.stringContaining('older than the quest'),
  });
});

test('a transaction counts once, even for two tasks checked simultaneously', async () => {
  link();
  const signature = await send(mine);
  const rule = backend.world.db.modules
    .flatMap(({ rules }) => rules)
    .find(({ id }) => id === 'rule-quest-gate');
  if (rule)
    rule.values = {
      ...rule.values,
      tasks: ['One.', 'Two.'].map((prompt) => ({ kind: 'ONCHAIN_TX', prompt, account: SHOP })),
    };
  const place = '/api/questboard/solana-keep/quests/through-the-gate';
  const { tasks } = await task.quest();
  await Promise.all(
    tasks.map(({ id }) => backend.send('POST', `${place}/tasks/${id}`, { answer: signature })),
  );
  const after = (await task.quest()).tasks;
  expect(after.filter(({ state }) => state === 'VERIFIED')).toHaveLength(1);
  expect(after.find(({ state }) => state !== 'VERIFIED')).toMatchObject({
    reason: 'EVIDENCE',
    message: expect.stringContaining('already used'),
  });
});

test('while the network is down nothing is decided, and the answer is kept', async () => {
  link();
  const signature = await send(mine);
  (await backend.world.chain()).setFault({ method: 'getTransaction', kind: '500', times: 1 });
  expect(await task.check(signature)).toMatchObject({
    state: 'CHECK_FAILED',
    message: expect.stringContaining('Your answer is kept'),
  });
  backend.world.clock.advance(60_000);
  expect((await task.check(signature))?.state).toBe('VERIFIED');
});

test.each([
  [9_999_999, 'not exactly 0.01 SOL'],
  [10_000_001, 'not exactly 0.01 SOL'],
])('a transfer of %i lamports does not count as 0.01 SOL', async (lamports, message) => {
  task.ask({ kind: 'ONCHAIN_TX', via: 'TRANSFER', sol: '0.01', account: SHOP });
  link();
  const signature = await send(mine, { lamports });
  expect(await task.check(signature)).toMatchObject({
    reason: 'EVIDENCE',
    message: expect.stringContaining(message),
  });
});

test('a transfer of the exact amount counts, and a transfer to another program does not', async () => {
  const transfer = { kind: 'ONCHAIN_TX', via: 'TRANSFER', sol: '0.002' };
  link();
  const signature = await send(mine);
  task.ask({ ...transfer, account: SystemProgram.programId.toBase58() });
  expect((await task.check(signature))?.message).toContain('doesn’t go to');
  task.ask({ ...transfer, account: SHOP });
  expect((await task.check(signature))?.state).toBe('VERIFIED');
});
