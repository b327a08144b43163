import { emptyEmbed, type Message } from '@/features/modules/common-fields/message';
import type { Names, SeededRule } from './rules';

const messageOf = (title: string, description: string): Message => ({
  content: '',
  embeds: [{ ...emptyEmbed, title, description }],
  buttons: [],
});

/** Current texts of the seeded messages. */
export const houseRules = messageOf(
  '{server.name} rules',
  '1. Be kind.\n2. Share only our official mint links.\n3. Our team never DMs you first.',
);
const officialLinks = messageOf(
  'Official links',
  'castlebots.example is our only website. Treat any other link as a scam.',
);

/** Messages written by the team, with linked copies in several channels (`linked-copies/seed.ts`). */
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
