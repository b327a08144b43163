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
  groups: [
    { title: 'Currency', fields: ['currencyName', 'symbol', 'currencyEmoji'] },
    {
      title: 'Balance',
      fields: ['minBalance', 'hasMaxBalance', 'maxBalance', 'decay', 'onLeave', 'onBan'],
      beside: 'claimLimits',
    },
    {
      title: 'Sources',
      hint: 'A weight multiplies what the source pays.',
      fields: [
        'sources',
        'chatWeight',
        'tweetWeight',
        'reactionWeight',
        'voiceWeight',
        'inviteWeight',
      ],
    },
    {
      title: 'Reactions',
      fields: [
        'reactionGive',
        'reactionReceive',
        'reactionMost',
        'reactionChannels',
        'reactionMessageAge',
      ],
      isRare: true,
    },
    { title: 'Voice', fields: ['voicePay', 'voiceNeedsTwo', 'voiceIgnoresSilent'], isRare: true },
    {
      title: 'Limits',
      fields: ['memberDailyCap', 'hasServerCap', 'serverDailyCap'],
      isRare: true,
    },
    { title: 'Budget', fields: ['budget', 'activeMembers'] },
    {
      title: 'Multipliers',
      hint: 'The highest role or holder multiplier applies. Day and event multipliers multiply it.',
      fields: ['roleMultipliers', 'holderMultipliers', 'dayMultipliers', 'eventMultipliers'],
      isRare: true,
    },
    {
      title: 'Eligibility',
      fields: ['minAccountAge', 'minServerAge', 'needsWallet', 'requiredRoles'],
      isRare: true,
    },
    { title: 'Balance command', fields: ['channelId', 'message'] },
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
