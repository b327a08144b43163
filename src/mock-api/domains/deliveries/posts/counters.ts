import { itemsAt, numberAt, textAt } from '@/features/bot-modules/engine/read';
import type { Values } from '@/features/bot-modules/fields/field';
import { fillIn } from '@/features/bot-modules/preview/fillIn';
import { inNumerals } from '@/features/bot-modules/preview/numerals';
import { formatSol } from '@/shared/money/lamports';
import { findCollection } from '../../market/market';
import { eventsOf, HOUR } from '../../market/marketEvents';
import { movedBy, priceAt, priceInWords, quotes } from '../../market/prices';
import type { Poster, Posting, PostingRule } from '../due';
import type { PostRow } from '../../discord-posts/post';
import { told } from './common';
import { everybodyOn, headcount, holdersOf, verifiedAt, walletsAt } from './figures';
import { sampleless } from '../../discord-posts/variables';
import { symbolOf } from './trade';
import { refreshed } from './written';

const DAY = 24 * HOUR;
/** Renames are many and old ones tell nothing: so far back they are made up for. */
export const REFRESHES_KEPT = 2 * DAY;

/** What the names in a text stand for; those that do not occur are not looked up. */
type Known = Readonly<Record<string, () => string>>;

const knownIn = (template: string, known: Known): PostRow['variables'] =>
  Object.entries(known).flatMap(([name, tell]) =>
    template.includes(`{${name}}`) ? [told(name, tell())] : [],
  );

/** What is shown at a moment, and when it may have changed. */
interface Shown {
  variables: (counter: Values, at: number) => Known;
  changes: (after: number, to: number) => number[];
}

const perCent = (hundredths: number) =>
  `${hundredths < 0 ? '−' : '+'}${(Math.abs(hundredths) / 100).toFixed(1)} %`;

/** What the market tells of a token, or nothing. */
export function tokenVariables(mint: string, at: number) {
  const price = priceAt(mint, at);
  const before = priceAt(mint, at - DAY);
  return {
    symbol: symbolOf(mint),
    change24h: price === null || before === null ? null : movedBy(before, price),
  };
}

/** Each hour on the hour. */
export const hoursIn = (after: number, to: number): number[] => {
  const hours: number[] = [];
  for (let at = (Math.floor(after / HOUR) + 1) * HOUR; at <= to; at += HOUR) hours.push(at);
  return hours;
};

const serverShown =
  () =>
  ({ world, guild }: Posting): Shown => {
    const everybody = everybodyOn(world, guild);
    const members = headcount(everybody);
    return {
      variables: (_counter, at) => ({
        members: () => members(at).toLocaleString('en'),
        humans: () => members(at).toLocaleString('en'),
        bots: () => '0',
        'verified.wallets': () => walletsAt(world, guild, at).toLocaleString('en'),
        holders: () => verifiedAt(world, guild, at).toLocaleString('en'),
      }),
      changes: (after, to) =>
        everybody
          .flatMap(({ joinedAt, leftAt }) => [joinedAt, leftAt ?? 0])
          .filter((at) => at > after && at <= to),
    };
  };

/** SOL a collection was sold for in the day before. */
const volumeOf = (asset: string, at: number): string =>
  formatSol(
    eventsOf('SALE', asset, at - DAY, at).reduce(
      (sum, event) => sum + (event.stream === 'SALE' ? event.lamports : 0n),
      0n,
    ),
  );

const marketShown =
  ({ values }: PostingRule) =>
  ({ world }: Posting): Shown => ({
    variables: (counter, at) => {
      const asset = textAt(counter, 'asset');
      const collection = findCollection(asset);
      const { symbol, change24h } = tokenVariables(asset, at);
      const quote = quotes.find((each) => each === textAt(values, 'currency')) ?? 'SOL';
      const shown = priceAt(asset, at, quote);
      const sol = priceAt('So11111111111111111111111111111111111111112', at);
      return {
        'nft.name': () => collection?.name ?? '…',
        'nft.floor': () => collection?.floorSol ?? '…',
        'nft.holders': () => holdersOf(world, asset).toLocaleString('en'),
        'nft.volume24h': () => (collection ? volumeOf(asset, at) : '…'),
        'token.symbol': () => symbol,
        'token.price': () => (shown === null ? '…' : priceInWords(shown, quote)),
        'token.change24h': () => (change24h === null ? '…' : perCent(change24h)),
        'sol.price': () => (sol === null ? '…' : priceInWords(sol, 'USD')),
      };
    },
    changes: hoursIn,
  });

/** The first refresh at or after a moment. */
export const refreshAfter = (at: number, every: number) => Math.ceil(at / every) * every;

/**
 * When something that is refreshed reads otherwise than before: a bot renames nothing that stays the same.
 *
 * @param every ms from one refresh to the next
 */
export function renamings(
  textAtTime: (at: number) => string,
  changes: readonly number[],
  every: number,
  to: number,
): number[] {
  const moments = [...new Set(changes.map((at) => refreshAfter(at, every)))]
    .filter((at) => at <= to)
    .sort((one, other) => one - other);
  return moments.filter((at) => textAtTime(at) !== textAtTime(at - every));
}

function counterPoster(
  slug: string,
  shownBy: (rule: PostingRule) => (posting: Posting) => Shown,
): Poster {
  return {
    slug,
    due: (posting, rule, after, to) => {
      const { values } = rule;
      const shown = shownBy(rule)(posting);
      const every = Math.max(1, numberAt(values, 'refresh', 600)) * 1000;
      const from = Math.max(after, to - REFRESHES_KEPT);
      const changes = shown.changes(from - every, to);
      return itemsAt(values, 'counters')
        .flatMap((counter, index) => {
          const template = textAt(counter, 'template');
          const variables = (at: number) =>
            numbered(
              sampleless(
                template,
                posting.spec.variables,
                knownIn(template, shown.variables(counter, at)),
              ),
              values,
            );
          const text = (at: number) => fillIn(template, variables(at));
          return renamings(text, changes, every, to)
            .filter((at) => at > from)
            .map((at) => {
              const isOwn = textAt(counter, 'target') === 'NEW_VOICE';
              return refreshed(rule, {
                index,
                key: `refresh:${String(index)}:${String(at)}`,
                at,
                text: template,
                variables: variables(at),
                isMessage: textAt(counter, 'surface') === 'LIVE_MESSAGE',
                place: isOwn ? 'A voice channel of its own' : null,
                channelAt: isOwn ? null : `counters.${String(index)}.channelId`,
              });
            });
        })
        .sort((one, other) => one.at - other.at);
    },
  };
}

const numbered = (variables: PostRow['variables'], values: Values) =>
  variables.map((variable) => ({
    ...variable,
    sample: inNumerals(variable.sample, textAt(values, 'numbers')),
  }));

export const serverCounters = counterPoster('server-stats-displayer', serverShown);
export const marketCounters = counterPoster('nft-crypto-stats-displayer', marketShown);
