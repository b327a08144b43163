import type { Family } from '@/features/modules/engine/about';

/** What a family of modules does for members, in one line. */
export const memberWords: Record<Family, string> = {
  moderation: 'Channels without spam, a welcome when you come, and a ticket when you need someone.',
  stats: 'Floors, prices and holders at a glance, in the channel list of your server.',
  verification:
    'You sign a message, which costs nothing and moves nothing. Your roles follow what you hold.',
  alerts: 'Hear of a sale, a listing or a mint where you talk about it anyway.',
  earning: 'Points, tokens and roles for holding, taking part, quests, invitations and games.',
};
