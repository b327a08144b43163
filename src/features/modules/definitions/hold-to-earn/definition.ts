import { defineModule } from '../../engine/defineModule';
import { uniqueName } from '../../engine/unique';
import { allOf, isOneOf } from '../../common-fields/condition';
import type { Condition } from '../../common-fields/field';
import { inWords } from '../../common-fields/decimal';
import { mentioningPost } from '../../common-fields/post';
import { about } from './about';
import { checks } from './checks';
import { initialValues } from '../../engine/schema';
import { fields, type Program } from './fields';
import { payoutOf } from './payout';
import { asset } from './programFields';
import { isPaid } from './rewardFields';
import { words } from './words';

const paysByRange = allOf(isPaid, isOneOf('rateKind', 'RANGES'));
const paysPerUnit = allOf(isPaid, isOneOf('rateKind', 'PER_UNIT'));
const areNfts: Condition<'assets'> = {
  names: ['assets'],
  holds: (values) =>
    fields.assets.read(values['assets']).every(({ kind }) => kind === 'COLLECTION'),
};

/** Units that the member of the preview holds. */
const SAMPLE_UNITS = 5;

/** What those units earn, before bonuses; an ellipsis while the amount is missing. */
function earnedBy(program: Program): string | undefined {
  if (!isPaid.holds({ ...program })) return undefined;
  const amount = payoutOf(program, SAMPLE_UNITS);
  return amount === 0n ? '…' : inWords(amount);
}

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
        'Members who hold the {assets.0.kind} {assets.0.collection}',
        'Members who hold the {assets.0.kind} {assets.0.mint}',
        'Members who hold the assets below',
      ],
      [
        'get {rate} of the {rewardKind} {mint}',
        'get the {rewardKind} {mint}',
        'get {rate} {rewardKind}',
        'get a {rewardKind}: {rewardRoles},',
        'get a {rewardKind} of {rewardMultiplier},',
        'get {rewardKind}',
      ],
      [
        { text: 'by the ranges below,', when: paysByRange },
        { text: 'for every {assets.0.perUnit},', when: paysPerUnit },
        { text: 'for each NFT,', when: allOf(paysPerUnit, areNfts) },
        { text: 'for each unit,', when: paysPerUnit },
      ],
      [{ text: '{cadence}.', when: isPaid }, 'checked {cadence}.'],
      [
        'Spend at most {budgetPeriod} each time and {budgetTotal} in all, and announce payouts in {channelId}.',
        'Announce it in {channelId}.',
      ],
    ],
    fields: ['name'],
    values: { name: 'Holder rewards', assets: [initialValues(asset)] },
    taken: ['assets.0.collection'],
    beside: 'estimate',
  },
  groups: [
    { title: 'Post', fields: ['channelId', 'message', 'mentionRoles'] },
    { title: 'More assets and counting', fields: ['assets', 'aggregate', 'match'], isRare: true },
    {
      title: 'Ranges, limits and budget',
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
        'budgetTotal',
        'budgetPeriod',
        'onEmpty',
      ],
      isRare: true,
    },
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
      title: 'Checks and eligibility',
      fields: [
        'verification',
        'isNotListed',
        'isNotDelegated',
        'minHoldDays',
        'requiredRoles',
        'cadence',
      ],
      isRare: true,
    },
    {
      title: 'Description and dates',
      fields: ['name', 'description', 'hasStart', 'startDate', 'hasEnd', 'endDate', 'timeZone'],
      isRare: true,
    },
  ],
  checks,
  variables: [
    { name: 'user.mention', sample: '@Mira Moat' },
    { name: 'user.name', sample: 'Mira Moat' },
    { name: 'members', sample: '1' },
    { name: 'earned', sample: '25', known: ({ values }) => earnedBy(values) },
    {
      name: 'symbol',
      sample: 'points',
      known: ({ values, facts }) =>
        values.rewardKind === 'SPL'
          ? (facts.tokens.get(values.mint)?.symbol ?? 'tokens')
          : values.rewardKind === 'SOL'
            ? 'SOL'
            : undefined,
    },
    { name: 'units', sample: String(SAMPLE_UNITS) },
    { name: 'streak', sample: '3' },
    { name: 'multiplier', sample: '1.5' },
    { name: 'next.payout:R', sample: 'in 24 hours' },
    { name: 'balance', sample: '640' },
  ],
  page: { tabs: ['estimate', 'payouts', 'postHistory'] },
});
