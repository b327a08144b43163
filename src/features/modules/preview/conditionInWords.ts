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
  const who = isNegated ? 'Who doesn’t hold' : 'Who holds';
  return `${who} ${what}${days > 0 ? `, for ${days === 1 ? 'a day' : counted(days, 'day')} or longer` : ''}`;
}

function nftsInWords(condition: NftCondition, collection: string): string {
  const { kind, least, hasMost, most, rankAtMost, mints } = condition;
  const count = range(numeral(least), hasMost ? numeral(most) : null);
  switch (kind) {
    case 'TRAITS':
      return `${count} pieces with ${traitsInWords(condition)}`;
    case 'RARITY':
      return `${count} pieces of rank ${numeral(rankAtMost)} or better`;
    case 'MINTS':
      return `${count} of ${mints.length} certain pieces`;
    default:
      return `${count} pieces of the collection ${collection}`.trim();
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
  const unit = measure === 'USD' ? 'US dollars’ worth of ' : '';
  const token = currency === 'SOL' ? 'SOL' : symbol || (measure === 'USD' ? 'the token' : 'tokens');
  const wallet = sum === 'ANY_WALLET' ? ' in one wallet' : '';
  return `${range(least, hasMost ? most : null)} ${unit}${token}${wallet}`;
}

const range = (least: string, most: string | null) =>
  most === null ? `${least} or more` : `${least} to ${most}`;

/** 0 while the form holds no number. */
const numeral = (count: number) => (count === 0 ? '?' : String(count));
