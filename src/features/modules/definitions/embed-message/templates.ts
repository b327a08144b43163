import type { Template } from '../../engine/newRule';
import { emptyEmbed } from '../../common-fields/message';
import type { EmbedMessage } from './definition';

const message = (title: string, description: string) => ({
  content: '',
  embeds: [{ ...emptyEmbed, title, description }],
  buttons: [],
});

/** What a message can begin from. */
export const templates: readonly Template<EmbedMessage>[] = [
  {
    id: 'rules',
    title: 'Rules',
    text: 'Five rules that fit most communities.',
    values: {
      name: 'Rules',
      message: message(
        '{server.name} rules',
        '1. Be kind.\n2. No spam or begging.\n3. Share only our official mint links.\n4. Our team never DMs you first.\n5. Never share your seed phrase.',
      ),
    },
    needs: { channelId: 'rules' },
    asks: [],
  },
  {
    id: 'links',
    title: 'Official links',
    text: 'Buttons for your website and collection, with a scam warning.',
    values: {
      name: 'Official links',
      message: message(
        'Official links',
        'These are our only official links. Treat any other link as a scam.',
      ),
      buttons: [
        { label: 'Website', url: '' },
        { label: 'Collection', url: '' },
      ],
    },
    needs: { channelId: 'links' },
    asks: ['buttons.0.url', 'buttons.1.url'],
  },
];
