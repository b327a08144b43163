import { defineModule } from '../../engine/defineModule';
import { uniqueName } from '../../engine/unique';
import { mentioningPost } from '../../common-fields/post';
import { about } from './about';
import { checks } from './checks';
import { fields } from './fields';
import { words } from './words';

/**
 * A group is a source with its channel, budget and rules; its posts ("raids")
 * stand in it. What X lets nobody see at scale is not offered as if it could be seen.
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
  groups: [
    { title: 'Group', fields: ['name', 'handles', 'source'] },
    {
      title: 'Posts',
      fields: [
        'posts',
        'includesReposts',
        'includesReplies',
        'keywords',
        'postTitle',
        'postDescription',
      ],
    },
    { title: 'Actions', fields: ['actions', 'multiplier'] },
    {
      title: 'Replies and quotes',
      fields: [
        'minChars',
        'mustContain',
        'mustNotContain',
        'refusesDuplicates',
        'replyLanguage',
        'penaltyWithin',
      ],
      isRare: true,
    },
    {
      title: 'Account requirements',
      fields: ['minFollowers', 'minAgeDays', 'needsVerified', 'needsPublic', 'needsAvatar'],
      isRare: true,
    },
    { title: 'Duration', fields: ['window', 'customWindow', 'firstN'] },
    {
      title: 'Goal',
      fields: ['hasGoal', 'goalLikes', 'goalReposts', 'goalReplies', 'locksChannel'],
      isRare: true,
    },
    {
      title: 'Reward',
      beside: 'ledgerWallet',
      fields: [
        'method',
        'winners',
        'pool',
        'review',
        'memberDailyCap',
        'hasBudget',
        'budget',
        'postBudget',
        'poolBudget',
      ],
    },
    { title: 'Discord post', fields: ['channelId', 'message', 'mentionRoles'] },
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
