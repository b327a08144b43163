import type { Family } from '@/features/modules/engine/about';

/** What a family of modules does for owners, in one line. */
export const ownerWords: Record<Family, string> = {
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
};
