import type { Template } from '../../engine/defineModule';
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
    text: 'Checked by the bot, through the member’s linked account.',
    values: {
      name: 'Follow us on X',
      description: 'Link your account on X, follow us there, and press Check.',
      tasks: [task({ kind: 'X_FOLLOW', prompt: 'Follow us on X.' })],
      validation: 'AUTO',
      rewards: points(50),
    },
    asks: ['tasks.0.handle'],
  },
  {
    id: 'introduce-yourself',
    title: 'Introduce yourself',
    text: 'A few sentences that your team reads.',
    values: {
      name: 'Introduce yourself',
      description: 'Say who you’re and what brought you here. Our team reads every word.',
      tasks: [task({ prompt: 'Who are you, and what brought you here?', minChars: 40 })],
      validation: 'MANUAL',
      rewards: points(100),
    },
    asks: [],
  },
  {
    id: 'daily-check-in',
    title: 'Daily check-in',
    text: 'A few points for coming by, open again each day.',
    values: {
      name: 'Daily check-in',
      description: 'Come by once a day. It is open again at midnight UTC.',
      tasks: [task({ kind: 'DAILY', prompt: 'Press Check to say that you’re here.' })],
      validation: 'AUTO',
      recurrence: 'DAILY',
      rewards: points(10),
    },
    asks: [],
  },
  {
    id: 'hold-and-earn',
    title: 'Hold and earn',
    text: 'For who holds an NFT of yours in a linked wallet.',
    values: {
      name: 'Hold and earn',
      description: 'Link the wallet that holds your piece. Nothing leaves it.',
      tasks: [task({ kind: 'HOLD_NFT', prompt: 'Hold a piece of our collection.', count: 1 })],
      validation: 'AUTO',
      rewards: points(200),
    },
    asks: ['tasks.0.collection'],
  },
  {
    id: 'quiz',
    title: 'Quiz',
    text: 'One question with one right answer, checked at once.',
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
    title: 'Feedback with review',
    text: 'A rating and a text. Your team decides what is worth a reward.',
    values: {
      name: 'Tell us what to do better',
      description: 'Rate us, and name one thing you would change. Thoughtful answers are rewarded.',
      tasks: [
        task({ kind: 'OPINION', prompt: 'How do you like it here?', scale: 5 }),
        task({ prompt: 'What is the one thing we should change?', minChars: 80 }),
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
    text: 'For members who bring someone, with a role you trust.',
    values: {
      name: 'Invite a friend',
      description: 'Bring someone who would like it here.',
      tasks: [task({ kind: 'INVITE', prompt: 'Invite someone who stays.', count: 1 })],
      conditions: [condition({ kind: 'ROLE' })],
      validation: 'AUTO',
      rewards: points(150),
    },
    asks: ['conditions.0.roles'],
  },
  {
    id: 'bug-report',
    title: 'Bug report',
    text: 'What went wrong and where, looked at by your team.',
    values: {
      name: 'Report a bug',
      description: 'Tell what you did, what you expected and what happened instead.',
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
