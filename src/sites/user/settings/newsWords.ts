import type { NewsEvent } from '@/features/server/notifications/newsChoices';

/** What each event is called, and what it is about. */
export const newsWords: Readonly<Record<NewsEvent, readonly [name: string, about: string]>> = {
  REVIEW: ['Reviews', 'Your submission was approved or rejected, or winners were drawn.'],
  REWARD: ['Rewards and claims', 'A payout arrived or couldn’t be sent.'],
  QUEST: ['New quests', 'On servers you pinned.'],
  ROLE: ['Roles', 'You got or lost a role because of your wallets’ assets.'],
  AMBASSADOR: ['Ambassador program', 'Your application and your payouts.'],
  ACCOUNT: ['Your account', 'A new device signed in, or a wallet was linked or unlinked.'],
  PACKAGE: ['Packages', 'Your package became active or expired, or a payment was refunded.'],
  TREASURY: ['Ledger wallet', 'One of your servers couldn’t pay its members.'],
  MODERATION: ['Moderation', 'Auto moderator reported a member of your server.'],
};
