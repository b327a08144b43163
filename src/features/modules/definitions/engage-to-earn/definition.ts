import { defineModule } from '../../engine/defineModule';
import { about } from './about';
import { checks } from './checks';
import { fields } from './fields';
import { words } from './words';

/**
 * The currency, budget and guards that chat, tweet and the other ways to earn
 * share. An emission above the budget is warned of in the preview and not refused: how many members will
 * be active is a guess.
 */
export default defineModule(about, words, {
  fields,
  opening: {
    says: [
      'Members earn {currencyName} for the activity below:',
      'up to {memberDailyCap} a day each, and {budget} in all.',
      'Adding a reaction earns {reactionGive}, and receiving one earns {reactionReceive}.',
      'A minute of voice earns {voicePay}.',
    ],
    beside: 'estimate',
  },
  groups: [
    { title: 'Activity', fields: ['sources'] },
    { title: 'Balance command', fields: ['channelId', 'message'] },
    {
      title: 'Reactions and voice',
      fields: [
        'reactionGive',
        'reactionReceive',
        'reactionMost',
        'reactionChannels',
        'reactionMessageAge',
        'voicePay',
        'voiceNeedsTwo',
        'voiceIgnoresSilent',
      ],
      isRare: true,
    },
    {
      title: 'Weights and multipliers',
      hint: 'A weight multiplies what its source pays. The highest role or holder multiplier applies. Day and event multipliers multiply it.',
      fields: [
        'chatWeight',
        'tweetWeight',
        'reactionWeight',
        'voiceWeight',
        'inviteWeight',
        'roleMultipliers',
        'holderMultipliers',
        'dayMultipliers',
        'eventMultipliers',
      ],
      isRare: true,
    },
    {
      title: 'Eligibility and server limit',
      fields: [
        'minAccountAge',
        'minServerAge',
        'needsWallet',
        'requiredRoles',
        'memberDailyCap',
        'hasServerCap',
        'serverDailyCap',
        'budget',
        'activeMembers',
      ],
      isRare: true,
    },
    {
      title: 'Currency and balance',
      fields: [
        'currencyName',
        'symbol',
        'currencyEmoji',
        'minBalance',
        'hasMaxBalance',
        'maxBalance',
        'decay',
        'onLeave',
        'onBan',
      ],
      isRare: true,
      beside: 'claimLimits',
    },
  ],
  checks,
  messages: {
    message: ({ channelId }) =>
      channelId === '' ? { place: 'Channel where the member asks' } : { channelId },
  },
  variables: [
    { name: 'user.mention', sample: '@Mira Moat' },
    { name: 'user.name', sample: 'Mira Moat' },
    { name: 'currency', sample: 'Points', known: ({ values }) => values.currencyName },
    { name: 'earned.today', sample: '120' },
    { name: 'cap.left', sample: '880' },
    { name: 'balance', sample: '640' },
    { name: 'source', sample: 'Chat' },
    { name: 'multiplier', sample: '1.5' },
    { name: 'claim.link', sample: 'https://castlebots.io/claim' },
  ],
  page: { tabs: ['estimate', 'payouts'] },
});
