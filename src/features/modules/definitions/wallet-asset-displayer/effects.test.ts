import {
  createPostCases,
  KEEPERS,
  MOAT,
  NOON,
  SOL_MINT,
  USDC_MINT,
} from '@/mock-api/testing/deliveries';
import { encodeBase58 } from '@/shared/solana/base58';
import type { Values } from '../../common-fields/field';
import { describeEffects } from '../../testing/effectCases';

const HOUR = 3_600_000;
const cases = await createPostCases('wallet-asset-displayer');
const { world, channelId } = cases;

/** A wallet with two tokens, two collections and, as anyone can send them, some vouchers. */
const VAULT = encodeBase58(new Uint8Array(32).fill(7));
const holding = { wallet: VAULT, since: 0 };
world.db.holdings.push(
  { ...holding, asset: SOL_MINT, amount: '10' },
  { ...holding, asset: USDC_MINT, amount: '0.5' },
  {
    ...holding,
    asset: KEEPERS,
    amount: '2',
    pieces: [
      { number: 1, state: 'HELD' },
      { number: 2, state: 'STAKED' },
    ],
  },
  { ...holding, asset: MOAT, amount: '1' },
);
const [wallet] = world.db.linkedWallets;
if (!wallet) throw new Error('The seed has no wallets.');
world.db.linkedWallets.push({ ...wallet, id: 'wlt-vault', address: VAULT });

const vault = { label: 'Vault', address: VAULT, isPublic: true };
const live = { wallets: [vault], surface: 'LIVE_MESSAGE' };
const refreshes = (values: Values) => cases.between(values, NOON - 6 * HOUR, NOON);
const last = (values: Values) => refreshes(values).at(-1);
const embed = (values: Values) => last(values)?.post.message?.embeds[0];
const list = (name: string) => (values: Values) =>
  embed(values)
    ?.fields.find((field) => field.name === name)
    ?.value.split('\n')
    .map((line) => line.replace(/ \(.*/, ''));

describeEffects(cases.spec, {
  wallets: {
    given: { surface: 'LIVE_MESSAGE' },
    value: [vault],
    outcome: (values) => refreshes(values).length > 0,
    becomes: true,
    from: false,
  },
  'wallets[].label': {
    given: live,
    value: 'Treasury',
    outcome: (values) =>
      last(values)?.post.variables.find(({ name }) => name === 'wallet.name')?.sample,
    becomes: 'Treasury',
    from: '',
  },
  'wallets[].address': {
    given: live,
    value: VAULT,
    outcome: list('NFTs'),
    becomes: ['Keepers of the Tower × 2', 'Moat Monsters × 1'],
    from: undefined,
  },
  'wallets[].isPublic': {
    given: live,
    value: false,
    outcome: (values) => embed(values)?.description.includes('{wallet.address}'),
    becomes: false,
    from: true,
  },
  surface: {
    given: live,
    value: 'CHANNEL_NAME',
    outcome: (values) => last(values)?.post.name,
    becomes: '{wallets}',
    from: undefined,
  },
  channelId: {
    given: live,
    value: channelId,
    outcome: (values) => last(values)?.channelId,
    becomes: channelId,
    from: '',
  },
  topTokens: {
    given: { ...live, hideBelow: 0 },
    value: 1,
    outcome: list('Tokens'),
    becomes: ['10 SOL'],
    from: ['10 SOL', '0.5 USDC'],
  },
  topNfts: {
    given: live,
    value: 1,
    outcome: list('NFTs'),
    becomes: ['Keepers of the Tower × 2'],
    from: ['Keepers of the Tower × 2', 'Moat Monsters × 1'],
  },
  hideBelow: {
    given: live,
    value: 0.25,
    outcome: list('Tokens'),
    becomes: ['10 SOL', '0.5 USDC'],
    from: ['10 SOL'],
  },
  hidesSpam: {
    given: { ...live, hideBelow: 0 },
    value: false,
    outcome: (values) => list('NFTs')(values)?.some((line) => line.startsWith('No collection')),
    becomes: true,
    from: false,
  },
  includesStaked: {
    given: live,
    value: false,
    outcome: (values) => list('NFTs')(values)?.[0],
    becomes: 'Keepers of the Tower × 1',
    from: 'Keepers of the Tower × 2',
  },
  refresh: {
    given: live,
    value: 3 * 3600,
    outcome: (values) => refreshes(values).length,
    becomes: 2,
    from: 6,
  },
});
