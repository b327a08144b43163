// @vitest-environment node
import { expect, test } from 'vitest';
import { createWorld } from '../../createWorld';
import { findToken, tokens } from '../market/market';
import { countedAssets } from './countedAssets';

test('a token is counted whose rule was saved before its conditions named a currency', () => {
  const world = createWorld();
  const guild = world.db.guilds.find(({ id }) => id === 'srv-keep');
  const rules = world.db.modules.find(
    ({ serverId, slug }) => serverId === 'srv-keep' && slug === 'crypto-holder-verification',
  )?.rules;
  const [rule] = rules ?? [];
  const mint = tokens[0]?.mint ?? '';
  if (!guild || !rule) throw new Error('The seed has no such rule.');
  rule.values = { ...rule.values, conditions: [{ mint, least: '1' }] };
  expect(countedAssets(world, guild)).toContainEqual({
    asset: mint,
    name: findToken(mint)?.symbol,
  });
});
