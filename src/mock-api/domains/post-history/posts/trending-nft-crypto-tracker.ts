import spec from '@/features/modules/definitions/trending-nft-crypto-tracker/definition';
import type { ValuesOf } from '@/features/modules/common-fields/field';
import { counted } from '@/shared/text/language';
import { DAY, HOUR, MINUTE } from '@/shared/time/durations';
import { hashOf } from '../../../store/hashed';
import { collections, tokens } from '../../market/market';
import { movedBy, priceAt } from '../../market/prices';
import { createPoster, type Due, type Posting, type PostingRule } from '../due';
import { assetFigures, liquidityAt } from '../compose/assetFigures';
import { told } from '../compose/common';
import { byTheClock, stepsIn, writtenPost } from '../compose/written';

type Tracker = ValuesOf<typeof spec.fields>;

const windows: Readonly<Record<string, { ms: number; words: string }>> = {
  '5M': { ms: 5 * MINUTE, words: '5 minutes' },
  '1H': { ms: HOUR, words: 'hour' },
  '6H': { ms: 6 * HOUR, words: '6 hours' },
  '24H': { ms: DAY, words: '24 hours' },
};
/** Minimum time between checks of trends, seconds. */
export const LEAST_STEP = 600;
/** A rise that counts as a breakout, in hundredths of a percent. */
const FAST = 500;

/** A trending token or collection, and its change in hundredths of a percent. */
interface Mover {
  name: string;
  moved: number;
}

/** Facts about a token from a source of trends. */
export interface TokenFacts {
  /** Liquidity of its pools in whole US dollars. */
  liquidity: number;
  holders: number;
  /** Time since its first pool, ms. */
  age: number;
  isMintRevoked: boolean;
  isFreezeRevoked: boolean;
  /** Change of its price, in hundredths of a percent. */
  moved: number;
}

type TokenFilters = Pick<
  Tracker,
  | 'minLiquidity'
  | 'minHolders'
  | 'minAge'
  | 'needsRevokedMint'
  | 'needsRevokedFreeze'
  | 'leavesOutRugs'
>;

/** Whether a token passes the filters of a tracker. */
export const passesFilters = (values: TokenFilters, token: TokenFacts): boolean =>
  token.liquidity >= values.minLiquidity &&
  token.holders >= values.minHolders &&
  token.age >= values.minAge * 1000 &&
  (token.isMintRevoked || !values.needsRevokedMint) &&
  (token.isFreezeRevoked || !values.needsRevokedFreeze) &&
  (token.moved > -9000 || !values.leavesOutRugs);

/** The first pools of the embedded market's tokens opened within two years after this. */
const FIRST_POOLS = Date.UTC(2023, 0, 1);

/** Simulates a source of trends: a token's facts are derived from its address. */
const factsOf = (mint: string, price: bigint, moved: number, at: number): TokenFacts => ({
  liquidity: Number(liquidityAt(price) / 10n ** 15n),
  holders: 300 + (hashOf('holders', mint) % 40_000),
  age: at - FIRST_POOLS - (hashOf('first pool', mint) % 730) * DAY,
  isMintRevoked: hashOf('mint', mint) % 5 !== 0,
  isFreezeRevoked: hashOf('freeze', mint) % 6 !== 0,
  moved,
});

const tokensAt = (values: TokenFilters, at: number, ms: number): Mover[] =>
  tokens.flatMap(({ mint, symbol }) => {
    const [is, was] = [priceAt(mint, at), priceAt(mint, at - ms)];
    if (is === null || was === null) return [];
    const moved = movedBy(was, is);
    return passesFilters(values, factsOf(mint, is, moved, at)) ? [{ name: symbol, moved }] : [];
  });

type Lister = (at: number) => Mover[];

/** Trending items at a moment, hottest first. */
function listerOf(
  posting: Posting,
  { values }: PostingRule<Tracker>,
  from: number,
  to: number,
): Lister {
  const ms = windows[values.window]?.ms ?? DAY;
  const { top, kind } = values;
  const figures = collections.map(({ address, name, items }) => ({
    name,
    holders: Math.floor((items ?? 0) / 3),
    soldIn: assetFigures(posting, address, from - 2 * ms, to).volumeIn,
  }));
  const collectionsAt = (at: number): Mover[] =>
    figures.flatMap(({ name, holders, soldIn }) => {
      const [is, was] = [soldIn(at - ms, at) ?? 0n, soldIn(at - 2 * ms, at - ms) ?? 0n];
      if (is === 0n || was === 0n || holders < values.minHolders) return [];
      return [{ name, moved: movedBy(was, is) }];
    });
  return (at) =>
    (kind === 'NFTS' ? collectionsAt(at) : tokensAt(values, at, ms))
      .filter(({ moved }) => moved > 0)
      .sort((one, other) => other.moved - one.moved)
      .slice(0, top);
}

const line = ({ moved }: Mover, index: number) =>
  `${String(index + 1)}. {name.${String(index)}} +${(moved / 100).toFixed(1)}%`;

/** Items to post: the whole list, or those that were not on it before. */
function toldAt(mode: string, list: Lister, at: number, every: number): Mover[] {
  const now = list(at);
  if (mode === 'DIGEST') return now;
  const isFast = ({ moved }: Mover) => mode !== 'BREAKOUT' || moved >= FAST;
  const before = new Set(
    list(at - every)
      .filter(isFast)
      .map(({ name }) => name),
  );
  return now.filter((mover) => isFast(mover) && !before.has(mover.name));
}

const titles: Readonly<Record<string, string>> = {
  DIGEST: 'Trending',
  NEW_ENTRIES_ONLY: 'New in trending',
  BREAKOUT: 'Rising fast',
};

function postDue(
  { values }: PostingRule<Tracker>,
  movers: readonly Mover[],
  at: number,
): Due<'channelId'> {
  const { mode, maxPerDay: most } = values;
  const title = `${titles[mode] ?? 'Trending'}, last ${windows[values.window]?.words ?? ''}`;
  return byTheClock(at, {
    key: `trend:${String(at)}`,
    label: `${titles[mode] ?? 'Trending'}: ${movers.map(({ name }) => name).join(', ')}`,
    channelAt: 'channelId',
    held: (past) =>
      past.sentAfter(at - DAY).length >= most
        ? { reason: 'CAP', why: `Maximum ${counted(most, 'post')} per day.` }
        : null,
    post: () =>
      writtenPost(
        { title, description: movers.map(line).join('\n') },
        movers.map(({ name }, index) => told(`name.${String(index)}`, name)),
      ),
  });
}

/** Trends, checked at intervals. Nothing is due while there are none. */
const trending = createPoster(spec, {
  place: 13,

  due: (posting, rule, after, to) => {
    const every = Math.max(LEAST_STEP, rule.values.interval) * 1000;
    const list = listerOf(posting, rule, after - every, to);
    return stepsIn(every, after, to).flatMap((at) => {
      const movers = toldAt(rule.values.mode, list, at, every);
      return movers.length === 0 ? [] : [postDue(rule, movers, at)];
    });
  },
});
export default trending;
