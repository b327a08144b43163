import type { Values } from '../../fields/field';
import type { Post } from '../../fields/post';
import { sampleMessage, samplePreview } from '../../preview/samplePreview';

const prices: Readonly<Record<string, string>> = { EN: '12,408.5', DE: '12.408,5', FR: '12 408,5' };
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** In any channel, by the bot under the name and picture it has here. */
const nowhere = ({ nickname, avatar }: Values): Post => ({
  sender: { name: text(nickname) || 'Castle Bots', picture: text(avatar) },
});

/** Any post of the bot, in the colours and words of this server. */
export default samplePreview(
  'A post of the bot',
  (values) => {
    const branding = values['hidesBranding'] === true ? '' : 'by Castle Bots';
    const footer = [text(values['footer']), branding].filter(Boolean).join(' · ');
    return sampleMessage({
      title: 'Keeper #42 sold',
      description: `For ${prices[text(values['numbers'])] ?? prices['EN'] ?? ''} USDC.`,
      colour: typeof values['accent'] === 'number' ? values['accent'] : 0,
      image: text(values['banner']),
      footer,
    });
  },
  nowhere,
);
