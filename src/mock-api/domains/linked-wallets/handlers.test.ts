// @vitest-environment node
import { ed25519 } from '@noble/curves/ed25519.js';
import { Keypair, PublicKey, TransactionInstruction, TransactionMessage } from '@solana/web3.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';

const WALLETS = '/api/users/me/wallets';
const MEMO = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr';

let backend: TestBackend;
let key: Keypair;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('member');
  key = Keypair.generate();
});
afterEach(() => backend.close());

const asked = z.object({ data: z.object({ requestId: z.string(), message: z.string() }) });
const begin = async (of = key) => {
  const body = { address: of.publicKey.toBase58() };
  return asked.parse(await (await backend.send('POST', `${WALLETS}/nonce`, body)).json()).data;
};

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const sign = (bytes: Uint8Array, by = key) => ed25519.sign(bytes, by.secretKey.slice(0, 32));
const proof = (requestId: string, bytes: Uint8Array, change: Record<string, unknown> = {}) => ({
  requestId,
  address: key.publicKey.toBase58(),
  method: 'MESSAGE',
  signedMessage: base64(bytes),
  signature: base64(sign(bytes)),
  ...change,
});
const text = (message: string) => new TextEncoder().encode(message);
const send = (body: unknown) => backend.send('POST', WALLETS, body);
const trouble = async (answer: Response) => {
  expect(answer.status).toBe(422);
  const told = z.object({ data: z.object({ trouble: z.string() }) });
  return told.parse(await answer.json()).data.trouble;
};

test('a valid signature over the requested text links the wallet, the first as DEFAULT', async () => {
  const { requestId, message } = await begin();
  const answer = await send(proof(requestId, text(message)));
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject({ data: { wallet: { flag: 'DEFAULT' } } });
});

test('wallets are listed in the order they were linked', async () => {
  const { requestId, message } = await begin();
  await send(proof(requestId, text(message)));
  backend.world.db.linkedWallets.reverse();
  const listed = z.object({
    data: z.object({ wallets: z.array(z.object({ linkedAt: z.string() })) }),
  });
  const { wallets } = listed.parse(await (await backend.send('GET', WALLETS)).json()).data;
  const times = wallets.map(({ linkedAt }) => linkedAt);
  expect(times).toEqual(times.toSorted());
});

test('a signature by another key is rejected as forged', async () => {
  const { requestId, message } = await begin();
  const signature = base64(sign(text(message), Keypair.generate()));
  expect(await trouble(await send(proof(requestId, text(message), { signature })))).toBe('FORGED');
});

test('a proof can be used only once', async () => {
  const { requestId, message } = await begin();
  await send(proof(requestId, text(message)));
  expect(await trouble(await send(proof(requestId, text(message))))).toBe('USED');
});

test.each([
  ['another domain', /^[^ ]+/, 'evil.example'],
  ['another nonce', /Nonce: \w+/, 'Nonce: ABCDEFGH12345678'],
  ['another statement', /Link this wallet/, 'Send everything'],
  ['another address of the page', /URI: .+/, 'URI: https://evil.example/'],
  ['another chain', /Chain ID: mainnet/, 'Chain ID: devnet'],
  ['a time of its own', /Expiration Time: \d{4}/, 'Expiration Time: 2999'],
])('a signed text with %s is refused', async (_, what, instead) => {
  const { requestId, message } = await begin();
  const changed = message.replace(what, instead);
  expect(changed).not.toBe(message);
  expect(await trouble(await send(proof(requestId, text(changed))))).toBe('OTHER_TEXT');
});

test('a request to sign expires after five minutes', async () => {
  const { requestId, message } = await begin();
  backend.world.clock.advance(300_000);
  backend.signInAs('member');
  expect(await trouble(await send(proof(requestId, text(message))))).toBe('EXPIRED');
});

test('a signature by a wallet other than requested is rejected as OTHER_ACCOUNT', async () => {
  const { requestId, message } = await begin();
  const other = Keypair.generate();
  const bytes = text(message.replace(key.publicKey.toBase58(), other.publicKey.toBase58()));
  const body = proof(requestId, bytes, {
    address: other.publicKey.toBase58(),
    signature: base64(sign(bytes, other)),
  });
  expect(await trouble(await send(body))).toBe('OTHER_ACCOUNT');
});

test('a text issued to another member cannot be used', async () => {
  const { requestId, message } = await begin();
  backend.signInAs('ambassador');
  expect(await trouble(await send(proof(requestId, text(message))))).toBe('NOT_FOUND');
});

test('a wallet linked elsewhere is reported only after a valid proof', async () => {
  const first = await begin();
  await send(proof(first.requestId, text(first.message)));
  backend.signInAs('ambassador');
  const { requestId, message } = await begin();
  const signature = base64(sign(text(message), Keypair.generate()));
  expect(await trouble(await send(proof(requestId, text(message), { signature })))).toBe('FORGED');
  const answer = await send(proof(requestId, text(message)));
  expect(answer.status).toBe(409);
  expect(JSON.stringify(await answer.json())).not.toContain('mira');
});

const memo = (message: string, change: { blockhash?: string; twice?: boolean } = {}) => {
  const instruction = new TransactionInstruction({
    keys: [],
    programId: new PublicKey(MEMO),
    data: Buffer.from(message),
  });
  return new TransactionMessage({
    payerKey: key.publicKey,
    recentBlockhash: change.blockhash ?? PublicKey.default.toBase58(),
    instructions: change.twice === true ? [instruction, instruction] : [instruction],
  })
    .compileToLegacyMessage()
    .serialize();
};

test('a Ledger device proves a wallet with a transaction that cannot be sent', async () => {
  const { requestId, message } = await begin();
  const body = proof(requestId, memo(message), { method: 'TRANSACTION' });
  expect((await send(body)).status).toBe(201);
});

test.each([
  ['with a blockhash that could be sent', { blockhash: Keypair.generate().publicKey.toBase58() }],
  ['with more than the memo', { twice: true }],
])('a transaction %s is refused', async (_, change) => {
  const { requestId, message } = await begin();
  const body = proof(requestId, memo(message, change), { method: 'TRANSACTION' });
  expect(await trouble(await send(body))).toBe('OTHER_TEXT');
});

test('the DEFAULT wallet cannot be unlinked until another wallet is DEFAULT', async () => {
  const ids: string[] = [];
  for (const _ of ['one', 'two']) {
    key = Keypair.generate();
    const { requestId, message } = await begin();
    const answer = await send(proof(requestId, text(message)));
    const told = z.object({ data: z.object({ wallet: z.object({ id: z.string() }) }) });
    ids.push(told.parse(await answer.json()).data.wallet.id);
  }
  const [first = '', second = ''] = ids;
  expect((await backend.send('DELETE', `${WALLETS}/${first}`)).status).toBe(409);
  await backend.send('PUT', `${WALLETS}/${second}`, { flag: 'DEFAULT' });
  expect((await backend.send('DELETE', `${WALLETS}/${first}`)).status).toBe(200);
});
