import type { Template } from '../../engine/newRule';
import { initialValues } from '../../engine/schema';
import { conditionFields } from './conditionFields';
import type { Quest, QuestCondition, QuestReward, Task } from './fields';
import { oneRewardFields } from './rewardFields';
import { taskFields } from './taskFields';

const task = (own: Partial<Task>): Task => ({ ...initialValues(taskFields), ...own });
const condition = (own: Partial<QuestCondition>): QuestCondition => ({
  ...initialValues(conditionFields),
  ...own,
});
const points = (amount: number): QuestReward[] => [
  { ...initialValues(oneRewardFields), kind: 'POINTS', points: amount },
];

/** What a new quest can begin from. What only the server itself knows, such as its account on X, is left empty. */
export const templates: readonly Template<Quest>[] = [
  {
    id: 'follow-us',
    title: 'Follow us on X',
    text: 'Checked by the bot with the member’s linked X account.',
    values: {
      name: 'Follow us on X',
      description: 'Link your X account, follow us there and press Check.',
      tasks: [task({ kind: 'X_FOLLOW', prompt: 'Follow us on X.' })],
      validation: 'AUTO',
      rewards: points(50),
    },
    asks: ['tasks.0.handle'],
  },
  {
    id: 'introduce-yourself',
    title: 'Introduce yourself',
    text: 'A short text that your team reviews.',
    values: {
      name: 'Introduce yourself',
      description: 'Tell us who you are and what brought you here. Our team reads every answer.',
      tasks: [task({ prompt: 'Who are you, and what brought you here?', minChars: 40 })],
      validation: 'MANUAL',
      rewards: points(100),
    },
    asks: [],
  },
  {
    id: 'daily-check-in',
    title: 'Daily check-in',
    text: 'A few points for checking in each day.',
    values: {
      name: 'Daily check-in',
      description: 'Check in once a day. The quest reopens at midnight UTC.',
      tasks: [task({ kind: 'DAILY', prompt: 'Press “Check in”.' })],
      validation: 'AUTO',
      recurrence: 'DAILY',
      rewards: points(10),
    },
    asks: [],
  },
  {
    id: 'hold-and-earn',
    title: 'Hold and earn',
    text: 'For members who hold your NFT in a linked wallet.',
    values: {
      name: 'Hold and earn',
      description: 'Link the wallet that holds your NFT. Nothing leaves it.',
      tasks: [task({ kind: 'HOLD_NFT', prompt: 'Hold an NFT from our collection.', count: 1 })],
      validation: 'AUTO',
      rewards: points(200),
    },
    asks: ['tasks.0.collection'],
  },
  {
    id: 'quiz',
    title: 'Quiz',
    text: 'One question with one correct answer, checked instantly.',
    values: {
      name: 'Safety quiz',
      description: 'One question about keeping your wallet safe.',
      tasks: [
        task({
          kind: 'QUIZ',
          prompt: 'Who may ever ask you for your seed phrase?',
          options: ['A moderator', 'The bot', 'No one'],
          right: 3,
        }),
      ],
      validation: 'AUTO',
      retryAfterFail: '1H',
      rewards: points(25),
    },
    asks: [],
  },
  {
    id: 'feedback',
    title: 'Feedback',
    text: 'A rating and a text. Your team decides who earns the reward.',
    values: {
      name: 'Tell us what to improve',
      description: 'Rate us and name one thing you’d change. Thoughtful answers earn a reward.',
      tasks: [
        task({ kind: 'OPINION', prompt: 'How do you like it here?', scale: 5 }),
        task({ prompt: 'What’s the one thing we should change?', minChars: 80 }),
      ],
      validation: 'MANUAL',
      recurrence: 'MONTHLY',
      rewards: points(150),
    },
    asks: [],
  },
  {
    id: 'invite-a-friend',
    title: 'Invite a friend',
    text: 'For members with a role you trust who invite someone.',
    values: {
      name: 'Invite a friend',
      description: 'Invite someone who would like it here.',
      tasks: [task({ kind: 'INVITE', prompt: 'Invite someone who stays.', count: 1 })],
      conditions: [condition({ kind: 'ROLE' })],
      validation: 'AUTO',
      rewards: points(150),
    },
    needs: { 'conditions.0.roles': 'member' },
    asks: [],
  },
  {
    id: 'bug-report',
    title: 'Bug report',
    text: 'What went wrong and where, reviewed by your team.',
    values: {
      name: 'Report a bug',
      description: 'Tell us what you did, what you expected and what happened instead.',
      tasks: [
        task({ prompt: 'What did you do, and what happened?', minChars: 80 }),
        task({ kind: 'URL', prompt: 'A link to a screenshot or recording.' }),
      ],
      validation: 'MANUAL',
      recurrence: 'WEEKLY',
      rewards: points(250),
    },
    asks: [],
  },
];
