import { sampleMessage, samplePreview } from '../../preview/samplePreview';

const prices: Readonly<Record<string, string>> = { EN: '12,408.5', DE: '12.408,5', FR: '12 408,5' };
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Any post of the bot, in the colours and words of this server. */
export default samplePreview('A post of the bot', (values) => {
  const name = text(values['nickname']) || 'Castle Bots';
  const branding = values['hidesBranding'] === true ? '' : 'by Castle Bots';
  const footer = [text(values['footer']), branding].filter(Boolean).join(' · ');
  return sampleMessage({
    author: name,
    title: 'Keeper #42 sold',
    description: `For ${prices[text(values['numbers'])] ?? prices['EN'] ?? ''} USDC.`,
    colour: typeof values['accent'] === 'number' ? values['accent'] : 0,
    thumbnail: text(values['avatar']),
    image: text(values['banner']),
    footer,
  });
});
