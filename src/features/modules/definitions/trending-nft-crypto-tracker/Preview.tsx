import { sampleMessage, samplePreview, wordFor } from '../../preview/samplePreview';
import { channelPost } from '../../common-fields/post';
import spec from './definition';

const kinds = { TOKENS: 'tokens', NFTS: 'collections' };
const windows = { '5M': '5 minutes', '1H': 'hour', '6H': '6 hours', '24H': '24 hours' };
const rows: Readonly<Record<string, readonly string[]>> = {
  TOKENS: ['KEEP +41%', 'MOAT +22%', 'GATE +9%'],
  NFTS: ['Moat Monsters +31%', 'Keepers of the Tower +12%', 'Pixel Ramparts +4%'],
};

/** A sample post. */
export default samplePreview(
  spec,
  'Sample post',
  ({ kind, window, top, mode }) => {
    const list = rows[kind] ?? [];
    const shown = mode === 'DIGEST' ? list : list.slice(0, 1);
    const title =
      mode === 'DIGEST'
        ? `Top ${String(top)} ${wordFor(kinds, kind)} in the last ${wordFor(windows, window)}`
        : mode === 'BREAKOUT'
          ? 'Climbing fast'
          : `New trending ${wordFor(kinds, kind)}`;
    return sampleMessage({
      title,
      description: shown.map((line, index) => `${index + 1}. ${line}`).join('\n'),
    });
  },
  channelPost,
);
