import { defineModule } from '../../engine/defineModule';
import { about } from './about';
import { checks } from './checks';
import { initialValues } from '../../engine/schema';
import { fields } from './fields';
import { questSteps } from './questSteps';
import { oneRewardFields } from './rewardFields';
import { rewardInWords } from './questWords';
import { words } from './words';

/** The server makes a quest's slug of its title, once: when the quest is first published. */
export default defineModule(about, words, {
  rules: {
    singular: 'quest',
    columns: ['tasks', 'rewards'],
    ordered: true,
    copies: { publish: 'DRAFT' },
    stage: 'publish',
    unique: [
      {
        path: 'name',
        message: 'Another quest has this title.',
        key: ({ name }) => name.trim().toLowerCase(),
      },
    ],
  },
  fields,
  opening: {
    says: [
      'Members can complete the tasks below {recurrence}, in the category {categoryId}.',
      ['It’s checked {validation} ({samplePercent}),', 'It’s checked {validation},'],
      ['and the rewards go to {winners} members: {method}.', 'and the rewards go to {method}.'],
    ],
    fields: ['name'],
    values: { rewards: [initialValues(oneRewardFields)] },
  },
  groups: [
    { title: 'What members do', fields: ['tasks', 'validation', 'samplePercent'] },
    { title: 'What they get', fields: ['rewards', 'method', 'winners'], beside: 'ledgerWallet' },
    { title: 'Description and picture', fields: ['name', 'description', 'image', 'categoryId'] },
    {
      title: 'Status and dates',
      fields: ['publish', 'startDate', 'startTime', 'timeZone', 'hasEnd', 'endDate'],
    },
    {
      title: 'Eligibility and limits',
      fields: [
        'match',
        'conditions',
        'needsCaptcha',
        'recurrence',
        'retryAfterFail',
        'claimLimit',
        'isOncePerIp',
        'isOncePerWallet',
      ],
      beside: 'qualifyingMembers',
      isRare: true,
    },
    {
      title: 'Announcement',
      fields: ['isAnnounced', 'announceChannelId', 'message'],
      isRare: true,
    },
  ],
  checks,
  messages: { message: ({ announceChannelId }) => ({ channelId: announceChannelId }) },
  variables: [
    { name: 'quest.title', sample: 'Say hello', known: ({ values }) => values.name },
    {
      name: 'quest.reward',
      sample: '50 points',
      known: ({ values, token }) =>
        values.rewards.map((reward) => rewardInWords(reward, token?.symbol)).join(', '),
    },
    { name: 'quest.link', sample: 'https://castlebots.io/questboard' },
    { name: 'expires:R', sample: 'in 3 days' },
  ],
  templates: () => import('./templates'),
  firstSteps: questSteps,
  page: {
    tabs: ['submissions', 'winners', 'statistics', 'memberPreview', 'postHistory'],
    rows: 'quests',
    steps: 'quest',
  },
});
