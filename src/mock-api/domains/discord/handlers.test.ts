// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  botInfoSchema,
  managedServerSchema,
  serverDetailsSchema,
} from '@/features/server/discord/guild';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: () => Promise.resolve(scriptedChain()) });
});
afterEach(() => backend.close());

const details = (id: string) => backend.send('GET', `/api/discord/server-details/${id}`);
const servers = async () =>
  z
    .object({ data: z.object({ items: z.array(managedServerSchema), total: z.number() }) })
    .parse(await (await backend.send('GET', '/api/discord/servers')).json()).data;

test('bot-info needs no session', async () => {
  const answer: unknown = await (await backend.send('GET', '/api/discord/bot-info')).json();
  expect(z.object({ data: botInfoSchema }).parse(answer).data.botName).toBe('Castle Bots');
});

test('server details have the shape of the specification', async () => {
  backend.signInAs('owner');
  const answer: unknown = await (await details('srv-keep')).json();
  const { data } = z
    .object({ data: z.object({ serverDetails: serverDetailsSchema }) })
    .parse(answer);
  expect(data.serverDetails.guildName).toBe('Solana Keep');
  expect(data.serverDetails.subscription).toEqual({
    status: 'ENABLED',
    showSubscription: true,
    planName: 'Gold Keep',
  });
  expect(data.serverDetails.guildRoles.length).toBeGreaterThan(3);
});

test.each([
  ['srv-other', 403],
  ['srv-nobot-1', 404],
  ['srv-nowhere', 404],
])('details of %s are refused to the owner with %i and a message', async (id, status) => {
  backend.signInAs('owner');
  const answer = await details(id);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ success: false, message: expect.any(String) });
});

test('the owner manages seven servers, two of them without the bot', async () => {
  backend.signInAs('owner');
  const { items, total } = await servers();
  const without = items.filter((item) => !item.botPresent);
  expect([total, without.length]).toEqual([7, 2]);
  expect(without.every((item) => item.id === null && item.inviteUrl !== null)).toBe(true);
});

test('a member manages no servers', async () => {
  backend.signInAs('member');
  expect((await servers()).total).toBe(0);
});

test('srv-empty has no orders and srv-pending has only a PENDING order', () => {
  const statuses = (serverId: string) =>
    backend.world.db.orders.filter((row) => row.serverId === serverId).map((row) => row.status);
  expect(statuses('srv-empty')).toEqual([]);
  expect(statuses('srv-pending')).toEqual(['PENDING']);
});

test('referral details are those of the caller', async () => {
  backend.signInAs('ambassador');
  const answer: unknown = await (await backend.send('GET', '/api/users/referral-details')).json();
  expect(answer).toMatchObject({ data: { referralDetails: { code: 'BANNER', joined: 36 } } });
});

test('servers are sorted by name by default, and only by allowed fields', async () => {
  backend.signInAs('owner');
  const names = (await servers()).items.map(({ guildName }) => guildName);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
  expect((await backend.send('GET', '/api/discord/servers?sort=-memberCount')).status).toBe(200);
  expect((await backend.send('GET', '/api/discord/servers?sort=inviteUrl')).status).toBe(400);
});
