import { sampleMessage, samplePreview } from '../../preview/samplePreview';
import { channelPost } from '../../common-fields/post';
import spec from './definition';

const events: Readonly<Record<string, string>> = {
  BUY: 'bought 120,000 KEEP for 1.4 SOL',
  SELL: 'sold 80,000 KEEP for 1.1 SOL',
  NFT_BUY: 'bought Keeper #42 for 12.4 SOL',
  NFT_SELL: 'sold Keeper #7 for 31 SOL',
  NFT_MINT: 'minted Moat Monster #311',
};

/** A sample post with lines for the chosen activities, at most three. */
export default samplePreview(
  spec,
  'Sample post',
  ({ name, types, minUsd }) => {
    const label = name.trim() === '' ? 'This wallet' : name;
    const lines = types.flatMap((type) => events[type] ?? []).slice(0, 3);
    return sampleMessage({
      title: label,
      description:
        lines.length === 0
          ? 'No posts. Choose at least one activity.'
          : lines.map((line) => `**${label}** ${line}`).join('\n'),
      footer: `Minimum $${String(minUsd)} · Sample figures`,
    });
  },
  channelPost,
);
