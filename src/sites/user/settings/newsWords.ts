import type { NewsEvent } from '@/features/server/notifications/newsChoices';

/** What each event is called, and what it is about. */
export const newsWords: Readonly<Record<NewsEvent, readonly [name: string, about: string]>> = {
  REVIEW: ['Reviews', 'What you handed in was approved or not, or winners were drawn.'],
  REWARD: ['Rewards and claims', 'They have arrived, or couldn’t be paid.'],
  QUEST: ['New quests', 'On servers you have pinned.'],
  ROLE: ['Roles', 'You got or lost a role for what your wallets hold.'],
  AMBASSADOR: ['Ambassador program', 'Your application and your payouts.'],
  ACCOUNT: ['Your account', 'A sign-in with another browser, a wallet linked or unlinked.'],
  PACKAGE: ['Packages', 'Yours is active or has run out, a payment was returned.'],
  TREASURY: ['Treasuries', 'A server of yours couldn’t pay what its members earn.'],
  MODERATION: ['Moderation', 'The auto moderator reported a member of your server.'],
};
