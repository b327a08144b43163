import spec from '@/features/modules/definitions/nft-stats-tracker/definition';
import type { ValuesOf } from '@/features/modules/common-fields/field';
import { DAY, HOUR } from '@/shared/time/durations';
import { movedBy, unitsOfPrice } from '../../market/prices';
import { createPoster, type Due, type Posting, type PostingRule } from '../due';
import { assetFigures, type AssetFigures } from '../compose/assetFigures';
import { told } from '../compose/common';
import { hoursIn } from '../compose/refreshes';
import { nameOf, symbolOf } from '../compose/pieces';
import { findCollection } from '../../market/market';
import { byTheClock, stepsIn, writtenPost } from '../compose/written';

type Report = ValuesOf<typeof spec.fields>;
type Trigger = Report['triggers'][number];

/** Weeks begin on Monday; January 5, 1970 was one. */
const MONDAY = 4 * DAY;
/** Intervals of reports, ms. */
export const REPORTS: Readonly<Record<string, { every: number; from?: number }>> = {
  HOURLY: { every: HOUR },
  FOUR_HOURLY: { every: 4 * HOUR },
  DAILY: { every: DAY },
  WEEKLY: { every: 7 * DAY, from: MONDAY },
};
const against: Readonly<Record<string, { words: string; ms?: number }>> = {
  PREVIOUS: { words: 'the previous report' },
  WEEK: { words: 'a week ago', ms: 7 * DAY },
  MONTH: { words: 'a month ago', ms: 30 * DAY },
};
const names: Readonly<Record<string, string>> = {
  FLOOR: 'Floor price',
  LISTED: 'Listed',
  VOLUME: 'Volume',
  SALES: 'Sales',
  HOLDERS: 'Holders',
  PRICE: 'Token price',
  MARKET_CAP: 'Market cap',
  LIQUIDITY: 'Liquidity',
};

const titleOf = (asset: string) => (findCollection(asset) ? nameOf(asset) : symbolOf(asset));
const perCent = (hundredths: number) =>
  `${hundredths < 0 ? '−' : '+'}${(Math.abs(hundredths) / 100).toFixed(1)}%`;

/** A figure with its change; without one where either figure is unknown, or the earlier one was 0. */
function figure(figures: AssetFigures, metric: string, at: number, before: number): string {
  const [was, is] = [figures.units(metric, before), figures.units(metric, at)];
  const text = figures.text(metric, at);
  return was === null || is === null || was === 0n
    ? text
    : `${text} (${perCent(movedBy(was, is))})`;
}

function postOf({ values }: PostingRule<Report>, figures: AssetFigures, at: number, label: string) {
  const { words = '', ms } = against[values.compare] ?? {};
  const before = at - (ms ?? REPORTS[values.every]?.every ?? DAY);
  return writtenPost(
    {
      title: '{asset.name}',
      description: `${label}. Compared with ${words}.`,
      fields: values.metrics.map((metric) => ({
        name: names[metric] ?? metric,
        value: figure(figures, metric, at, before),
        isInline: true,
      })),
    },
    [told('asset.name', titleOf(values.asset))],
    values.mentionRoles,
  );
}

/** Whether a figure meets a trigger's condition. */
function isStruck(
  figures: AssetFigures,
  { metric, when, value, within }: Trigger,
  at: number,
): boolean {
  const is = figures.units(metric, at);
  if (is === null) return false;
  if (when === 'ABOVE' || when === 'BELOW') {
    const limit = unitsOfPrice(value.toFixed(9));
    return when === 'ABOVE' ? is > limit : is < limit;
  }
  const was = figures.units(metric, at - within * 1000);
  if (was === null || was === 0n) return false;
  const moved = movedBy(was, is);
  return when === 'CHANGE_UP' ? moved >= value * 100 : moved <= -value * 100;
}

const whenWords: Readonly<Record<string, string>> = {
  ABOVE: 'is above',
  BELOW: 'is below',
  CHANGE_UP: 'is up by',
  CHANGE_DOWN: 'is down by',
};

const inWords = ({ metric, when, value }: Trigger): string => {
  const unit = when.startsWith('CHANGE') ? '%' : '';
  return `${names[metric] ?? metric} ${whenWords[when] ?? ''} ${String(value)}${unit}`;
};

/** Checks figures every hour: a trigger fires in the first hour in which it holds. */
const struck = (
  rule: PostingRule<Report>,
  figures: AssetFigures,
  after: number,
  to: number,
): Due<'channelId'>[] =>
  rule.values.triggers.flatMap((trigger, index) =>
    hoursIn(after, to)
      .filter((at) => isStruck(figures, trigger, at) && !isStruck(figures, trigger, at - HOUR))
      .map((at) =>
        byTheClock(at, {
          key: `trigger:${String(index)}:${String(at)}`,
          kind: 'PRICE',
          label: inWords(trigger),
          channelAt: 'channelId',
          post: () => postOf(rule, figures, at, inWords(trigger)),
        }),
      ),
  );

function due(
  posting: Posting,
  rule: PostingRule<Report>,
  after: number,
  to: number,
): Due<'channelId'>[] {
  const { values } = rule;
  const figures = assetFigures(posting, values.asset, after - 31 * DAY, to);
  const report = REPORTS[values.every];
  const timed = report
    ? stepsIn(report.every, after, to, report.from).map((at) =>
        byTheClock(at, {
          key: `report:${String(at)}`,
          label: 'Scheduled report',
          channelAt: 'channelId',
          post: () => postOf(rule, figures, at, 'Scheduled report'),
        }),
      )
    : [];
  return [...timed, ...struck(rule, figures, after, to)].sort((one, other) => one.at - other.at);
}

/** Reports on a collection or token, at set times and on changes. */
const statsTracker = createPoster(spec, {
  place: 12,
  due,
});
export default statsTracker;
