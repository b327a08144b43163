import { itemsAt, numberAt, textAt, textsAt } from '@/features/bot-modules/engine/read';
import type { Values } from '@/features/bot-modules/fields/field';
import { HOUR } from '../../market/marketEvents';
import { movedBy, unitsOfPrice } from '../../market/prices';
import type { Due, Poster, Posting, PostingRule } from '../due';
import { assetFigures, type AssetFigures } from './assetFigures';
import { told } from './common';
import { hoursIn } from './counters';
import { nameOf } from './nft';
import { symbolOf } from './trade';
import { findCollection } from '../../market/market';
import { byTheClock, stepsIn, writtenPost } from './written';

const DAY = 24 * HOUR;
/** Weeks begin on Monday: the fifth of January 1970 was one. */
const MONDAY = 4 * DAY;
const reports: Readonly<Record<string, { every: number; from?: number }>> = {
  HOURLY: { every: HOUR },
  FOUR_HOURLY: { every: 4 * HOUR },
  DAILY: { every: DAY },
  WEEKLY: { every: 7 * DAY, from: MONDAY },
};
const against: Readonly<Record<string, { words: string; ms?: number }>> = {
  PREVIOUS: { words: 'the report before' },
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
  `${hundredths < 0 ? '−' : '+'}${(Math.abs(hundredths) / 100).toFixed(1)} %`;

/** A figure with how far it has moved; what is not known, or was nothing, has not moved. */
function figure(figures: AssetFigures, metric: string, at: number, before: number): string {
  const [was, is] = [figures.units(metric, before), figures.units(metric, at)];
  const text = figures.text(metric, at);
  return was === null || is === null || was === 0n
    ? text
    : `${text} (${perCent(movedBy(was, is))})`;
}

function postOf({ values }: PostingRule, figures: AssetFigures, at: number, label: string) {
  const { words = '', ms } = against[textAt(values, 'compare')] ?? {};
  const before = at - (ms ?? reports[textAt(values, 'every')]?.every ?? DAY);
  return writtenPost(
    values,
    {
      title: '{asset.name}',
      description: `${label}. Compared with ${words}.`,
      fields: textsAt(values, 'metrics').map((metric) => ({
        name: names[metric] ?? metric,
        value: figure(figures, metric, at, before),
        isInline: true,
      })),
    },
    [told('asset.name', titleOf(textAt(values, 'asset')))],
  );
}

/** Whether a figure is where a trigger waits for it. */
function isStruck(figures: AssetFigures, trigger: Values, at: number): boolean {
  const metric = textAt(trigger, 'metric');
  const is = figures.units(metric, at);
  if (is === null) return false;
  const value = numberAt(trigger, 'value');
  const when = textAt(trigger, 'when');
  if (when === 'ABOVE' || when === 'BELOW') {
    const limit = unitsOfPrice(value.toFixed(9));
    return when === 'ABOVE' ? is > limit : is < limit;
  }
  const was = figures.units(metric, at - numberAt(trigger, 'within', 86_400) * 1000);
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

const inWords = (trigger: Values): string => {
  const when = textAt(trigger, 'when');
  const unit = when.startsWith('CHANGE') ? ' %' : '';
  const metric = textAt(trigger, 'metric');
  return `${names[metric] ?? metric} ${whenWords[when] ?? ''} ${String(numberAt(trigger, 'value'))}${unit}`;
};

/** Figures are looked at each hour: a trigger is struck with the first hour it holds in. */
const struck = (rule: PostingRule, figures: AssetFigures, after: number, to: number): Due[] =>
  itemsAt(rule.values, 'triggers').flatMap((trigger, index) =>
    hoursIn(after, to)
      .filter((at) => isStruck(figures, trigger, at) && !isStruck(figures, trigger, at - HOUR))
      .map((at) =>
        byTheClock(at, {
          key: `trigger:${String(index)}:${String(at)}`,
          kind: 'PRICE',
          label: inWords(trigger),
          post: () => postOf(rule, figures, at, inWords(trigger)),
        }),
      ),
  );

function due(posting: Posting, rule: PostingRule, after: number, to: number): Due[] {
  const { values } = rule;
  const figures = assetFigures(posting, textAt(values, 'asset'), after - 31 * DAY, to);
  const report = reports[textAt(values, 'every')];
  const timed = report
    ? stepsIn(report.every, after, to, report.from).map((at) =>
        byTheClock(at, {
          key: `report:${String(at)}`,
          label: 'The report, due by the clock',
          post: () => postOf(rule, figures, at, 'The report'),
        }),
      )
    : [];
  return [...timed, ...struck(rule, figures, after, to)].sort((one, other) => one.at - other.at);
}

/** Reports on a collection or token, on time and when something moves. */
export const statsTracker: Poster = { slug: 'nft-stats-tracker', due };
