import { expect, test } from 'vitest';
import { encodeBase58 } from '@/shared/solana/base58';
import { setModule } from '../../testing/modules';
import { settleDeliveries } from './settle';
import { createPostCases, NOON, SOL_MINT } from '../../testing/deliveries';

const HOUR = 3_600_000;
const { world, spec } = await createPostCases('wallet-asset-displayer');
const guild = world.db.guilds.find(({ id }) => id === 'srv-hq');
if (!guild) throw new Error('The seed has no srv-hq.');
const channelId = guild.channels.find(({ name }) => name === 'general')?.id ?? '';
const address = encodeBase58(new Uint8Array(32).fill(7));

test('a wallet is shown in one message, which each refresh edits', async () => {
  world.db.holdings.push({ wallet: address, asset: SOL_MINT, amount: '10', since: 0 });
  await settleDeliveries(world, guild);
  setModule({ world, guild }, spec.slug, {
    values: { wallets: [{ label: 'Vault', address }], surface: 'LIVE_MESSAGE', channelId },
    createdAt: NOON,
    updatedAt: NOON,
  });
  world.clock.advance(4 * HOUR);
  await settleDeliveries(world, guild);
  const rows = world.db.deliveries.filter(({ module }) => module === spec.slug);
  expect(rows.map(({ state, kind }) => [state, kind])).toContainEqual(['SENT', 'REFRESH']);
  expect(rows.length).toBeGreaterThan(1);
  expect(new Set(rows.map(({ messageId }) => messageId)).size).toBe(1);
});
