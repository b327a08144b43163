import { itemsAt, numberAt, textAt, textsAt } from '@/features/bot-modules/engine/read';
import { emptyEmbed } from '@/features/bot-modules/fields/message';
import type { Values } from '@/features/bot-modules/fields/field';
import { fillIn } from '@/features/bot-modules/preview/fillIn';
import { cut } from '@/shared/discord/cut';
import { messageLimits, nameLimits } from '@/shared/discord/limits';
import { iso } from '../../../store/clock';
import { HOUR } from '../../market/marketEvents';
import {
  movedBy,
  priceAt,
  priceInWords,
  quotes,
  unitsOfPrice,
  type Quote,
} from '../../market/prices';
import type { Due, Past, Poster, PostingRule } from '../due';
import { outcome, told } from './common';
import { hoursIn, REFRESHES_KEPT, renamings, tokenVariables } from './counters';
import { refreshed } from './written';

const words: Readonly<Record<string, string>> = {
  ABOVE: 'has risen above',
  BELOW: 'has fallen below',
  CHANGE: 'has moved by',
};
/** Decimal text of a number of a form, such as 1e-7. */
const decimal = (value: number) => value.toFixed(12);

const quoteOf = (values: Values): Quote =>
  quotes.find((quote) => quote === textAt(values, 'quote')) ?? 'USD';

function variablesOf(values: Values, token: Values, at: number) {
  const mint = textAt(token, 'mint');
  const quote = quoteOf(values);
  const price = priceAt(mint, at, quote);
  const { symbol, change24h } = tokenVariables(mint, at);
  return [
    told('symbol', textAt(token, 'symbol') || symbol),
    told('price', price === null ? '…' : priceInWords(price, quote)),
    told('arrow', (change24h ?? 0) < 0 ? '▼' : '▲'),
    told('change24h', change24h === null ? '…' : `${(Math.abs(change24h) / 100).toFixed(1)} %`),
  ];
}

/** Whether an alert has something to tell at a moment: how far the price is, and from what. */
function isStruck(values: Values, mint: string, alert: Values, at: number): boolean {
  const quote = quoteOf(values);
  const price = priceAt(mint, at, quote);
  if (price === null) return false;
  const value = numberAt(alert, 'value');
  if (textAt(alert, 'kind') === 'CHANGE') {
    const before = priceAt(mint, at - numberAt(alert, 'within', 86_400) * 1000, quote);
    return before !== null && Math.abs(movedBy(before, price)) >= value * 100;
  }
  const limit = unitsOfPrice(decimal(value));
  return textAt(alert, 'kind') === 'ABOVE' ? price > limit : price < limit;
}

const ends = (key: string) => (row: { key: string }) => row.key.startsWith(key);

function alertDue(rule: PostingRule, token: Values, alert: Values, index: number, at: number): Due {
  const { values } = rule;
  const mint = textAt(token, 'mint');
  const own = `price:${mint}:${String(index)}:`;
  const kind = textAt(alert, 'kind');
  const unit = kind === 'CHANGE' ? '%' : textAt(values, 'quote');
  const title = `{symbol} ${words[kind] ?? ''} ${String(numberAt(alert, 'value'))} ${unit}`;
  const variables = variablesOf(values, token, at);
  return {
    key: `${own}${String(at)}`,
    at,
    kind: 'PRICE',
    label: fillIn(title, variables),
    signature: null,
    by: null,
    channelAt: 'alertChannelId',
    filters: (past) => moveFilter(rule, mint, alert, own, at, past),
    held: (past) => heldBy(textAt(alert, 'reArm'), past.sentAfter(0).filter(ends(own)), at),
    post: () => ({
      message: { content: '', embeds: [{ ...emptyEmbed, title, footer: '{price}' }], buttons: [] },
      name: null,
      variables,
      mentions: textsAt(values, 'mentionRoles'),
      place: null,
    }),
  };
}

/** After a post a move is counted from the price that was told. */
function moveFilter(
  { values }: PostingRule,
  mint: string,
  alert: Values,
  own: string,
  at: number,
  past: Past,
) {
  if (textAt(alert, 'kind') !== 'CHANGE' || textAt(alert, 'reArm') !== 'ROLLING') return [];
  const window = at - numberAt(alert, 'within', 86_400) * 1000;
  const last = past.sentAfter(window).findLast(ends(own))?.at ?? window;
  const quote = quoteOf(values);
  const moved = movedBy(priceAt(mint, last, quote) ?? 0n, priceAt(mint, at, quote) ?? 0n);
  const value = numberAt(alert, 'value');
  return [
    outcome(
      'value',
      'Move since the last post',
      Math.abs(moved) >= value * 100,
      `${(moved / 100).toFixed(1)} %`,
      `${String(value)} %`,
    ),
  ];
}

function heldBy(reArm: string, sent: readonly { at: number }[], at: number) {
  const last = sent.at(-1);
  if (!last) return null;
  const day = (ms: number) => iso(ms).slice(0, 10);
  if (reArm === 'ONCE') return { reason: 'COOLDOWN' as const, why: 'It was to be told once.' };
  return reArm === 'DAILY' && day(last.at) === day(at)
    ? { reason: 'COOLDOWN' as const, why: 'It was told on this day already.' }
    : null;
}

/** Prices stand for an hour: an alert is struck with the first hour it holds in. */
const alertsOf = (rule: PostingRule, after: number, to: number): Due[] =>
  itemsAt(rule.values, 'tokens').flatMap((token) =>
    itemsAt(rule.values, 'alerts').flatMap((alert, index) => {
      const mint = textAt(token, 'mint');
      const holds = (at: number) => isStruck(rule.values, mint, alert, at);
      return hoursIn(after, to)
        .filter((at) => holds(at) && !holds(at - HOUR))
        .map((at) => alertDue(rule, token, alert, index, at));
    }),
  );

function tickerOf(rule: PostingRule, after: number, to: number): Due[] {
  const { values } = rule;
  const surface = textAt(values, 'surface');
  if (surface === 'COMMAND') return [];
  const every = Math.max(60, numberAt(values, 'refresh', 900)) * 1000;
  const from = Math.max(after, to - REFRESHES_KEPT);
  const template = textAt(values, 'template');
  const most =
    surface === 'LIVE_MESSAGE'
      ? messageLimits.content
      : surface === 'NICKNAME'
        ? nameLimits.nickname
        : nameLimits.channel;
  const line = (at: number) =>
    cut(
      itemsAt(values, 'tokens')
        .map((token) => fillIn(template, variablesOf(values, token, at)))
        .join(' · '),
      most,
    );
  return renamings(line, hoursIn(from - every, to), every, to)
    .filter((at) => at > from)
    .map((at) =>
      refreshed(rule, {
        index: 0,
        key: `refresh:${String(at)}`,
        at,
        text: '{line}',
        variables: [told('line', line(at))],
        isMessage: surface === 'LIVE_MESSAGE',
        isNickname: surface === 'NICKNAME',
        place: surface === 'NICKNAME' ? 'The bot’s nickname' : null,
        channelAt: surface === 'NICKNAME' ? null : 'channelId',
      }),
    );
}

/** The ticker, and alerts when a price moves. */
export const tokenPrice: Poster = {
  slug: 'token-price',
  due: (_, rule, after, to) =>
    [...tickerOf(rule, after, to), ...alertsOf(rule, after, to)].sort(
      (one, other) => one.at - other.at,
    ),
};
