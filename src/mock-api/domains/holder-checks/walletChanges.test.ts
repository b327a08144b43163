// @vitest-environment node
import { ed25519 } from '@noble/curves/ed25519.js';
import { Keypair } from '@solana/web3.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Values } from '@/features/modules/common-fields/field';
import { linkedWalletsSchema } from '@/features/identity/linked-wallets/linkedWallet';
import { recheckSchema } from '@/features/server/memberships/membership';
import { deleteUser } from '../personal-data/deletion';
import { collections, tokens } from '../market/market';
import type { HeldRole } from '../members/rows';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';
import { rolesOf } from '../../testing/holderChecks';

const WALLETS = '/api/users/me/wallets';
const KEEPERS = 'rule-srv-keep-holder-verification-1';
const DOLPHINS = 'rule-srv-keep-crypto-holder-verification-1';
const ADDRESS = 'So11111111111111111111111111111111111111112';
const OTHER = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const HOUR = 3_600_000;
const [PIECE = ''] = collections.map(({ address }) => address);
const TOKEN = tokens.find(({ symbol }) => symbol === 'KEEP')?.mint ?? '';

let backend: TestBackend;
beforeEach(async () => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('member');
  const { db } = backend.world;
  // The only server of these tests.
  db.members = db.members.filter(({ serverId }) => serverId === 'srv-keep');
  db.linkedWallets = db.linkedWallets.filter(({ userId }) => userId !== 'usr-member');
  await later(0);
});
afterEach(() => backend.close());

const me = (userId = 'usr-member') => {
  const row = backend.world.db.members.find((each) => each.userId === userId);
  if (!row) throw new Error(`${userId} isn’t on the server.`);
  return row;
};
const holder = () =>
  backend.world.db.guilds
    .find(({ id }) => id === 'srv-keep')
    ?.roles.find(({ name }) => name === 'Holder')?.id ?? '';
const roles = (userId?: string) =>
  rolesOf(backend.world, me(userId).userId).filter((name) => name === 'Holder');
const set = (id: string, values: Values) => {
  for (const { rules } of backend.world.db.modules)
    for (const rule of rules) if (rule.id === id) rule.values = { ...rule.values, ...values };
};
function link(address: string, asset: string, amount: string, userId = 'usr-member') {
  const { db, clock } = backend.world;
  db.linkedWallets.push({
    id: `wal-${address}`,
    userId,
    address,
    name: null,
    flag: db.linkedWallets.some((row) => row.userId === userId) ? 'NOT_DEFAULT' : 'DEFAULT',
    method: 'SIWS',
    linkedAt: clock.now(),
  });
  db.holdings.push({ wallet: address, asset, amount, since: clock.now() - HOUR });
}
const give = (role: Partial<HeldRole> = {}, userId?: string) => {
  const held = { roleId: holder(), source: 'RULE' as const, because: KEEPERS, at: 0, ...role };
  me(userId).roles = [held];
};
const unlink = (address = ADDRESS) => backend.send('DELETE', `${WALLETS}/wal-${address}`);
const wallets = async () =>
  z.object({ data: linkedWalletsSchema }).parse(await (await backend.send('GET', WALLETS)).json())
    .data.wallets;
const checkNow = async () => {
  const answer = await backend.send('POST', '/api/users/me/servers/solana-keep/recheck');
  return z.object({ data: recheckSchema }).parse(await answer.json()).data;
};
const later = async (hours: number) => {
  backend.world.clock.advance(hours * HOUR);
  // The session before may have run out.
  backend.signInAs('member');
  await backend.send('GET', '/api/users/me/servers/solana-keep');
};

test('unlinking a wallet removes the roles of rules that are no longer met', async () => {
  link(ADDRESS, PIECE, '1');
  give();
  expect((await unlink()).status).toBe(200);
  expect(roles()).toEqual([]);
});

test('unlinking a wallet keeps roles for tokens in another wallet', async () => {
  link(ADDRESS, TOKEN, '5000');
  link(OTHER, PIECE, '0');
  give({ because: DOLPHINS });
  await unlink(OTHER);
  expect(roles()).toEqual(['Holder']);
});

test.each<[string, Partial<HeldRole>]>([
  ['an invite milestone', { because: 'rule-invites' }],
  ['a quest', { source: 'QUEST', because: 'quest-1' }],
  ['the team', { source: 'TEAM', because: 'change-1' }],
  ['hand in Discord', { source: 'HAND', because: null }],
])('unlinking a wallet keeps a role given by %s', async (_, role) => {
  link(ADDRESS, PIECE, '1');
  give(role);
  await unlink();
  await later(48);
  expect(roles()).toEqual(['Holder']);
});

test('unlinking a wallet keeps roles of a rule that does not remove them', async () => {
  set(KEEPERS, { removeWhenLost: false });
  link(ADDRESS, PIECE, '1');
  give();
  await unlink();
  await later(48);
  expect(roles()).toEqual(['Holder']);
});

