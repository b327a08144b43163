import { defineModule } from '../../engine/defineModule';
import { uniqueName } from '../../engine/unique';
import { mentioningPost } from '../../common-fields/post';
import { about } from './about';
import { checks } from './checks';
import { initialValues } from '../../engine/schema';
import { fields } from './fields';
import { asset } from './programFields';
import { words } from './words';

/**
 * A program's slug is its id. A range of a reward ends where the next one
 * begins, so that ranges can neither overlap nor leave a gap.
 */
export default defineModule(about, words, {
  rules: {
    singular: 'program',
    columns: ['assets', 'rewardKind', 'cadence', 'channelId'],
    unique: [uniqueName('program')],
  },
  fields,
  messages: { message: mentioningPost },
  opening: {
    says: [
      [
        'Members who hold {assets.0.collection}',
        'Members who hold {assets.0.mint}',
        'Members who hold the assets below',
      ],
      ['get {rate}', 'get {rewardRoles}', 'get their chat and X rewards times {rewardMultiplier}'],
      'in {rewardKind}',
      '{mint}',
      ['for every {assets.0.perUnit} tokens,', 'for each unit,'],
      '{cadence}.',
    ],
    fields: ['name'],
    values: { name: 'Holder rewards', assets: [initialValues(asset)] },
    beside: 'ledgerWallet',
  },
  groups: [
    {
      title: 'Program',
      fields: ['name', 'description', 'hasStart', 'startDate', 'hasEnd', 'endDate', 'timeZone'],
    },
    { title: 'Assets', fields: ['assets', 'aggregate', 'match'] },
    {
      title: 'Reward',
      fields: [
        'rewardKind',
        'mint',
        'rewardRoles',
        'rewardMultiplier',
        'rateKind',
        'rate',
        'ranges',
        'hasCap',
        'cap',
      ],
      beside: 'ledgerWallet',
    },
    { title: 'Schedule', fields: ['cadence', 'verification'] },
    {
      title: 'Bonuses',
      hint: 'Bonuses multiply each other.',
      fields: [
        'traitBonuses',
        'rarityBonuses',
        'roleBonuses',
        'hasStreak',
        'streakPercent',
        'streakMost',
        'chatBooster',
        'tweetBooster',
        'reactionBooster',
      ],
      isRare: true,
    },
    {
      title: 'Eligibility',
      fields: ['isNotListed', 'isNotDelegated', 'minHoldDays', 'requiredRoles'],
      isRare: true,
    },
    {
      title: 'Budget',
      fields: ['budgetTotal', 'budgetPeriod', 'onEmpty'],
    },
    { title: 'Post', fields: ['channelId', 'message', 'mentionRoles'] },
  ],
  checks,
  variables: [
    { name: 'user.mention', sample: '@Mira Moat' },
    { name: 'user.name', sample: 'Mira Moat' },
    { name: 'members', sample: '1' },
    { name: 'earned', sample: '25' },
    {
      name: 'symbol',
      sample: 'points',
      known: ({ values, facts }) =>
        values.rewardKind === 'SOL' ? 'SOL' : facts.tokens.get(values.mint)?.symbol,
    },
    { name: 'units', sample: '5' },
    { name: 'streak', sample: '3' },
    { name: 'multiplier', sample: '1.5' },
    { name: 'next.payout:R', sample: 'in 24 hours' },
    { name: 'balance', sample: '640' },
  ],
  page: { tabs: ['estimate', 'payouts', 'postHistory'] },
});
