import { counted } from '@/shared/text/language';
import { defineModule } from '../../engine/defineModule';
import { checks } from '../../field-types/checks/field';
import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { text } from '../../field-types/text/field';
import { toggle } from '../../field-types/switch/field';
import { channel } from '../../field-types/channel/field';
import { address } from '../../field-types/address/field';
import { about } from './about';
import { words } from './words';

export default defineModule(about, words, {
  rules: { singular: 'wallet', columns: ['wallet', 'types', 'channelId'] },
  fields: {
    name: text({ label: 'Label', maxLength: 32, isRequired: true }),
    wallet: address({ of: 'wallet', label: 'Wallet' }),
    types: checks({
      label: 'Activity',
      choices: choices(
        ['BUY', 'Buys'],
        ['SELL', 'Sells'],
        ['NFT_BUY', 'NFTs bought'],
        ['NFT_SELL', 'NFTs sold'],
        ['NFT_MINT', 'NFTs minted'],
      ),
      initial: ['BUY', 'SELL'],
      least: 1,
      retired: ['TRANSFER_IN', 'TRANSFER_OUT', 'STAKE', 'BURN'],
    }),
    minUsd: number({
      label: 'Minimum value',
      unit: 'US dollars',
      min: 0,
      max: 1e9,
      initial: 100,
      isFraction: true,
    }),
    isFirstBuyOnly: toggle({ label: 'First buy of each token only', initial: false }),
    channelId: channel({ label: 'Channel', isRequired: true }),
    maxPerHour: number({ label: 'Maximum posts per hour', min: 1, max: 120, initial: 30 }),
  },
  live: { says: 'Activity appears in {channelId}.' },
  opening: {
    says: ['Post trades of {wallet}', 'worth {minUsd} or more', 'in {channelId}.'],
    below: ['types'],
    fields: ['name'],
    values: { name: 'Watched wallet' },
    means: ({ isFirstBuyOnly, maxPerHour }) =>
      `Posts up to ${counted(maxPerHour, 'trade')} an hour${isFirstBuyOnly ? ', and only the first buy of each token' : ''}.`,
  },
  groups: [
    { title: 'Wallet', fields: ['name', 'wallet', 'minUsd', 'channelId', 'types'] },
    { title: 'Repeats and posting limit', fields: ['isFirstBuyOnly', 'maxPerHour'], isRare: true },
  ],
  page: { tabs: ['postHistory', 'whyNoPost'] },
});