test('a role lost by unlinking is kept for the grace period of its rule', async () => {
  set(KEEPERS, { graceHours: 10 });
  link(ADDRESS, PIECE, '1');
  give();
  await unlink();
  expect(me().roles[0]?.lostAt).toBeDefined();
  await later(9.9);
  expect(roles()).toEqual(['Holder']);
  await later(0.2);
  expect(roles()).toEqual([]);
});

test('a member sees how long they keep a role, and their own check does not remove it', async () => {
  set(KEEPERS, { graceHours: 10 });
  link(ADDRESS, PIECE, '1');
  give();
  await unlink();
  const { kept, lost } = await checkNow();
  const until = new Date((me().roles[0]?.lostAt ?? 0) + 10 * HOUR).toISOString();
  expect([kept, lost]).toEqual([[{ id: holder(), name: 'Holder', until }], []]);
});

test('a manual run removes a role within its grace period', async () => {
  set(KEEPERS, { graceHours: 10 });
  link(ADDRESS, PIECE, '1');
  give();
  await unlink();
  backend.signInAs('owner');
  await backend.send('POST', `/api/servers/srv-keep/holder-rules/${KEEPERS}/run`);
  expect(roles()).toEqual([]);
});

test('a wallet lists the roles that would be lost without it', async () => {
  link(ADDRESS, PIECE, '1');
  link(OTHER, TOKEN, '5');
  give();
  const serves = new Map((await wallets()).map((wallet) => [wallet.address, wallet.serves]));
  expect([serves.get(ADDRESS), serves.get(OTHER)]).toEqual([
    ['The role Holder on Solana Keep'],
    [],
  ]);
});

async function linkByProof(key: Keypair) {
  const address = key.publicKey.toBase58();
  const asked = await backend.send('POST', `${WALLETS}/nonce`, { address });
  const { requestId, message } = z
    .object({ data: z.object({ requestId: z.string(), message: z.string() }) })
    .parse(await asked.json()).data;
  const bytes = new TextEncoder().encode(message);
  const base64 = (each: Uint8Array) => Buffer.from(each).toString('base64');
  return backend.send('POST', WALLETS, {
    requestId,
    address,
    method: 'MESSAGE',
    signedMessage: base64(bytes),
    signature: base64(ed25519.sign(bytes, key.secretKey.slice(0, 32))),
  });
}

test('linking a wallet immediately gives the roles it qualifies for', async () => {
  const key = Keypair.generate();
  const { db, clock } = backend.world;
  const wallet = key.publicKey.toBase58();
  db.holdings.push({ wallet, asset: PIECE, amount: '1', since: clock.now() - HOUR });
  await linkByProof(key);
  expect(roles()).toEqual(['Holder']);
});

test('a wallet of another account gives no role, and the other account keeps its role', async () => {
  const key = Keypair.generate();
  link(key.publicKey.toBase58(), PIECE, '1', 'usr-moderator');
  give({}, 'usr-moderator');
  expect((await linkByProof(key)).status).toBe(409);
  expect([roles(), roles('usr-moderator')]).toEqual([[], ['Holder']]);
});

test('a wallet that moves to another account moves its role there', async () => {
  link(ADDRESS, PIECE, '1');
  give();
  await unlink();
  link(ADDRESS, PIECE, '0', 'usr-moderator');
  await later(6);
  expect([roles(), roles('usr-moderator')]).toEqual([[], ['Holder']]);
});

test('an NFT sent to another member’s wallet counts for them from the next check', async () => {
  link(ADDRESS, PIECE, '1');
  link(OTHER, TOKEN, '1', 'usr-moderator');
  give();
  for (const [wallet, amount] of [
    [ADDRESS, '0'],
    [OTHER, '1'],
  ])
    await backend.send('PUT', '/__mock/holdings', { wallet, asset: PIECE, amount });
  expect([roles(), roles('usr-moderator')]).toEqual([['Holder'], []]);
  await later(6);
  expect([roles(), roles('usr-moderator')]).toEqual([[], ['Holder']]);
});

test('a check due before a sale counts the holdings of that time', async () => {
  link(ADDRESS, PIECE, '1');
  give();
  await later(0);
  backend.world.clock.advance(7 * HOUR);
  await backend.send('PUT', '/__mock/holdings', { wallet: ADDRESS, asset: PIECE, amount: '0' });
  await later(0);
  expect(roles()).toEqual(['Holder']);
  await later(6);
  expect(roles()).toEqual([]);
});

test('a deleted account has no roles and gets no notifications', async () => {
  link(ADDRESS, PIECE, '1');
  give();
  const user = backend.world.db.users.find(({ id }) => id === 'usr-member');
  if (!user) throw new Error('The seed has no such member.');
  deleteUser(backend.world, user);
  backend.signInAs('owner');
  backend.world.clock.advance(48 * HOUR);
  await backend.send('GET', '/api/servers/srv-keep/members');
  expect(backend.world.db.members.find(({ userId }) => userId === user.id)?.roles).toEqual([]);
  expect(backend.world.db.notifications.filter(({ userId }) => userId === user.id)).toEqual([]);
});
