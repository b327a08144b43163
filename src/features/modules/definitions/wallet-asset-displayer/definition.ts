import { isOneOf, not } from '../../common-fields/condition';
import { defineModule } from '../../engine/defineModule';
import { initialValues } from '../../engine/schema';
import { timesADay } from '../../common-fields/timesADay';
import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { select } from '../../field-types/select/field';
import { text } from '../../field-types/text/field';
import { toggle } from '../../field-types/switch/field';
import { channel } from '../../field-types/channel/field';
import { list } from '../../field-types/list/field';
import { address } from '../../field-types/address/field';
import { duration } from '../../field-types/duration/field';
import { about } from './about';
import { words } from './words';

const MINUTE = 60;

const wallet = {
  label: text({ label: 'Label', maxLength: 32, isRequired: true }),
  address: address({ of: 'wallet', label: 'Address' }),
  isPublic: toggle({ label: 'Show the address', initial: true }),
};

export default defineModule(about, words, {
  fields: {
    wallets: list({
      label: 'Wallets',
      itemName: 'wallet',
      least: 1,
      most: 20,
      fields: wallet,
    }),
    surface: select({
      label: 'Shown as',
      choices: choices(
        ['COMMAND', 'Reply to /wallet'],
        ['LIVE_MESSAGE', 'Live message for each wallet'],
        ['CHANNEL_NAME', 'Channel name with each wallet’s value'],
      ),
      initial: 'COMMAND',
    }),
    channelId: channel({
      label: 'Channel',
      kinds: ['text', 'announcement', 'voice'],
      isRequired: true,
      when: not(isOneOf('surface', 'COMMAND')),
    }),
    topTokens: number({ label: 'Tokens to show', min: 1, max: 25, initial: 10 }),
    topNfts: number({ label: 'Collections to show', min: 1, max: 25, initial: 10 }),
    hideBelow: number({
      label: 'Hide assets worth less than',
      unit: 'US dollars',
      min: 0,
      max: 1000,
      initial: 1,
      isFraction: true,
    }),
    hidesSpam: toggle({
      label: 'Hide spam',
      hint: 'Hides compressed NFTs without a collection.',
      initial: true,
    }),
    includesStaked: toggle({ label: 'Count staked and listed NFTs', initial: true }),
    memberMode: select({
      label: 'Wallets members can look up',
      hint: 'Applies to the /wallet command.',
      choices: choices(
        ['SELF_ONLY', 'Their own only'],
        ['ANYONE_WITH_CONSENT', 'Also those of members who agreed'],
      ),
      initial: 'SELF_ONLY',
    }),
    refresh: duration({
      label: 'Refresh every',
      min: 15 * MINUTE,
      max: 86_400,
      initial: 3600,
      when: not(isOneOf('surface', 'COMMAND')),
    }),
  },
  opening: {
    says: [
      'Show what the wallets below hold as {surface}',
      'in {channelId}',
      ', refreshed every {refresh}',
      '.',
    ],
    said: {
      surface: {
        COMMAND: 'a reply to /wallet',
        LIVE_MESSAGE: 'a live message for each wallet',
        CHANNEL_NAME: 'a channel name with each wallet’s value',
      },
    },
    values: { wallets: [initialValues(wallet)] },
    means: ({ surface, refresh }) =>
      surface === 'COMMAND'
        ? 'Members see it when they use /wallet.'
        : timesADay(refresh, 'Each wallet is read up to'),
  },
  groups: [
    { title: 'Wallets', fields: ['surface', 'channelId', 'refresh', 'wallets'] },
    {
      title: 'Assets and member lookups',
      fields: ['topTokens', 'topNfts', 'hideBelow', 'hidesSpam', 'includesStaked', 'memberMode'],
      isRare: true,
    },
  ],
  page: { tabs: ['postHistory'] },
});
