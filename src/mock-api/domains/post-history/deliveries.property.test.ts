// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Values } from '@/features/modules/common-fields/field';
import { runs } from '@tests/setup/scope';
import { createClock } from '../../store/clock';
import { collections } from '../market/market';
import { eventsOf } from '../market/marketEvents';
import { decodeSnapshot, encodeSnapshot } from '../../snapshots';
import { createWorld } from '../../createWorld';
import type { World } from '../../store/world';
import { settleDeliveries, specOf } from './settle';
import { whyOf } from './why';

const NOON = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;
const KEEPERS = collections[0]?.address ?? '';
const SLUG = 'nft-sale';

const price = fc.integer({ min: 0, max: 40 }).map(String);
const rule = fc.record({
  collection: fc.constantFrom(...collections.slice(0, 3).map(({ address }) => address)),
  events: fc.subarray(['BUY_NOW', 'ACCEPTED_BID', 'AMM_POOL', 'AUCTION'], { minLength: 1 }),
  marketplaces: fc.subarray(['MAGIC_EDEN', 'TENSOR', 'OTHER'], { minLength: 1 }),
  minPrice: price,
  hasMaxPrice: fc.boolean(),
  maxPrice: price,
  ignoreSelfTransfer: fc.boolean(),
  bundle: fc.constantFrom(0, 30, 600),
  maxPerHour: fc.integer({ min: 1, max: 3 }),
});

function worldWith(rules: readonly Values[]): World {
  const world = createWorld({ clock: createClock(0, () => NOON) });
  for (const row of world.db.modules) row.enabled = row.slug === SLUG;
  const row = world.db.modules.find(
    ({ serverId, slug }) => serverId === 'srv-keep' && slug === SLUG,
  );
  const [pattern] = row?.rules ?? [];
  if (!row || !pattern) throw new Error('The seed has no such rules.');
  row.rules = rules.map((values, index) =>
    Object.assign({}, pattern, {
      id: `rule-${String(index)}`,
      values: { ...pattern.values, name: `Rule ${String(index)}`, ...values },
    }),
  );
  return world;
}

const guildOf = (world: World) => {
  const guild = world.db.guilds.find(({ id }) => id === 'srv-keep');
  if (!guild) throw new Error('The seed has no such server.');
  return guild;
};

/** The same world after a restart. */
function restarted(world: World): World {
  const snapshot = decodeSnapshot(encodeSnapshot(world.snapshot()));
  return createWorld({ snapshot, clock: createClock(world.clock.offset, () => NOON) });
}

const told = ({ db }: World) =>
  db.deliveries.map(({ ruleId, key, state, reason, filter }) => [
    ruleId,
    key,
    state,
    reason,
    filter,
  ]);

test('restarts and clock moves never deliver twice, and the number of reads does not matter', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(rule, { minLength: 1, maxLength: 3 }),
      fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 4 }),
      async (rules, hours) => {
        let often = worldWith(rules);
        const once = worldWith(rules);
        await settleDeliveries(once, guildOf(once));
        await settleDeliveries(often, guildOf(often));
        for (const hour of hours) {
          often.clock.advance(hour * HOUR);
          often = restarted(often);
          await settleDeliveries(often, guildOf(often));
          await settleDeliveries(often, guildOf(often));
          once.clock.advance(hour * HOUR);
        }
        await settleDeliveries(once, guildOf(once));
        const keys = often.db.deliveries.map(({ ruleId, key }) => `${ruleId ?? ''} ${key}`);
        expect(new Set(keys).size).toBe(keys.length);
        expect(told(often)).toEqual(told(once));
      },
    ),
    { numRuns: runs(6) },
  );
});

test('the check of a transaction agrees with its delivery', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(rule, { minLength: 1, maxLength: 3 }), async (rules) => {
      const world = worldWith(rules);
      const guild = guildOf(world);
      await settleDeliveries(world, guild);
      const spec = specOf(SLUG);
      if (!spec) throw new Error('The module didn’t load.');
      for (const { signature } of eventsOf('SALE', KEEPERS, NOON - 72 * HOUR, NOON))
        for (const answer of whyOf({ world, guild, spec }, signature).rules) {
          const row = world.db.deliveries.find(
            ({ ruleId, key }) => ruleId === answer.id && key === signature,
          );
          expect(answer.fate).toBe(row?.state ?? 'OTHER');
          expect(answer.wouldPost).toBe(row !== undefined && row.state !== 'SKIPPED');
          expect(answer.obstacle === null || row === undefined || answer.obstacle === row.why).toBe(
            true,
          );
        }
    }),
    { numRuns: runs(8) },
  );
});
