import { defineModule } from '../../engine/defineModule';
import { uniqueName } from '../../engine/unique';
import { mentioningPost } from '../../common-fields/post';
import { isOneOf } from '../../common-fields/condition';
import { initialValues } from '../../engine/schema';
import { about } from './about';
import { action } from './actionFields';
import { checks } from './checks';
import { fields } from './fields';
import { words } from './words';

/**
 * A group is a source with its channel, budget and rules, and contains its posts ("raids"). Actions
 * that X hides at scale are not offered as verifiable.
 */
export default defineModule(about, words, {
  rules: {
    singular: 'group',
    columns: ['handles', 'source', 'posts', 'channelId'],
    unique: [uniqueName('group')],
  },
  fields,
  messages: { message: mentioningPost },
  live: { says: 'Posts appear in {channelId}.' },
  opening: {
    says: [
      [
        'Each {actions.0.kind} on X with the text {actions.0.text} earns {actions.0.points} points',
        'Each {actions.0.kind} on X earns {actions.0.points} points',
        'Members earn points for the actions below',
      ],
      [
        'for a {window} period of {customWindow},',
        { text: '{window},', when: isOneOf('window', 'END_OF_DAY') },
        'for {window} after the post,',
      ],
      [
        'paid to {winners} members: {method}.',
        {
          text: 'paid as a {method} of {pool.amount} {pool.currency} {pool.mint}.',
          when: isOneOf('method', 'POOL_SPLIT'),
        },
        {
          text: 'paid as a {method} of {pool.amount} {pool.currency}.',
          when: isOneOf('method', 'POOL_SPLIT'),
        },
        'paid to {method}.',
      ],
      'Posts appear in {channelId}.',
    ],
    fields: ['name'],
    values: { name: 'X posts', actions: [initialValues(action)] },
    beside: 'estimate',
  },
  groups: [
    {
      title: 'Posts and actions',
      fields: [
        'handles',
        'source',
        'posts',
        'includesReposts',
        'includesReplies',
        'keywords',
        'postTitle',
        'postDescription',
        'actions',
      ],
    },
    { title: 'Discord post', fields: ['channelId', 'message', 'mentionRoles'] },
    {
      title: 'Limits, review and budget',
      fields: [
        'name',
        'window',
        'customWindow',
        'method',
        'winners',
        'pool',
        'multiplier',
        'firstN',
        'review',
        'memberDailyCap',
        'hasBudget',
        'budget',
        'postBudget',
        'poolBudget',
      ],
      isRare: true,
    },
    {
      title: 'Reply and account requirements',
      fields: [
        'minChars',
        'mustContain',
        'mustNotContain',
        'refusesDuplicates',
        'replyLanguage',
        'penaltyWithin',
        'minFollowers',
        'minAgeDays',
        'needsVerified',
        'needsPublic',
        'needsAvatar',
      ],
      isRare: true,
    },
    {
      title: 'Goal',
      fields: ['hasGoal', 'goalLikes', 'goalReposts', 'goalReplies', 'locksChannel'],
      isRare: true,
    },
  ],
  checks,
  variables: [
    {
      name: 'tweet.author',
      sample: '@castlebots',
      known: ({ values }) => {
        const [handle] = values.handles;
        return handle === undefined ? undefined : `@${handle}`;
      },
    },
    { name: 'tweet.text', sample: 'The gates are open.' },
    { name: 'tweet.url', sample: 'https://x.com/castlebots/status/1' },
    { name: 'tweet.date', sample: '24 December' },
    { name: 'actions', sample: 'Reply, Repost' },
    { name: 'points', sample: '80' },
    { name: 'ends:R', sample: 'in 24 hours' },
    { name: 'progress', sample: '▰▰▰▱▱▱' },
    { name: 'participants', sample: '31' },
    { name: 'top3', sample: 'Mira Moat, Abel Banner, Ivo Arch' },
  ],
  page: {
    tabs: ['postReviews', 'estimate', 'payouts', 'postHistory'],
  },
});
