import type { Family } from '@/features/modules/engine/about';

/** What a family of modules does for owners, in one line. */
export const ownerWords: Record<Family, string> = {
  moderation: 'Block spam, screen new members and handle support tickets. Every action is logged.',
  stats: 'Keep prices, floors and holder counts up to date in your channel list and charts.',
  verification:
    'Members prove what they hold with a signature. Roles update automatically as holdings change.',
  alerts:
    'Post sales, listings, mints and price moves to the channels you choose, with your filters.',
  earning:
    'Reward members for holding, chatting, quests, invites and games. You set amounts and limits.',
};
