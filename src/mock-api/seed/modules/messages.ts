import { emptyEmbed, type Message } from '@/features/modules/common-fields/message';
import type { Names, SeededRule } from './rules';

const messageOf = (title: string, description: string): Message => ({
  content: '',
  embeds: [{ ...emptyEmbed, title, description }],
  buttons: [],
});

/** What the seeded messages say now. */
export const houseRules = messageOf(
  '{server.name} rules',
  '1. Be kind.\n2. Share only our official mint links.\n3. Our team never DMs you first.',
);
const officialLinks = messageOf(
  'Official links',
  'castlebots.example is our only website. Treat any other link as a scam.',
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
