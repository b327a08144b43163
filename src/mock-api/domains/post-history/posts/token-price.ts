import { HOUR } from '@/shared/time/durations';
import spec from '@/features/modules/definitions/token-price/definition';
import { emptyEmbed } from '@/features/modules/common-fields/message';
import type { ValuesOf } from '@/features/modules/common-fields/field';
import { fillIn } from '@/features/modules/preview/fillIn';
import { cut } from '@/shared/discord/textLength';
import { messageLimits, nameLimits } from '@/shared/discord/limits';
import { iso } from '../../../store/clock';
import {
  movedBy,
  priceAt,
  priceInWords,
  quotes,
  unitsOfPrice,
  type Quote,
} from '../../market/prices';
import { createPoster, type Due, type Past, type PostingRule } from '../due';
import { outcome, told } from '../compose/common';
import { hoursIn, REFRESHES_KEPT, renamings, tokenVariables } from '../compose/refreshes';
import { refreshed } from '../compose/written';

type Ticker = ValuesOf<typeof spec.fields>;
type Token = Ticker['tokens'][number];
type Alert = Ticker['alerts'][number];

const words: Readonly<Record<string, string>> = {
  ABOVE: 'has risen above',
  BELOW: 'has fallen below',
  CHANGE: 'has moved by',
};
/** Decimal text of a form's number, such as 1e-7. */
const decimal = (value: number) => value.toFixed(12);

const quoteOf = (values: Ticker): Quote => quotes.find((quote) => quote === values.quote) ?? 'USD';

function variablesOf(values: Ticker, token: Token, at: number) {
  const { mint } = token;
  const quote = quoteOf(values);
  const price = priceAt(mint, at, quote);
  const { symbol, change24h } = tokenVariables(mint, at);
  return [
    told('symbol', token.symbol || symbol),
    told('price', price === null ? '…' : priceInWords(price, quote)),
    told('arrow', (change24h ?? 0) < 0 ? '▼' : '▲'),
    told('change24h', change24h === null ? '…' : `${(Math.abs(change24h) / 100).toFixed(1)}%`),
  ];
}

/** Whether a price meets an alert's condition at a moment. */
function isStruck(values: Ticker, mint: string, alert: Alert, at: number): boolean {
  const quote = quoteOf(values);
  const price = priceAt(mint, at, quote);
  if (price === null) return false;
  const { kind, value, within } = alert;
  if (kind === 'CHANGE') {
    const before = priceAt(mint, at - within * 1000, quote);
    return before !== null && Math.abs(movedBy(before, price)) >= value * 100;
  }
  const limit = unitsOfPrice(decimal(value));
  return kind === 'ABOVE' ? price > limit : price < limit;
}

const ends = (key: string) => (row: { key: string }) => row.key.startsWith(key);

function alertDue(
  rule: PostingRule<Ticker>,
  token: Token,
  alert: Alert,
  index: number,
  at: number,
): Due<'alertChannelId'> {
  const { values } = rule;
  const { mint } = token;
  const { kind, value, reArm } = alert;
  const own = `price:${mint}:${String(index)}:`;
  const unit = kind === 'CHANGE' ? '%' : values.quote;
  const title = `{symbol} ${words[kind] ?? ''} ${String(value)} ${unit}`;
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
    held: (past) => heldBy(reArm, past.sentAfter(0).filter(ends(own)), at),
    post: () => ({
      message: { content: '', embeds: [{ ...emptyEmbed, title, footer: '{price}' }], buttons: [] },
      name: null,
      variables,
      mentions: values.mentionRoles,
      place: null,
    }),
  };
}

/** After a post, changes are counted from the posted price. */
function moveFilter(
  { values }: PostingRule<Ticker>,
  mint: string,
  { kind, value, within, reArm }: Alert,
  own: string,
  at: number,
  past: Past,
) {
  if (kind !== 'CHANGE' || reArm !== 'ROLLING') return [];
  const window = at - within * 1000;
  const last = past.sentAfter(window).findLast(ends(own))?.at ?? window;
  const quote = quoteOf(values);
  const moved = movedBy(priceAt(mint, last, quote) ?? 0n, priceAt(mint, at, quote) ?? 0n);
  return [
    outcome(
      'value',
      'Change since the last post',
      Math.abs(moved) >= value * 100,
      `${(moved / 100).toFixed(1)}%`,
      `${String(value)}%`,
    ),
  ];
}

function heldBy(reArm: string, sent: readonly { at: number }[], at: number) {
  const last = sent.at(-1);
  if (!last) return null;
  const day = (ms: number) => iso(ms).slice(0, 10);
  if (reArm === 'ONCE') return { reason: 'COOLDOWN' as const, why: 'This alert posts only once.' };
  return reArm === 'DAILY' && day(last.at) === day(at)
    ? { reason: 'COOLDOWN' as const, why: 'Already posted today.' }
    : null;
}

/** Prices are constant for an hour: an alert fires in the first hour in which it holds. */
const alertsOf = (rule: PostingRule<Ticker>, after: number, to: number): Due<'alertChannelId'>[] =>
  rule.values.tokens.flatMap((token) =>
    rule.values.alerts.flatMap((alert, index) => {
      const { mint } = token;
      const holds = (at: number) => isStruck(rule.values, mint, alert, at);
      return hoursIn(after, to)
        .filter((at) => holds(at) && !holds(at - HOUR))
        .map((at) => alertDue(rule, token, alert, index, at));
    }),
  );

function tickerOf(rule: PostingRule<Ticker>, after: number, to: number): Due<'channelId'>[] {
  const { values } = rule;
  const { surface } = values;
  if (surface === 'COMMAND') return [];
  const every = Math.max(60, values.refresh) * 1000;
  const from = Math.max(after, to - REFRESHES_KEPT);
  const { template } = values;
  const most =
    surface === 'LIVE_MESSAGE'
      ? messageLimits.content
      : surface === 'NICKNAME'
        ? nameLimits.nickname
        : nameLimits.channel;
  const line = (at: number) =>
    cut(
      values.tokens.map((token) => fillIn(template, variablesOf(values, token, at))).join(' · '),
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
        place: surface === 'NICKNAME' ? 'Bot nickname' : null,
        channelAt: surface === 'NICKNAME' ? null : 'channelId',
      }),
    );
}

/** The ticker, and alerts on price changes. */
const tokenPrice = createPoster(spec, {
  place: 5,

  due: (_, rule, after, to) =>
    [...tickerOf(rule, after, to), ...alertsOf(rule, after, to)].sort(
      (one, other) => one.at - other.at,
    ),
});
export default tokenPrice;
