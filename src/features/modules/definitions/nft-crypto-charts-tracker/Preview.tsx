import { sampleMessage, samplePreview, wordFor } from '../../preview/samplePreview';
import { channelPost } from '../../common-fields/post';
import spec from './definition';

const drawings = {
  CANDLE: '▁▃▂▅▆▄▇█▆▇',
  LINE: '⎽⎼⎻⎺⎻⎼⎻⎺⎺⎻',
  AREA: '▁▂▃▄▅▆▅▆▇█',
  FLOOR_VOLUME: '▆▆▇▇█▇▆▆▇▇\n▂▁▃▂▅▁▂▃▁▂',
  SALES_SCATTER: '· ˙ . ˙ · . ˙ · .',
};
const steps = {
  '1M': '1 minute',
  '5M': '5 minutes',
  '15M': '15 minutes',
  '1H': '1 hour',
  '4H': '4 hours',
  '1D': '1 day',
};

/** The post of a chart; in Discord it is a picture. */
export default samplePreview(
  spec,
  'Chart',
  ({ kind, interval, indicators }) =>
    sampleMessage({
      title: `{asset.symbol} / SOL · ${wordFor(steps, interval)}`,
      description: `\`\`\`\n${wordFor(drawings, kind)}\n\`\`\``,
      fields: [
        {
          name: 'Last',
          value: '{asset.price} SOL',
          isInline: true,
        },
        { name: 'Change', value: '+4.2%', isInline: true },
        ...(indicators.length === 0
          ? []
          : [{ name: 'Indicators', value: indicators.join(', '), isInline: false }]),
      ],
    }),
  channelPost,
);
