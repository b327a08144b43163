// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { claimOfferSchema } from '@/features/earning/claims/claim';
import { pricesSchema } from '@/features/portfolio/portfolioSchemas';
import { featureFlagsSchema } from '@/features/staff/featureFlag';
import { earn } from '../claims/earn';
import { join } from '../../testing/claims';
import { tokens } from '../market/market';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { fundedChain } from '../../testing/treasury';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: fundedChain });
  backend.signInAs('staff');
});
afterEach(() => backend.close());

const answerOf = async <T>(path: string, data: z.ZodMiniType<T>) =>
  z.object({ data }).parse(await (await backend.send('GET', path)).json()).data;
const flags = async () => (await answerOf('/api/staff/flags', featureFlagsSchema)).flags;
const flag = async (id: string) => (await flags()).find((each) => each.id === id);
const set = async (id: string, state: string, serverIds: string[] = [], version?: number) => {
  backend.signInAs('staff');
  const body = { state, serverIds, version: version ?? (await flag(id))?.version ?? 0 };
  return (await backend.send('PUT', `/api/staff/flags/${id}`, body)).status;
};
const undo = async () => {
  const line = backend.world.db.audit.findLast(({ action }) => action === 'flag.changed');
  return (await backend.send('POST', `/api/staff/audit-log/${line?.id ?? ''}/undo`)).status;
};

test('everything is on at first', async () => {
  expect((await flags()).map(({ state }) => state)).toEqual(['ON', 'ON', 'ON']);
});

test('claims can be paused on every server, or on all but some', async () => {
  const { world } = backend;
  world.db.points = [];
  const offers = async () => {
    backend.signInAs('member');
    const of = async (slug: string) =>
      (await answerOf(`/api/points/task-to-earn/${slug}/offer`, claimOfferSchema)).state;
    return [await of('solana-keep'), await of('ape-garrison')];
  };
  const address = join(world, 'srv-keep', 'usr-member');
  for (const serverId of ['srv-keep', 'srv-apes']) {
    if (!world.db.members.some((row) => row.serverId === serverId && row.userId === 'usr-member'))
      world.db.members.push({
        serverId,
        userId: 'usr-member',
        joinedAt: 0,
        leftAt: null,
        roles: [],
      });
    earn(world, serverId, 'usr-member', 1000);
  }
  const [keep, apes] = await offers();
  expect(keep).toBe('OPEN');
  expect(apes).not.toBe('PAUSED');
  expect(await set('POINT_CLAIMS', 'SOME', ['srv-apes'])).toBe(200);
  expect(await offers()).toEqual(['PAUSED', apes]);
  expect(await set('POINT_CLAIMS', 'OFF')).toBe(200);
  expect(await offers()).toEqual(['PAUSED', 'PAUSED']);
  const claim = await backend.send('POST', '/api/points/task-to-earn/solana-keep/claims', {
    key: 'an-intent-of-mine-1',
    points: 1000,
    mint: null,
    amount: '100000000',
    address,
    after: null,
  });
  expect(claim.status).toBe(409);
  expect(world.db.points.filter(({ type }) => type === 'CLAIM_LOCK')).toEqual([]);
});

test('with prices off, token details come without a price', async () => {
  const mint = tokens.find(({ symbol }) => symbol === 'KEEP')?.mint ?? '';
  const told = () => answerOf(`/api/market/prices?addresses=${mint}`, pricesSchema);
  expect(await told()).toMatchObject({ isOff: false, prices: [{ priceSol: expect.any(String) }] });
  await set('PORTFOLIO_PRICES', 'OFF');
  expect(await told()).toMatchObject({ isOff: true, prices: [{ symbol: 'KEEP', priceSol: null }] });
});

test('with sign-up off, an application as ambassador is refused', async () => {
  await set('AMBASSADOR_SIGN_UP', 'OFF');
  backend.world.db.ambassadors = [];
  backend.signInAs('owner');
  const applied = await backend.send('POST', '/api/ambassador/application', {
    motivation: 'I know many server owners.',
    channels: 'A thread on X',
    audience: 'Server owners',
    language: 'en',
  });
  expect(applied.status).toBe(409);
  expect(backend.world.db.ambassadors).toEqual([]);
});

test('a change is in the audit log and can be undone there, unless the flag changed since', async () => {
  await set('POINT_CLAIMS', 'SOME', ['srv-keep', 'srv-keep']);
  expect(backend.world.db.audit.at(-1)).toMatchObject({
    action: 'flag.changed',
    target: 'POINT_CLAIMS',
    changes: [{ field: 'Token claims', before: 'On', after: 'On for Solana Keep' }],
  });
  expect(await undo()).toBe(200);
  expect(await flag('POINT_CLAIMS')).toMatchObject({ state: 'ON', servers: [] });
  await set('POINT_CLAIMS', 'OFF');
  const line = backend.world.db.audit.findLast(({ action }) => action === 'flag.changed');
  await set('POINT_CLAIMS', 'ON');
  const late = await backend.send('POST', `/api/staff/audit-log/${line?.id ?? ''}/undo`);
  expect(late.status).toBe(409);
  expect((await flag('POINT_CLAIMS'))?.state).toBe('ON');
});

test.each([
  ['an older version', 'POINT_CLAIMS', 'OFF', [], 0, 409],
  ['some servers, of which none is named', 'POINT_CLAIMS', 'SOME', [], undefined, 400],
  ['a server there isn’t', 'POINT_CLAIMS', 'SOME', ['srv-none'], undefined, 400],
  ['some servers, for what is on none', 'PORTFOLIO_PRICES', 'SOME', ['srv-keep'], undefined, 400],
  ['a flag there isn’t', 'EVERYTHING', 'OFF', [], undefined, 404],
] as const)('%s is refused', async (_, id, state, serverIds, version, status) => {
  expect(await set(id, state, [...serverIds], version)).toBe(status);
  expect((await flags()).map((each) => each.state)).toEqual(['ON', 'ON', 'ON']);
});
