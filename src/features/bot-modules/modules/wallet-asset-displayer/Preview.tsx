import { valuesAt } from '../../engine/valuesAt';
import { sampleMessage, samplePreview } from '../../preview/samplePreview';

const tokens = ['1,250 USDC', '120,000 KEEP', '41 SOL', '3,000 JUP'];
const nfts = ['Keepers of the Tower × 3', 'Moat Monsters × 1'];
const count = (value: unknown) => (typeof value === 'number' && value > 0 ? value : 0);

/** What is shown of the first wallet. */
export default samplePreview(
  'The post',
  ({ wallets, surface, topTokens, topNfts }) => {
    const first = valuesAt(Array.isArray(wallets) ? wallets[0] : null, '');
    const label =
      typeof first['label'] === 'string' && first['label'] ? first['label'] : 'Treasury';
    if (surface === 'CHANNEL_NAME') {
      return sampleMessage({ title: `${label}: $9,412`, description: 'As the name of a channel.' });
    }
    return sampleMessage({
      title: label,
      description: `Worth **$9,412** (51.5 SOL)${first['isPublic'] === false ? '' : '\n2dJ5…9dtb'}`,
      fields: [
        {
          name: 'Tokens',
          value: tokens.slice(0, count(topTokens)).join('\n') || '–',
          isInline: true,
        },
        { name: 'NFTs', value: nfts.slice(0, count(topNfts)).join('\n') || '–', isInline: true },
      ],
    });
  },
  ({ surface, channelId }) =>
    surface === 'COMMAND'
      ? { place: 'Answer to /wallet' }
      : { channelId: typeof channelId === 'string' ? channelId : '' },
);
