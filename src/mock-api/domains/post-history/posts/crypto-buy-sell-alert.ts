import { LANGUAGE } from '@/shared/text/locales';
import spec from '@/features/modules/definitions/crypto-buy-sell-alert/definition';
import type { ValuesOf } from '@/features/modules/common-fields/field';
import { shortAddress } from '@/shared/solana/shortAddress';
import { eventsOf, type MarketEvent, type TradeEvent } from '../../market/marketEvents';
import { priceAt } from '../../market/prices';
import { createPoster, type Due, type Posting, type PostingRule } from '../due';
import { dollars, messagePost, noiseHold, outcome, told } from '../compose/common';
import { symbolOf, toldOf } from '../compose/pieces';
import { SUPPLY } from '../compose/assetFigures';

type Alert = ValuesOf<typeof spec.fields>;

const sides: Readonly<Record<string, string>> = { BUYS: 'buys', SELLS: 'sells', BOTH: 'both' };
const MOST_EMOJI = 60;

function filtersOf({ values }: PostingRule<Alert>, event: TradeEvent) {
  const { sides: side, token: wanted } = values;
  const least = BigInt(Math.round(values.minUsd * 100));
  return [
    outcome('token', 'Token', event.asset === wanted, symbolOf(event.asset), symbolOf(wanted)),
    outcome(
      'sides',
      'Side',
      side === 'BOTH' || side === `${event.type}S`,
      event.type === 'BUY' ? 'a buy' : 'a sell',
      sides[side] ?? side,
    ),
    outcome(
      'minUsd',
      'Value',
      event.cents >= least,
      dollars(event.cents),
      `at least ${dollars(least)}`,
    ),
    ...(values.ignoresArbitrage
      ? [
          outcome(
            'ignoresArbitrage',
            'Arbitrage',
            !event.isArbitrage,
            event.isArbitrage ? 'arbitrage' : 'not arbitrage',
            'not arbitrage',
          ),
        ]
      : []),
  ];
}

function variablesOf({ values }: PostingRule<Alert>, event: TradeEvent) {
  const symbol = symbolOf(event.asset);
  const each = BigInt(Math.max(1, values.usdPerEmoji)) * 100n;
  const count = Math.max(1, Math.min(MOST_EMOJI, Number(event.cents / each)));
  const price = priceAt(event.asset, event.at) ?? 0n;
  return [
    told('side', event.type === 'BUY' ? 'Buy' : 'Sell'),
    told('symbol', symbol),
    told('usd', dollars(event.cents)),
    told('emoji.bar', (event.type === 'BUY' ? '🟢' : '🔴').repeat(count)),
    told('buyer.short', shortAddress(event.by)),
    told('position', `${event.position.toLocaleString(LANGUAGE)} ${symbol}`),
    told('mcap', dollars((price * SUPPLY) / 10n ** 13n)),
  ];
}

const of = (_: Posting, rule: PostingRule<Alert>, event: MarketEvent): Due<'channelId'> => {
  if (event.stream !== 'TRADE') throw new TypeError('This is no trade.');
  return {
    key: event.signature,
    at: event.at,
    kind: 'TRADE',
    label: `${event.type === 'BUY' ? 'Buy' : 'Sell'} of ${symbolOf(event.asset)} for ${dollars(event.cents)}`,
    signature: event.signature,
    by: event.by,
    channelAt: 'channelId',
    filters: () => filtersOf(rule, event),
    held: noiseHold(rule.values, event.at, event.by),
    post: () =>
      messagePost(rule.values.message, variablesOf(rule, event), rule.values.mentionRoles),
  };
};

/** Buys and sells of a token. */
const trade = createPoster(spec, {
  place: 3,

  market: { streams: ['TRADE'], of },
  due: (posting, rule, after, to) =>
    eventsOf('TRADE', rule.values.token, after, to).flatMap((event) =>
      toldOf(of(posting, rule, event), event),
    ),
});
export default trade;
