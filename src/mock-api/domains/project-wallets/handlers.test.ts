// @vitest-environment node
import { ed25519 } from '@noble/curves/ed25519.js';
import { Keypair } from '@solana/web3.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { personaUserId } from '../accounts/personas';
import { scriptedChain } from '../../testing/scriptedChain';

const WALLETS = '/api/servers/srv-keep/wallets';
const DAY = 24 * 3_600_000;

let backend: TestBackend;
let key: Keypair;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
  key = Keypair.generate();
});
afterEach(() => backend.close());

const asked = z.object({ data: z.object({ requestId: z.string(), message: z.string() }) });
const begin = async (role = 'TREASURY', path = WALLETS) => {
  const body = { address: key.publicKey.toBase58(), role };
  return asked.parse(await (await backend.send('POST', `${path}/nonce`, body)).json()).data;
};
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const proof = (requestId: string, message: string, by = key) => {
  const bytes = new TextEncoder().encode(message);
  return {
    requestId,
    address: key.publicKey.toBase58(),
    method: 'MESSAGE',
    signedMessage: base64(bytes),
    signature: base64(ed25519.sign(bytes, by.secretKey.slice(0, 32))),
  };
};
const send = (body: unknown, path = WALLETS) => backend.send('POST', path, body);
const trouble = async (answer: Response) => {
  expect(answer.status).toBe(422);
  const told = z.object({ data: z.object({ trouble: z.string() }) });
  return told.parse(await answer.json()).data.trouble;
};
const add = async (role = 'TREASURY') => {
  const { requestId, message } = await begin(role);
  const answer = await send(proof(requestId, message));
  expect(answer.status).toBe(201);
  const told = z.object({ data: z.object({ wallet: z.looseObject({ id: z.string() }) }) });
  return told.parse(await answer.json()).data.wallet;
};
const rows = () =>
  backend.world.db.projectWallets.filter(({ serverId }) => serverId === 'srv-keep');

test('the text to sign names server and role, and its signature adds the wallet', async () => {
  const { requestId, message } = await begin('PAYMENT');
  expect(message).toContain('a payment wallet of the server Solana Keep (srv-keep)');
  expect(message.replaceAll('\n', ' ')).toMatch(/^[ -~]+$/);
  expect((await send(proof(requestId, message))).status).toBe(201);
  expect(rows().at(-1)).toMatchObject({ role: 'PAYMENT', flag: 'DEFAULT' });
});

test('a proof works once, and only with the right key', async () => {
  const { requestId, message } = await begin();
  expect(await trouble(await send(proof(requestId, message, Keypair.generate())))).toBe('FORGED');
  expect((await send(proof(requestId, message))).status).toBe(201);
  expect(await trouble(await send(proof(requestId, message)))).toBe('USED');
});

test.each([
  ['another domain', /^[^ ]+/, 'evil.example'],
  ['another role', /the treasury of/, 'a payment wallet of'],
  ['another server', /\(srv-keep\)/, '(srv-other)'],
  ['another nonce', /Nonce: \w+/, 'Nonce: ABCDEFGH12345678'],
])('a signed text with %s is refused', async (_, what, instead) => {
  const { requestId, message } = await begin();
  expect(await trouble(await send(proof(requestId, message.replace(what, instead))))).toBe(
    'OTHER_TEXT',
  );
});

test('a proof for another server or for a personal wallet cannot be used', async () => {
  backend.world.db.access.push({
    serverId: 'srv-apes',
    userId: personaUserId('owner'),
    roleId: null,
    role: 'owner',
  });
  const there = await begin('TREASURY', '/api/servers/srv-apes/wallets');
  expect(await trouble(await send(proof(there.requestId, there.message)))).toBe('NOT_FOUND');
  const own = asked.parse(
    await (
      await backend.send('POST', '/api/users/me/wallets/nonce', {
        address: key.publicKey.toBase58(),
      })
    ).json(),
  ).data;
  expect(await trouble(await send(proof(own.requestId, own.message)))).toBe('NOT_FOUND');
});

