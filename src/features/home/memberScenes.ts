import type { Scene } from './scene';

/** For members: what they will meet in their servers. */
export const memberScenes: readonly Scene[] = [
  {
    label: 'Quests',
    channel: 'quests',
    said: { by: 'otter', text: 'Last task is in!' },
    title: 'Quest done: the long watch',
    text: 'All three tasks are verified. Your reward is in your portfolio.',
    fields: [
      ['Reward', '0.05 SOL'],
      ['Points', '40'],
    ],
    action: 'Claim',
  },
  {
    label: 'Holding',
    channel: 'rewards',
    title: 'Your weekly reward',
    text: 'For the NFTs you held all week in the wallet you linked.',
    fields: [
      ['Held', '2 NFTs'],
      ['Earned', '0.12 SOL'],
    ],
    action: 'Open portfolio',
  },
  {
    label: 'Leaderboard',
    channel: 'leaderboard',
    title: 'The week is over',
    text: 'You finished in the top 10 and keep the role until next Sunday.',
    fields: [
      ['Rank', '7'],
      ['New role', 'Guardian of the week'],
    ],
  },
];
