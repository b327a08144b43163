// @vitest-environment node
import { expect, test } from 'vitest';
import { findCollection, tokens } from '../market/market';
import { createWorld } from '../../createWorld';
import { personaUserId } from '../accounts/personas';
import { walletsOf } from '../wallets/wallets';
import { traitsOf } from '../market/pieces';
import { heldBy } from './holdings';
import { pieceAddress } from './pieces';

const TOKENS = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';

async function ofRegular() {
  const world = createWorld();
  const me = personaUserId('regular');
  const [wallet] = walletsOf(world, me);
  if (!wallet) throw new Error('The regular has no wallet.');
  const chain = await world.chain();
  const ask = async (method: string, params: unknown) => {
    const { body } = await chain.handleRpc({ jsonrpc: '2.0', id: 1, method, params });
    return body;
  };
  return { world, me, owner: wallet.address, ask };
}

test('/rpc returns the same tokens and NFTs that the rules count', async () => {
  const { world, me, owner, ask } = await ofRegular();
  const held = new Set(
    world.db.holdings.filter(({ wallet }) => wallet === owner).map(({ asset }) => asset),
  );
  expect(held.size).toBeGreaterThan(0);
  const accounts = await ask('getTokenAccountsByOwner', [owner, { programId: TOKENS }]);
  const pieces = await ask('getAssetsByOwner', { ownerAddress: owner, page: 1, limit: 1000 });
  const text = JSON.stringify([accounts, pieces]);
  const told = (asset: string) =>
    findCollection(asset)
      ? String(text.split(`"${asset}"`).length - 1)
      : new RegExp(`"mint":"${asset}".*?"uiAmountString":"([^"]+)"`).exec(text)?.[1];
  for (const asset of held) expect(told(asset)).toBe(heldBy(world, me, asset));
});

test('pages of NFTs have the requested size, and the last page has the rest', async () => {
  const { world, owner, ask } = await ofRegular();
  world.db.holdings = [
    {
      wallet: owner,
      asset: 'Crowd1111111111111111111111111111111111111',
      amount: '5',
      since: 0,
      pieces: [1, 2, 3, 4, 5].map((number) => ({ number, state: 'HELD' as const })),
    },
  ];
  world.db.linkedWallets = [];
  const page = (page: number) => ask('getAssetsByOwner', { ownerAddress: owner, page, limit: 2 });
  expect(await page(1)).toMatchObject({ result: { total: 2, limit: 2, page: 1 } });
  expect(await page(3)).toMatchObject({ result: { total: 1, items: [{ burnt: false }] } });
  expect(await page(4)).toMatchObject({ result: { total: 0, items: [] } });
});

test('an NFT is returned with its owner and traits, and an unknown NFT is not found', async () => {
  const { owner, ask, world } = await ofRegular();
  const row = world.db.holdings.find(({ wallet, pieces }) => wallet === owner && pieces);
  const number = row?.pieces?.[0]?.number ?? 0;
  const id = pieceAddress(row?.asset ?? '', number);
  const attributes = traitsOf(row?.asset ?? '', number)?.map(({ name, value }) => ({
    trait_type: name,
    value,
  }));
  expect(attributes?.length).toBeGreaterThan(0);
  expect(await ask('getAsset', { id })).toMatchObject({
    result: { id, ownership: { owner }, content: { metadata: { attributes } } },
  });
  expect(await ask('getAsset', { id: owner })).toMatchObject({ error: { code: -32_000 } });
});

test.each([
  ['getAsset', { id: 'nothing' }],
  ['getAssetsByOwner', { ownerAddress: 'nobody' }],
  ['getAssetsByOwner', { ownerAddress: tokens[0]?.mint, limit: 1001 }],
  ['getAssetsByOwner', { ownerAddress: tokens[0]?.mint, page: 0 }],
  ['getTokenAccountsByOwner', [tokens[0]?.mint]],
])('%s refuses invalid parameters: %j', async (method, params) => {
  const { ask } = await ofRegular();
  expect(await ask(method, params)).toMatchObject({ error: { code: -32_602 } });
});