test('a request to sign expires after five minutes', async () => {
  const { requestId, message } = await begin();
  backend.world.clock.advance(300_000);
  backend.signInAs('owner');
  expect(await trouble(await send(proof(requestId, message)))).toBe('EXPIRED');
});

test('a new proof changes neither role nor date of addition', async () => {
  await add();
  const before = rows().length;
  const addedAt = rows().at(-1)?.addedAt ?? 0;
  backend.world.clock.advance(2 * DAY);
  backend.signInAs('owner');
  await add();
  expect(rows()).toHaveLength(before);
  expect(rows().at(-1)).toMatchObject({ addedAt, role: 'TREASURY' });
  expect(rows().at(-1)?.provenAt).toBeGreaterThan(addedAt);
});

test('each role has a single default wallet', async () => {
  const { id } = await add();
  const flags = () => rows().flatMap((row) => (row.role === 'TREASURY' ? row.flag : []));
  expect(flags().filter((flag) => flag === 'DEFAULT')).toHaveLength(1);
  await backend.send('PUT', `${WALLETS}/${id}`, { flag: 'DEFAULT' });
  expect(flags().filter((flag) => flag === 'DEFAULT')).toHaveLength(1);
  expect(rows().find((row) => row.id === id)?.flag).toBe('DEFAULT');
});

test('a default wallet cannot be removed, and others need their last characters typed', async () => {
  const { id } = await add();
  const first = rows().find(({ flag, role }) => flag === 'DEFAULT' && role === 'TREASURY');
  const last = (address: string) => encodeURIComponent(address.slice(-4));
  const kept = await backend.send(
    'DELETE',
    `${WALLETS}/${first?.id ?? ''}?last=${last(first?.address ?? '')}`,
  );
  expect(kept.status).toBe(409);
  expect((await backend.send('DELETE', `${WALLETS}/${id}?last=nope`)).status).toBe(400);
  expect((await backend.send('DELETE', `${WALLETS}/${id}`)).status).toBe(400);
  const gone = await backend.send(
    'DELETE',
    `${WALLETS}/${id}?last=${last(key.publicKey.toBase58())}`,
  );
  expect(gone.status).toBe(200);
  expect(rows().some((row) => row.id === id)).toBe(false);
});

test('a wallet named by an active rule cannot be removed', async () => {
  const { id } = await add('PAYMENT');
  const address = key.publicKey.toBase58();
  const rule = backend.world.db.modules
    .find(
      (row) =>
        row.serverId === 'srv-keep' && row.enabled && row.rules.some(({ enabled }) => enabled),
    )
    ?.rules.find(({ enabled }) => enabled);
  if (rule) rule.values = { ...rule.values, wallet: address };
  const answer = await backend.send('DELETE', `${WALLETS}/${id}?last=${address.slice(-4)}`);
  expect(answer.status).toBe(409);
  expect(JSON.stringify(await answer.json())).toContain('Used by');
});

test('a treasurer can only read wallets, and a foreign wallet’s ID is not found', async () => {
  backend.world.db.access.push({
    serverId: 'srv-keep',
    userId: personaUserId('moderator'),
    roleId: null,
    role: 'treasurer',
  });
  backend.signInAs('moderator');
  expect((await backend.send('GET', WALLETS)).status).toBe(200);
  const body = { address: key.publicKey.toBase58(), role: 'TREASURY' };
  expect((await backend.send('POST', `${WALLETS}/nonce`, body)).status).toBe(403);
  const [own] = rows();
  expect((await backend.send('DELETE', `${WALLETS}/${own?.id ?? ''}`)).status).toBe(403);
  backend.signInAs('owner');
  const foreign = backend.world.db.projectWallets.find(({ serverId }) => serverId === 'srv-other');
  const path = `${WALLETS}/${foreign?.id ?? ''}`;
  expect((await backend.send('PUT', path, { label: 'Mine' })).status).toBe(404);
  expect((await backend.send('DELETE', path)).status).toBe(404);
});
