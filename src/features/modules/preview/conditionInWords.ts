import { counted } from '@/shared/text/language';
import { MATCH_ANYONE } from '../field-types/match/field';
import type { TokenCondition } from '../definitions/crypto-holder-verification/definition';
import type { NftCondition } from '../definitions/holder-verification/condition';

/** @param collection its name, empty while it isn't known */
export const nftConditionInWords = (condition: NftCondition, collection = ''): string =>
  inWords(condition, nftsInWords(condition, collection));

/** @param symbol of the token, empty while it isn't known */
export const tokenConditionInWords = (condition: TokenCondition, symbol = ''): string =>
  inWords(condition, tokensInWords(condition, symbol));

type Shared = Pick<NftCondition & TokenCondition, 'heldForDays' | 'isNegated'>;

function inWords({ heldForDays: days, isNegated }: Shared, what: string): string {
  const time = counted(days, 'day');
  if (days > 0) {
    return isNegated
      ? `Doesn’t hold ${what} for at least ${time}`
      : `Holds ${what} for at least ${time}`;
  }
  return isNegated ? `Doesn’t hold ${what}` : `Holds ${what}`;
}

function nftsInWords(condition: NftCondition, collection: string): string {
  const { kind, least, hasMost, most, rankAtMost, mints } = condition;
  const count = range(numeral(least), hasMost ? numeral(most) : null);
  switch (kind) {
    case 'TRAITS':
      return `${count} NFTs with ${traitsInWords(condition)}`;
    case 'RARITY':
      return `${count} NFTs ranked ${numeral(rankAtMost)} or better`;
    case 'MINTS':
      return `${count} of ${counted(mints.length, 'specific NFT')}`;
    default:
      return `${count} NFTs from ${collection || 'the collection'}`;
  }
}

function traitsInWords({ traits, traitMatch }: NftCondition): string {
  const words = traits.map(({ name, values }) => `${name} ${values.join(' or ')}`.trim());
  return words.join(traitMatch === MATCH_ANYONE ? ', or ' : ', and ') || 'certain traits';
}

function tokensInWords(
  { currency, measure, least, hasMost, most, sum }: TokenCondition,
  symbol: string,
): string {
  const isInDollars = measure === 'USD';
  const token = currency === 'SOL' ? 'SOL' : symbol || (isInDollars ? 'the token' : 'tokens');
  const wallet = sum === 'ANY_WALLET' ? ' in one wallet' : '';
  const amount = range(least, hasMost ? most : null, isInDollars ? '$' : '');
  return `${amount} ${isInDollars ? 'of ' : ''}${token}${wallet}`;
}

const range = (least: string, most: string | null, unit = '') =>
  most === null ? `${unit}${least} or more` : `${unit}${least} to ${unit}${most}`;

/** 0 while the form holds no number. */
const numeral = (count: number) => (count === 0 ? '?' : String(count));
