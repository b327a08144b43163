import { counted } from '@/shared/text/counted';
import { valuesAt } from '../engine/valuesAt';
import type { Values } from '../fields/field';
import { MATCH_ANYONE } from '../kinds/match/field';

/**
 * A condition of a holder rule, of NFTs or of tokens, as one would say it.
 *
 * @param asset what the collection or the token is called, where it is known
 */
export function conditionInWords(condition: Values, asset = ''): string {
  const days = Number(condition['heldForDays']);
  const who = condition['isNegated'] === true ? 'Who does not hold' : 'Who holds';
  const what =
    'kind' in condition ? piecesInWords(condition, asset) : tokensInWords(condition, asset);
  return `${who} ${what}${days > 0 ? `, for ${days === 1 ? 'a day' : counted(days, 'day')} or longer` : ''}`;
}

function piecesInWords(
  { kind, least, hasMost, most, rankAtMost, ...rest }: Values,
  collection: string,
): string {
  const count = range(least, hasMost === true ? most : null);
  switch (kind) {
    case 'TRAITS':
      return `${count} pieces with ${traitsInWords(rest)}`;
    case 'RARITY':
      return `${count} pieces of rank ${String(rankAtMost)} or better`;
    case 'MINTS': {
      const mints = Array.isArray(rest['mints']) ? rest['mints'].length : 0;
      return `${count} of ${mints} certain pieces`;
    }
    default:
      return `${count} pieces of the collection ${collection}`.trim();
  }
}

function traitsInWords({ traits, traitMatch }: Values): string {
  const list: unknown[] = Array.isArray(traits) ? traits : [];
  const words = list.map((trait) => {
    const { name, values } = valuesAt(trait, '');
    return `${String(name)} ${Array.isArray(values) ? values.join(' or ') : ''}`.trim();
  });
  return words.join(traitMatch === MATCH_ANYONE ? ', or ' : ', and ') || 'certain traits';
}

function tokensInWords(
  { currency, measure, least, hasMost, most, sum }: Values,
  symbol: string,
): string {
  const unit = measure === 'USD' ? 'US dollars’ worth of ' : '';
  const token = currency === 'SOL' ? 'SOL' : symbol || (measure === 'USD' ? 'the token' : 'tokens');
  const wallet = sum === 'ANY_WALLET' ? ' in one wallet' : '';
  return `${range(least, hasMost === true ? most : null)} ${unit}${token}${wallet}`;
}

const range = (least: unknown, most: unknown) =>
  most === null ? `${plain(least)} or more` : `${plain(least)} to ${plain(most)}`;

const plain = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '?';
