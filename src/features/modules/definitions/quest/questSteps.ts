import type { FirstSteps } from '../../engine/newRule';
import { initialValues } from '../../engine/schema';
import { choices } from '../../common-fields/choices';
import { radio } from '../../field-types/radio/field';
import type { Quest } from './fields';
import { chosenTasks, suggestedTitle } from './questFields';
import { oneRewardFields } from './rewardFields';

/** How a new quest is made: what members do, what they get, and who may take it when. */
export const questSteps: FirstSteps<Quest> = {
  isForEach: true,
  values: {
    publish: 'LIVE',
    validation: 'AUTO',
    rewards: [initialValues(oneRewardFields)],
  },
  suggest: () => import('./suggestions'),
  steps: [
    {
      title: 'Tasks',
      fields: ['name', 'tasks'],
      asked: { name: suggestedTitle, tasks: chosenTasks },
      more: {
        title: 'Description, picture and review',
        fields: ['description', 'image', 'validation', 'samplePercent'],
      },
    },
    {
      title: 'Reward',
      fields: ['rewards', 'method', 'winners', 'claimLimit'],
      beside: 'ledgerWallet',
    },
    {
      title: 'Eligibility and schedule',
      fields: [
        'categoryId',
        'conditions',
        'match',
        'publish',
        'startDate',
        'startTime',
        'hasEnd',
        'endDate',
        'timeZone',
        'recurrence',
      ],
      asked: {
        publish: radio({
          label: 'Start',
          choices: choices(['LIVE', 'When you publish it'], ['SCHEDULED', 'On a date']),
          initial: 'LIVE',
        }),
      },
      beside: 'qualifyingMembers',
      more: {
        title: 'Limits and announcement',
        fields: [
          'needsCaptcha',
          'retryAfterFail',
          'isOncePerIp',
          'isOncePerWallet',
          'isAnnounced',
          'announceChannelId',
          'message',
        ],
      },
    },
  ],
};
