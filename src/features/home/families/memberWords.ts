import type { Family } from '@/features/modules/engine/about';

/** What a family of modules does for members, in one line; those that work for owners alone have none. */
export const memberWords: Partial<Record<Family, string>> = {
  verification: 'Sign a free message to prove what you hold. Your roles update automatically.',
  alerts: 'Get alerts for sales, listings and mints in your server’s channels.',
  earning: 'Earn points, tokens and roles for holding, chatting, quests, invites and games.',
};
