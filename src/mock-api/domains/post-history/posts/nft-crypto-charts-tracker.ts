import spec from '@/features/modules/definitions/nft-crypto-charts-tracker/definition';
import type { ValuesOf } from '@/features/modules/common-fields/field';
import { MINUTE } from '@/shared/time/durations';
import { findCollection, findToken } from '../../market/market';
import { movedBy } from '../../market/prices';
import { createPoster, type Posting, type PostingRule } from '../due';
import { told } from '../compose/common';
import { assetFigures } from '../compose/assetFigures';
import { byTheClock, stepsIn, writtenPost } from '../compose/written';

type Chart = ValuesOf<typeof spec.fields>;

const intervals: Readonly<Record<string, { ms: number; words: string }>> = {
  '1M': { ms: MINUTE, words: '1 minute' },
  '5M': { ms: 5 * MINUTE, words: '5 minutes' },
  '15M': { ms: 15 * MINUTE, words: '15 minutes' },
  '1H': { ms: 60 * MINUTE, words: '1 hour' },
  '4H': { ms: 240 * MINUTE, words: '4 hours' },
  '1D': { ms: 1440 * MINUTE, words: '1 day' },
};
const STEPS = 24;
const BARS = '▁▂▃▄▅▆▇█';

/** Figures as bars, the lowest of them the lowest bar. */
export function drawn(figures: readonly (bigint | null)[]): string {
  const known = figures.flatMap((each) => (each === null ? [] : [each]));
  const [first] = known;
  if (first === undefined) return '…';
  const low = known.reduce((one, other) => (other < one ? other : one), first);
  const high = known.reduce((one, other) => (other > one ? other : one), first);
  const bar = (figure: bigint | null) =>
    figure === null
      ? ' '
      : (BARS[
          high === low ? 0 : Number(((figure - low) * BigInt(BARS.length - 1)) / (high - low))
        ] ?? '');
  return figures.map(bar).join('');
}

function postOf(posting: Posting, { values }: PostingRule<Chart>, at: number) {
  const { asset, kind, indicators } = values;
  const step = intervals[values.interval] ?? { ms: 15 * MINUTE, words: '15 minutes' };
  const collection = findCollection(asset);
  const times = Array.from({ length: STEPS }, (_, index) => at - (STEPS - 1 - index) * step.ms);
  const figures = assetFigures(posting, asset, at - STEPS * step.ms, at);
  const main = collection ? 'FLOOR' : 'PRICE';
  const isOfSales = kind === 'SALES_SCATTER' || kind === 'FLOOR_VOLUME';
  const line = drawn(times.map((time) => figures.units(main, time)));
  const sales = drawn(times.map((time) => figures.volumeIn(time - step.ms, time)));
  const chart = kind === 'SALES_SCATTER' ? sales : isOfSales ? `${line}\n${sales}` : line;
  const [before, now] = [figures.units(main, times[0] ?? at), figures.units(main, at)];
  const moved = before === null || now === null ? null : movedBy(before, now);
  return writtenPost(
    {
      title: `{asset.symbol} · ${step.words}`,
      description: `\`\`\`\n${chart}\n\`\`\``,
      fields: [
        { name: 'Last', value: figures.text(main, at), isInline: true },
        {
          name: 'Change',
          value:
            moved === null ? '…' : `${moved < 0 ? '−' : '+'}${(Math.abs(moved) / 100).toFixed(1)}%`,
          isInline: true,
        },
        ...(indicators.length === 0
          ? []
          : [{ name: 'Indicators', value: indicators.join(', '), isInline: false }]),
      ],
    },
    [told('asset.symbol', collection?.name ?? findToken(asset)?.symbol ?? '…')],
  );
}

/** Charts on time. Those on command are answers, and no posts. */
const charts = createPoster(spec, {
  place: 14,

  due: (posting, rule, after, to) => {
    const every = rule.values.every * 1000;
    if (every === 0) return [];
    return stepsIn(every, after, to).map((at) =>
      byTheClock(at, {
        key: `chart:${String(at)}`,
        label: 'Scheduled chart',
        channelAt: 'channelId',
        post: () => postOf(posting, rule, at),
      }),
    );
  },
});
export default charts;
