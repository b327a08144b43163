import { sampleMessage, samplePreview, wordFor } from '../../preview/samplePreview';

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
export default samplePreview('The chart', ({ kind, interval, indicators }) => {
  const extra: unknown[] = Array.isArray(indicators) ? indicators : [];
  return sampleMessage({
    title: `{asset.symbol} / SOL · ${wordFor(steps, interval)}`,
    description: `\`\`\`\n${wordFor(drawings, kind)}\n\`\`\``,
    fields: [
      {
        name: 'Last',
        value: '{asset.price} SOL',
        isInline: true,
      },
      { name: 'Change', value: '+4.2 %', isInline: true },
      ...(extra.length === 0
        ? []
        : [{ name: 'Indicators', value: extra.join(', '), isInline: false }]),
    ],
  });
});
