// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY } from '@/shared/time/durations';
import { createTestBackend } from '../../hosts/vitest/testServer';
import { personaUserId } from '../accounts/personas';
import { createClock } from '../../store/clock';
import { createWorld } from '../../createWorld';
import { decodeSnapshot, encodeSnapshot } from '../../snapshots';
import { walletsOf } from '../wallets/wallets';
import { collections, findCollection } from '../market/market';
import { forgetUnlinked, historyOf, sumOfDay } from './history';
import { readHoldings, worthAt } from './walletWorth';
import type { World } from '../../store/world';

const NOON = Date.UTC(2026, 10, 20, 12);
const ME = personaUserId('regular');
const worldAtNoon = () => createWorld({ clock: createClock(0, () => NOON) });
const whole = (world: World, days = 365) => {
  const wallets = walletsOf(world, ME);
  return historyOf(world, ME, wallets, { days, isOff: false });
};

test('the history begins when the first wallet was linked and ends with today’s worth', async () => {
  const world = worldAtNoon();
  const days = await whole(world);
  const wallets = walletsOf(world, ME);
  let [tokens, nfts] = [0n, 0n];
  for (const { address } of wallets) {
    const holdings = await readHoldings(world, address);
    for (const [asset, lamports] of holdings ? worthAt(holdings, NOON, NOON) : [])
      if (findCollection(asset)) nfts += lamports;
      else tokens += lamports;
  }
  expect(days.at(-1)).toEqual({
    day: '2026-11-20',
    tokens: tokens.toString(),
    nfts: nfts.toString(),
  });
  expect(tokens + nfts).toBeGreaterThan(0n);
  const first = Math.min(...wallets.map(({ linkedAt }) => linkedAt));
  expect(days[0]?.day).toBe(new Date(first).toISOString().slice(0, 10));
  expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
  // The seed's holdings count for every day, so yesterday's worth is similar to today's.
  const yesterday = days.findLast(({ day, tokens: told }) => day < '2026-11-20' && told !== null);
  expect(BigInt(yesterday?.tokens ?? 0) * 10n).toBeGreaterThan(tokens);
});

test('stored days stay, a new day is added, and unlinking deletes them', async () => {
  let now = NOON;
  const world = createWorld({ clock: createClock(0, () => now) });
  const before = await whole(world);
  now += DAY;
  const after = await whole(world);
  const past = before.slice(0, -1);
  expect(after.filter(({ day }) => day < '2026-11-20')).toEqual(past);
  expect(after.at(-1)?.day).toBe('2026-11-21');
  world.db.linkedWallets = world.db.linkedWallets.filter(({ userId }) => userId !== ME);
  forgetUnlinked(world, ME, []);
  expect(world.db.portfolioDays.filter(({ userId }) => userId === ME)).toEqual([]);
});

test('a day’s total leaves out spam, and is unknown if a wallet is', () => {
  const collection = collections[0]?.address ?? '';
  const asset = fc.constantFrom<string[]>('SOL', 'MintA', 'MintB', collection);
  const worth = fc.dictionary(asset, fc.bigInt({ min: 0n, max: 10n ** 18n }).map(String));
  fc.assert(
    fc.property(
      fc.array(fc.option(worth), { minLength: 1, maxLength: 5 }),
      fc.uniqueArray(asset),
      (wallets, spam) => {
        const { tokens, nfts } = sumOfDay('2026-11-20', wallets, new Set(spam));
        let sum: bigint | null = 0n;
        for (const each of wallets)
          for (const [name, lamports] of Object.entries(each ?? {}))
            if (!spam.includes(name)) sum += BigInt(lamports);
        if (wallets.includes(null)) sum = null;
        const told = tokens === null || nfts === null ? null : BigInt(tokens) + BigInt(nfts);
        expect(told).toBe(sum);
      },
    ),
  );
});

test('the history leaves out marked spam, and each account has its own marks', async () => {
  const backend = createTestBackend({ clock: createClock(0, () => NOON) });
  try {
    backend.signInAs('regular');
    const last = async () => {
      const answer = await backend.send('GET', '/api/users/me/portfolio/history?span=7');
      const body: unknown = await answer.json();
      return body;
    };
    const { world } = backend;
    const held = world.db.holdings.find(
      ({ wallet, asset }) =>
        walletsOf(world, ME).some(({ address }) => address === wallet) && findCollection(asset),
    );
    const before = JSON.stringify(await last());
    const body = { address: held?.asset ?? '', mark: 'SPAM' };
    expect((await backend.send('PUT', '/api/users/me/asset-marks', body)).status).toBe(200);
    expect(JSON.stringify(await last())).not.toBe(before);
    backend.signInAs('member');
    const others = await backend.send('GET', '/api/users/me/asset-marks');
    expect(await others.json()).toMatchObject({ data: { marks: [] } });
    backend.signInAs('regular');
    await backend.send('PUT', '/api/users/me/asset-marks', { ...body, mark: null });
    expect(JSON.stringify(await last())).toBe(before);
  } finally {
    backend.close();
  }
});

test('a world stored without a history still opens', async () => {
  const snapshot = worldAtNoon().snapshot();
  const text = encodeSnapshot(snapshot)
    .replace(',"portfolioDays":[]', '')
    .replace(',"assetMarks":[]', '');
  expect(text).not.toContain('assetMarks');
  const snapshotAgain = decodeSnapshot(text);
  if (!snapshotAgain) throw new Error('It didn’t open.');
  const world = createWorld({ snapshot: snapshotAgain, clock: createClock(0, () => NOON) });
  expect((await whole(world, 7)).length).toBeGreaterThan(0);
});
