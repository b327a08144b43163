import type { Values } from '../../fields/field';
import type { Post } from '../../fields/post';
import { inNumbersOf, personalized } from '../../fields/look';
import { emptyEmbed } from '../../fields/message';
import { sampleMessage, samplePreview } from '../../preview/samplePreview';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** In any channel, by the bot under the name and picture it has here. */
const nowhere = ({ nickname, avatar }: Values): Post => ({
  sender: { name: text(nickname) || 'Castle Bots', picture: text(avatar) },
});

/** A post of the bot in the look of this server. */
export default samplePreview(
  'A post of the bot',
  (values) =>
    personalized(
      sampleMessage({
        title: 'Keeper #42 sold',
        description: inNumbersOf('For 12,408.5 USDC.', text(values['numbers'])),
        image: text(values['banner']),
        footer: '',
      }),
      {
        accent: typeof values['accent'] === 'number' ? values['accent'] : emptyEmbed.colour,
        footer: text(values['footer']),
        hasBranding: values['hidesBranding'] !== true,
      },
    ),
  nowhere,
);
