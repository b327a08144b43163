import { sampleMessage, samplePreview } from '../../preview/samplePreview';
import { mentioningPost } from '../../common-fields/post';
import spec from './definition';

const figures = {
  FLOOR: ['Floor price', '12.4 SOL (+3.1%)'],
  LISTED: ['Listed', '212 of 5,000 (−8)'],
  VOLUME: ['Volume', '340 SOL (+12%)'],
  SALES: ['Sales', '27 (+4)'],
  HOLDERS: ['Holders', '1,204 (+9)'],
  PRICE: ['Token price', '0.0021 SOL (+4.2%)'],
  MARKET_CAP: ['Market cap', '$2.1M (+4.2%)'],
  LIQUIDITY: ['Liquidity', '$180K (−0.4%)'],
} as const;
const against: Readonly<Record<string, string>> = {
  PREVIOUS: 'the previous report',
  WEEK: 'a week ago',
  MONTH: 'a month ago',
};

/** A report, with the figures that were chosen. */
export default samplePreview(
  spec,
  'Report',
  ({ metrics, compare }) =>
    sampleMessage({
      title: '{asset.name}',
      description: `Compared with ${against[compare] ?? 'the previous report'}.`,
      fields: Object.entries(figures)
        .filter(([metric]) => metrics.includes(metric))
        .map(([, [name, value]]) => ({ name, value, isInline: true })),
    }),
  mentioningPost,
);
