import type { Template } from '../../engine/defineModule';
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
    text: 'Five that fit most communities.',
    values: {
      name: 'Rules',
      message: message(
        'Rules of {server.name}',
        '1. Be kind.\n2. No spam and no begging.\n3. No links to mints but ours.\n4. No one of the team writes to you first.\n5. Never share a seed phrase.',
      ),
    },
    asks: ['channelId'],
  },
  {
    id: 'links',
    title: 'Official links',
    text: 'Buttons to your site and your collection, and a word that there are no others.',
    values: {
      name: 'Official links',
      message: message('Official links', 'Only these are ours. Anything else is a trap.'),
      buttons: [
        { label: 'Website', url: '' },
        { label: 'Collection', url: '' },
      ],
    },
    asks: ['channelId', 'buttons.0.url', 'buttons.1.url'],
  },
];
