import { emptyEmbed, type Message } from '@/features/modules/common-fields/message';
import type { Names, SeededRule } from './rules';

const messageOf = (title: string, description: string): Message => ({
  content: '',
  embeds: [{ ...emptyEmbed, title, description }],
  buttons: [],
});

/** What the seeded messages say now. */
export const houseRules = messageOf(
  'Rules of {server.name}',
  '1. Be kind.\n2. No links to mints but ours.\n3. No one of the team writes to you first.',
);
const officialLinks = messageOf(
  'Official links',
  'castlebots.example is our only page. Anything else is a trap.',
);

/** Messages of one's own, of which copies stand in several channels (`message-copies/seed.ts`). */
export const ownMessages = ({ channel }: Names): Record<string, SeededRule[]> => ({
  'embed-message': [
    { values: { name: 'House rules', message: houseRules, channelId: channel('welcome') } },
    {
      values: {
        name: 'Official links',
        message: officialLinks,
        channelId: channel('announcements'),
        keepsCopies: false,
      },
    },
  ],
});
