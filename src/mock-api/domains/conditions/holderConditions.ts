import type { ValuesOf } from '@/features/modules/common-fields/field';
import type tokenRule from '@/features/modules/definitions/crypto-holder-verification/definition';
import type { condition as pieceCondition } from '@/features/modules/definitions/holder-verification/condition';
import { MATCH_ANYONE } from '@/features/modules/field-types/match/field';
import { counted } from '@/shared/text/language';
import { LANGUAGE } from '@/shared/text/locales';
import { exact } from '../holdings/holdings';
import { pieceAddress } from '../holdings/pieces';
import type { PieceRow } from '../holdings/rows';
import { findCollection, findToken } from '../market/market';
import { rankOf, traitsOf } from '../market/pieces';

/** Requirements of a holder rule's condition on holdings. */
export interface Wanted {
  label: string;
  /** Mint or collection to count; null for SOL, and where none is named. */
  asset: string | null;
  isSol: boolean;
  /** Holdings are counted by their value in US dollars. */
  isInDollars: boolean;
  /** Tolerance in percent: members who already have the role keep it down to this much less. */
  slack: number;
  least: bigint;
  /** Null without a limit. */
  most: bigint | null;
  days: number;
  /** One wallet alone must hold the amount. */
  isOfOneWallet: boolean;
  isNegated: boolean;
  /** Why the count does not decide the condition, in words; null where it does. */
  unchecked: string | null;
  /** Whether an NFT counts; null where all count, so their numbers are not needed. */
  fits: ((piece: PieceRow) => boolean | null) | null;
  countsStaked: boolean;
  countsListed: boolean;
  /** Tokens in liquidity pools count. */
  countsPools: boolean;
}

/** A condition on NFTs, and one on a token. */
type PieceCondition = ValuesOf<typeof pieceCondition>;
type TokenCondition = ValuesOf<typeof tokenRule.fields>['conditions'][number];

/** Requirements of a condition on NFTs. */
export function wantedPieces(condition: PieceCondition): Wanted {
  const { least, hasMost, most, heldForDays, countsStaked, countsListed, isNegated } = condition;
  const { words, ...what } = piecesIn(condition);
  return {
    ...amountWanted(String(least), hasMost ? String(most) : null, heldForDays, {
      unit: '',
      words,
      isNegated,
    }),
    ...what,
    isSol: false,
    isInDollars: false,
    slack: 0,
    isOfOneWallet: false,
    countsStaked,
    countsListed,
    countsPools: true,
  };
}

/** Requirements of a condition on a token. */
export function wantedTokens(condition: TokenCondition): Wanted {
  const { currency, mint, measure, least, hasMost, most, heldForDays } = condition;
  const { countsStaked, countsPools, isNegated, slack, sum } = condition;
  const isSol = currency === 'SOL';
  const isInDollars = measure === 'USD';
  const symbol = isSol ? 'SOL' : (findToken(mint)?.symbol ?? 'a token');
  const words = isInDollars ? `of ${symbol}` : symbol;
  return {
    // The network does not say how long SOL has been held, and the form has no field for it.
    ...amountWanted(least || '0', hasMost ? most || '0' : null, isSol ? 0 : heldForDays, {
      unit: isInDollars ? '$' : '',
      words,
      isNegated,
    }),
    asset: isSol ? null : mint,
    isSol,
    isInDollars,
    slack: isInDollars ? slack : 0,
    isOfOneWallet: sum === 'ANY_WALLET',
    unchecked: null,
    fits: null,
    countsStaked,
    countsListed: true,
    countsPools,
  };
}

/** The required amount and number of days. Amounts are decimal text. */
function amountWanted(
  least: string,
  most: string | null,
  days: number,
  { unit, words, isNegated }: { unit: string; words: string; isNegated: boolean },
) {
  const low = `${unit}${grouped(least)}`;
  const amount = most === null ? `at least ${low}` : `${low} to ${unit}${grouped(most)}`;
  const since = days === 0 ? '' : ` for at least ${counted(days, 'day')}`;
  return {
    label: isNegated
      ? `Doesn’t hold ${amount} ${words}${since}`
      : `Holds ${amount} ${words}${since}`,
    isNegated,
    least: exact(least),
    most: most === null ? null : exact(most),
    days,
  };
}

/** An amount with thousands separators: "100,000", "1,000.5". */
const grouped = (amount: string): string =>
  amount.replace(/^\d+/, (whole) => BigInt(whole).toLocaleString(LANGUAGE));

/** Which NFTs a condition is about, and their name in words. */
interface Pieces extends Pick<Wanted, 'asset' | 'unchecked' | 'fits'> {
  words: string;
}

function piecesIn(condition: PieceCondition): Pieces {
  const { kind, collection: asset, rankAtMost, mints, least, hasMost } = condition;
  const nfts = least === 1 && !hasMost ? 'NFT' : 'NFTs';
  const name = findCollection(asset)?.name ?? 'a collection';
  switch (kind) {
    case 'TRAITS':
      return {
        words: `${nfts} from ${name} with ${traits(condition)}`,
        asset,
        unchecked: null,
        fits: traitFit(condition),
      };
    case 'RARITY':
      return {
        words: `${nfts} from ${name} ranked ${String(rankAtMost)} or better`,
        asset,
        unchecked: null,
        fits: ({ number }) => {
          const found = rankOf(asset, number);
          return found && found.rank <= rankAtMost;
        },
      };
    case 'MINTS':
      return {
        words: `of ${counted(mints.length, 'specific NFT')} from ${name}`,
        asset: asset === '' ? null : asset,
        unchecked: asset === '' ? 'This rule doesn’t name the collection of these NFTs.' : null,
        fits: namedFit(asset, mints),
      };
    default:
      return { words: `${nfts} from ${name}`, asset, unchecked: null, fits: null };
  }
}

/** Compares names as people type them, ignoring case. */
const same = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether an NFT has the required traits. */
function traitFit({ collection, traits: wanted, traitMatch }: PieceCondition): Wanted['fits'] {
  const isAny = traitMatch === MATCH_ANYONE;
  return ({ number }) => {
    const found = traitsOf(collection, number);
    if (!found) return null;
    const has = ({ name, values }: (typeof wanted)[number]) =>
      found.some(
        (trait) => same(trait.name, name) && values.some((value) => same(value, trait.value)),
      );
    return isAny ? wanted.some(has) : wanted.every(has);
  };
}

const traits = ({ traits: wanted, traitMatch }: PieceCondition): string =>
  wanted
    .map(({ name, values }) => `${name} ${values.join(' or ')}`)
    .join(traitMatch === MATCH_ANYONE ? ' or ' : ' and ');

const NUMBERS = /^(\d{1,6})(?:-(\d{1,6}))?$/;

/** Whether an NFT is one of those named by number, range of numbers, or address. */
function namedFit(asset: string, named: readonly string[]): Wanted['fits'] {
  const ranges = named.flatMap((entry) => {
    const [, from, to = from] = NUMBERS.exec(entry) ?? [];
    return from === undefined ? [] : [{ from: Number(from), to: Number(to) }];
  });
  const addresses = new Set(named.filter((entry) => !NUMBERS.test(entry)));
  return ({ number }) =>
    ranges.some(({ from, to }) => from <= number && number <= to) ||
    (addresses.size > 0 && addresses.has(pieceAddress(asset, number)));
}
