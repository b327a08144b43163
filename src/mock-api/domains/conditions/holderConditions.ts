import { isOn, itemsAt, numberAt, textAt, textsAt } from '@/features/bot-modules/engine/read';
import type { Values } from '@/features/bot-modules/fields/field';
import { counted } from '@/shared/text/counted';
import { exact } from '../holdings/holdings';
import { pieceAddress } from '../holdings/pieces';
import type { PieceRow } from '../holdings/rows';
import { findCollection, findToken } from '../market/market';
import { rankOf, traitsOf } from '../market/pieces';

/** What a condition of a holder rule asks for, as far as holdings can tell. */
export interface Wanted {
  label: string;
  /** Mint or collection of which holdings are counted; null for SOL, and where none is named. */
  asset: string | null;
  isSol: boolean;
  /** What is held is counted by what it is worth, in US dollars. */
  isInDollars: boolean;
  /** By how many percent less whoever has the role already keeps it. */
  slack: number;
  least: bigint;
  /** Null without a limit. */
  most: bigint | null;
  days: number;
  /** One wallet alone must hold it. */
  isOfOneWallet: boolean;
  isNegated: boolean;
  /** What keeps the count from being the answer, in words; null where it is the answer. */
  unchecked: string | null;
  /** Whether a piece counts; null where all do, and which they are need not be known. */
  fits: ((piece: PieceRow) => boolean | null) | null;
  countsStaked: boolean;
  countsListed: boolean;
  /** Tokens in liquidity pools count. */
  countsPools: boolean;
}

/** What a condition of either module asks for. */
export function wantedBy(condition: Values): Wanted {
  const hasMost = isOn(condition, 'hasMost');
  // Of SOL nobody tells since when it is there, and the form does not ask.
  const isSol = textAt(condition, 'currency') === 'SOL';
  const days = isSol ? 0 : numberAt(condition, 'heldForDays');
  const isInDollars = textAt(condition, 'measure') === 'USD';
  const least = amountAt(condition, 'least');
  const most = hasMost ? amountAt(condition, 'most') : null;
  const what = Object.hasOwn(condition, 'currency') ? tokens(condition) : pieces(condition);
  const limit = most === null ? '' : ` and at most ${grouped(most)}`;
  const since = days === 0 ? '' : `, for ${counted(days, 'day')}`;
  return {
    label: `Holds at least ${grouped(least)}${limit} ${what.words}${since}`,
    asset: what.asset,
    isSol,
    isInDollars,
    slack: isInDollars ? numberAt(condition, 'slack') : 0,
    least: exact(least),
    most: most === null ? null : exact(most),
    days,
    isOfOneWallet: textAt(condition, 'sum') === 'ANY_WALLET',
    isNegated: isOn(condition, 'isNegated'),
    unchecked: what.unchecked,
    fits: what.fits ?? null,
    countsStaked: condition['countsStaked'] !== false,
    countsListed: condition['countsListed'] !== false,
    countsPools: condition['countsPools'] !== false,
  };
}

interface What {
  words: string;
  asset: string | null;
  unchecked: string | null;
  fits?: Wanted['fits'];
}

/** An amount as one reads it: "100,000", "1,000.5". */
const grouped = (amount: string): string =>
  amount.replace(/^\d+/, (whole) => BigInt(whole).toLocaleString('en'));

/** Pieces are counted in numbers, tokens in decimal text. */
const amountAt = (condition: Values, name: string): string =>
  textAt(condition, name) || String(numberAt(condition, name));

function pieces(condition: Values): What {
  const asset = textAt(condition, 'collection');
  const name = findCollection(asset)?.name ?? 'a collection';
  switch (textAt(condition, 'kind')) {
    case 'TRAITS':
      return {
        words: `of ${name} with ${traits(condition)}`,
        asset,
        unchecked: null,
        fits: traitFit(condition, asset),
      };
    case 'RARITY':
      return {
        words: `of ${name} of rank ${String(numberAt(condition, 'rankAtMost'))} or rarer`,
        asset,
        unchecked: null,
        fits: ({ number }) => {
          const found = rankOf(asset, number);
          return found && found.rank <= numberAt(condition, 'rankAtMost');
        },
      };
    case 'MINTS':
      return {
        words: `of ${counted(textsAt(condition, 'mints').length, 'certain piece')} of ${name}`,
        asset: asset === '' ? null : asset,
        unchecked:
          asset === '' ? 'This rule does not say of which collection the pieces are.' : null,
        fits: namedFit(asset, textsAt(condition, 'mints')),
      };
    default:
      return { words: `of ${name}`, asset, unchecked: null };
  }
}

/** As people write them, whatever the case. */
const same = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether a piece has the traits that are asked for. */
function traitFit(condition: Values, asset: string): Wanted['fits'] {
  const wanted = itemsAt(condition, 'traits').map((trait) => ({
    name: textAt(trait, 'name'),
    values: textsAt(trait, 'values'),
  }));
  const isAny = numberAt(condition, 'traitMatch') === 1;
  return ({ number }) => {
    const found = traitsOf(asset, number);
    if (!found) return null;
    const has = ({ name, values }: (typeof wanted)[number]) =>
      found.some(
        (trait) => same(trait.name, name) && values.some((value) => same(value, trait.value)),
      );
    return isAny ? wanted.some(has) : wanted.every(has);
  };
}

const traits = (condition: Values): string =>
  itemsAt(condition, 'traits')
    .map((trait) => `${textAt(trait, 'name')} ${textsAt(trait, 'values').join(' or ')}`)
    .join(numberAt(condition, 'traitMatch') === 1 ? ' or ' : ' and ');

const NUMBERS = /^(\d{1,6})(?:-(\d{1,6}))?$/;

/** Whether a piece is among those named: by its number, as one of a range, or by its address. */
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

function tokens(condition: Values): What {
  const isSol = textAt(condition, 'currency') === 'SOL';
  const asset = isSol ? null : textAt(condition, 'mint');
  const symbol = isSol ? 'SOL' : (findToken(asset)?.symbol ?? 'a token');
  const isInDollars = textAt(condition, 'measure') === 'USD';
  return { words: isInDollars ? `dollars in ${symbol}` : symbol, asset, unchecked: null };
}
