import type { Family } from '@/features/modules/engine/about';

/** What a family of modules does for members, in one line. */
export const memberWords: Record<Family, string> = {
  moderation: 'No spam, a warm welcome when you join, and tickets when you need help.',
  stats: 'Floor prices, token prices and holder counts in your server’s channel list.',
  verification: 'Sign a free message to prove what you hold. Your roles update automatically.',
  alerts: 'Get alerts for sales, listings and mints in your server’s channels.',
  earning: 'Earn points, tokens and roles for holding, chatting, quests, invites and games.',
};
