import { counted } from '@/shared/text/language';
import { listOfPieces, say, type Names, type Sentence } from '../engine/sentence';
import { MATCH_ANYONE } from '../field-types/match/field';

interface Qualification<C> {
  conditions: readonly C[];
  match: number;
  rewardRoles: readonly string[];
}

/** What a holder rule does: "Gives Holder to members who hold 1 or more NFTs of Keep". */
export const holderSentence = <C extends { isNegated: boolean; heldForDays: number }>(
  { conditions, match, rewardRoles }: Qualification<C>,
  names: Names,
  whatOf: (condition: C) => Sentence,
): Sentence => {
  const held = conditions.map((condition) => {
    const { isNegated, heldForDays: days } = condition;
    const time = days > 0 ? ` for at least ${counted(days, 'day')}` : '';
    return say`${isNegated ? 'don’t hold' : 'hold'} ${whatOf(condition)}${time}`;
  });
  const all = listOfPieces(held, match === MATCH_ANYONE ? 'or' : 'and', 2);
  return say`Gives ${names.roles(rewardRoles)} to members who ${all.length > 0 ? all : 'qualify'}`;
};

/** So many NFTs: "an NFT", "2 or more NFTs", "1 to 3 NFTs"; the second is null for no limit. */
export const nftsInWords = (least: number, most: number | null): string =>
  least <= 1 && most === null
    ? 'an NFT'
    : `${rangeWords(String(least), most === null ? null : String(most))} NFTs`;

/** "1 or more", "1 to 3"; the second is null for no limit. */
export const rangeWords = (least: string, most: string | null, unit = ''): string =>
  most === null ? `${unit}${least} or more` : `${unit}${least} to ${unit}${most}`;
