import { LANGUAGE } from '@/shared/text/locales';
import type { ValuesOf } from '@/features/modules/common-fields/field';
import marketSpec from '@/features/modules/definitions/nft-crypto-stats-displayer/definition';
import serverSpec from '@/features/modules/definitions/server-stats-displayer/definition';
import { fillIn } from '@/features/modules/preview/fillIn';
import { inNumerals } from '@/features/modules/preview/numerals';
import { formatSol } from '@/shared/money/lamports';
import { DAY } from '@/shared/time/durations';
import { findCollection } from '../../market/market';
import { eventsOf } from '../../market/marketEvents';
import { priceAt, priceInWords, quotes } from '../../market/prices';
import { createPoster, type Due, type Posting, type PostingRule } from '../due';
import type { PostRow } from '../../discord-posts/post';
import { told } from '../compose/common';
import { everybodyOn, headcount, holdersOf, verifiedAt, walletsAt } from '../compose/figures';
import { sampleless } from '../../discord-posts/variables';
import { hoursIn, REFRESHES_KEPT, renamings, tokenVariables } from '../compose/refreshes';
import { refreshed } from '../compose/written';

type ServerCounters = ValuesOf<typeof serverSpec.fields>;
type MarketCounters = ValuesOf<typeof marketSpec.fields>;

/** Values of a text's variables; only those that occur in it are computed. */
type Known = Readonly<Record<string, () => string>>;

const knownIn = (template: string, known: Known): PostRow['variables'] =>
  Object.entries(known).flatMap(([name, tell]) =>
    template.includes(`{${name}}`) ? [told(name, tell())] : [],
  );

/** Text of a counter, times at which it may change, and its place. */
interface Shown<Counter> {
  variables: (counter: Counter, at: number) => Known;
  changes: (after: number, to: number) => number[];
  /** Edits a message; otherwise sets a name. */
  isMessage: (counter: Counter) => boolean;
  /** The name is that of a channel created by the bot. */
  isOwnChannel: (counter: Counter) => boolean;
}

const perCent = (hundredths: number) =>
  `${hundredths < 0 ? '−' : '+'}${(Math.abs(hundredths) / 100).toFixed(1)}%`;

function serverShown(
  { world, guild }: Posting,
  { numbers }: ServerCounters,
): Shown<ServerCounters['counters'][number]> {
  const everybody = everybodyOn(world, guild);
  const members = headcount(everybody);
  const inStyle = (count: number) => inNumerals(count.toLocaleString(LANGUAGE), numbers);
  return {
    variables: (_counter, at) => ({
      members: () => inStyle(members(at)),
      humans: () => inStyle(members(at)),
      bots: () => inStyle(0),
      'verified.wallets': () => inStyle(walletsAt(world, guild, at)),
      holders: () => inStyle(verifiedAt(world, guild, at)),
    }),
    changes: (after, to) =>
      everybody
        .flatMap(({ joinedAt, leftAt }) => [joinedAt, leftAt ?? 0])
        .filter((at) => at > after && at <= to),
    isMessage: () => false,
    isOwnChannel: ({ target }) => target === 'NEW_VOICE',
  };
}

/** A collection's sales volume of the last 24 hours, in SOL. */
const volumeOf = (asset: string, at: number): string =>
  formatSol(
    eventsOf('SALE', asset, at - DAY, at).reduce(
      (sum, event) => sum + (event.stream === 'SALE' ? event.lamports : 0n),
      0n,
    ),
  );

function marketShown(
  { world }: Posting,
  { currency }: MarketCounters,
): Shown<MarketCounters['counters'][number]> {
  const quote = quotes.find((each) => each === currency) ?? 'SOL';
  return {
    variables: ({ asset }, at) => {
      const collection = findCollection(asset);
      const { symbol, change24h } = tokenVariables(asset, at);
      const shown = priceAt(asset, at, quote);
      const sol = priceAt('So11111111111111111111111111111111111111112', at);
      return {
        'nft.name': () => collection?.name ?? '…',
        'nft.floor': () => collection?.floorSol ?? '…',
        'nft.holders': () => holdersOf(world, asset).toLocaleString(LANGUAGE),
        'nft.volume24h': () => (collection ? volumeOf(asset, at) : '…'),
        'token.symbol': () => symbol,
        'token.price': () => (shown === null ? '…' : priceInWords(shown, quote)),
        'token.change24h': () => (change24h === null ? '…' : perCent(change24h)),
        'sol.price': () => (sol === null ? '…' : priceInWords(sol, 'USD')),
      };
    },
    changes: hoursIn,
    isMessage: ({ surface }) => surface === 'LIVE_MESSAGE',
    isOwnChannel: () => false,
  };
}

function refreshes<Counter extends { template: string; channelId: string }>(
  posting: Posting,
  rule: PostingRule<{ counters: readonly Counter[]; refresh: number }>,
  shown: Shown<Counter>,
  after: number,
  to: number,
): Due<'counters'>[] {
  const { counters, refresh } = rule.values;
  const every = Math.max(1, refresh) * 1000;
  const from = Math.max(after, to - REFRESHES_KEPT);
  const changes = shown.changes(from - every, to);
  return counters
    .flatMap((counter, index) => {
      const { template } = counter;
      const variables = (at: number) =>
        sampleless(
          template,
          posting.spec.variables,
          knownIn(template, shown.variables(counter, at)),
        );
      const text = (at: number) => fillIn(template, variables(at));
      const isOwn = shown.isOwnChannel(counter);
      return renamings(text, changes, every, to)
        .filter((at) => at > from)
        .map((at) =>
          refreshed<'counters'>(rule, {
            index,
            key: `refresh:${String(index)}:${String(at)}`,
            at,
            text: template,
            variables: variables(at),
            isMessage: shown.isMessage(counter),
            place: isOwn ? 'Its own voice channel' : null,
            channelAt: isOwn ? null : `counters.${String(index)}.channelId`,
          }),
        );
    })
    .sort((one, other) => one.at - other.at);
}

const serverCounters = createPoster(serverSpec, {
  place: 7,
  due: (posting, rule, after, to) =>
    refreshes(posting, rule, serverShown(posting, rule.values), after, to),
});

const marketCounters = createPoster(marketSpec, {
  place: 8,
  due: (posting, rule, after, to) =>
    refreshes(posting, rule, marketShown(posting, rule.values), after, to),
});

export default [serverCounters, marketCounters];
