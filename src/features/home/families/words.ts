import type { Family } from '@/features/bot-modules/engine/about';

/** Whom a home speaks to. */
export type Audience = 'owner' | 'member';

/** What a family of modules does for whoever reads it, in one line. */
export const familyWords: Record<Audience, Record<Family, string>> = {
  owner: {
    moderation:
      'Spam goes, newcomers pass a captcha, questions become tickets. What was done, and why, stands in your log.',
    stats:
      'The figures your members ask for, kept up to date where they look: in the channel list and in charts.',
    verification:
      'A signature proves what a wallet holds. Roles come at once, and go when what was held has gone.',
    alerts:
      'Sales, listings, mints and moves of a price, each in the channel you choose, with the filters you set.',
    earning:
      'Reward those who hold, take part, finish quests, invite and play. Amounts and limits are yours.',
  },
  member: {
    moderation:
      'Channels without spam, a welcome when you come, and a ticket when you need somebody.',
    stats: 'Floors, prices and holders at a glance, in the channel list of your server.',
    verification:
      'You sign a message, which costs nothing and moves nothing. Your roles follow what you hold.',
    alerts: 'Hear of a sale, a listing or a mint where you talk about it anyway.',
    earning: 'Points, tokens and roles for holding, taking part, quests, invitations and games.',
  },
};
