import { sampleMessage, samplePreview } from '../../preview/samplePreview';
import spec from './definition';

const tokens = ['1,250 USDC', '120,000 KEEP', '41 SOL', '3,000 JUP'];
const nfts = ['Keepers of the Tower × 3', 'Moat Monsters × 1'];
/** The first words, none for a count below 0; a dash if there are none. */
const first = (words: readonly string[], count: number) =>
  words.slice(0, Math.max(0, count)).join('\n') || '–';

/** The sample post about the first wallet. */
export default samplePreview(
  spec,
  'Sample post',
  ({ wallets, surface, topTokens, topNfts }) => {
    const [wallet] = wallets;
    const label = wallet?.label || 'Treasury';
    if (surface === 'CHANNEL_NAME') {
      return sampleMessage({ title: `${label}: $9,412`, description: 'Shown as a channel name.' });
    }
    return sampleMessage({
      title: label,
      description: `Worth **$9,412** (51.5 SOL)${wallet?.isPublic === false ? '' : '\n2dJ5…9dtb'}`,
      fields: [
        {
          name: 'Tokens',
          value: first(tokens, topTokens),
          isInline: true,
        },
        { name: 'NFTs', value: first(nfts, topNfts), isInline: true },
      ],
    });
  },
  ({ surface, channelId }) =>
    surface === 'COMMAND' ? { place: 'Reply to /wallet' } : { channelId },
);
