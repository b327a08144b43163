import { isKind, isOn } from '../../common-fields/condition';
import type { ValuesOf } from '../../common-fields/field';
import { tidyAddress } from '@/shared/solana/addressInput';
import { isPublicKey } from '@/shared/solana/base58';
import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { select } from '../../field-types/select/field';
import { toggle } from '../../field-types/switch/field';
import { traitFields } from '../../common-fields/traits';
import { list } from '../../field-types/list/field';
import { match } from '../../field-types/match/field';
import { address } from '../../field-types/address/field';
import { tags } from '../../field-types/tags/field';

/** A piece's number, or a range of them. */
const NUMBERS = /^\d{1,6}(?:-\d{1,6})?$/;

/** `#42` is a piece's number too, and a link to a piece has its mint address in it. */
const tidyPiece = (typed: string): string => {
  const number = typed.replace(/^#/, '');
  return NUMBERS.test(number) ? number : tidyAddress(typed, 'nft');
};

/** One condition on the NFTs a member holds. */
export const condition = {
  kind: select({
    label: 'A member holds',
    choices: choices(
      ['COLLECTION', 'pieces of a collection'],
      ['TRAITS', 'pieces with certain traits'],
      ['RARITY', 'pieces above a rank of rarity'],
      ['MINTS', 'certain pieces'],
    ),
    initial: 'COLLECTION',
  }),
  collection: address({ of: 'collection', label: 'Collection' }),
  traits: list({
    label: 'Traits',
    itemName: 'trait',
    traitsOf: 'collection',
    least: 1,
    most: 20,
    when: isKind('TRAITS'),
    fields: traitFields,
  }),
  traitMatch: match({ label: 'Of the traits', when: isKind('TRAITS') }),
  rankAtMost: number({
    label: 'Rank, at most',
    hint: '1 is the rarest.',
    min: 1,
    max: 100_000,
    initial: 500,
    when: isKind('RARITY'),
  }),
  mints: tags({
    label: 'Pieces',
    hint: 'Their numbers (42), ranges (42-69), mint addresses or links to them, one per line.',
    least: 1,
    most: 1000,
    maxLength: 44,
    pattern: {
      test: { test: (line) => NUMBERS.test(line) || isPublicKey(line) },
      message: 'A number, a range such as 42-69, or a mint address.',
    },
    tidy: tidyPiece,
    when: isKind('MINTS'),
  }),
  least: number({ label: 'At least', unit: 'pieces', min: 1, max: 10_000, initial: 1 }),
  heldForDays: number({
    label: 'Held for',
    hint: '0 counts them from the first moment.',
    unit: 'days',
    min: 0,
    max: 3650,
    initial: 0,
  }),
  hasMost: toggle({ label: 'And not more than', initial: false }),
  most: number({
    label: 'At most',
    unit: 'pieces',
    min: 1,
    max: 10_000,
    initial: 10_000,
    when: isOn('hasMost'),
  }),
  countsStaked: toggle({ label: 'Staked pieces count', initial: true }),
  countsListed: toggle({
    label: 'Pieces on sale count',
    hint: 'Off keeps the role for those who don’t sell.',
    initial: false,
  }),
  isNegated: toggle({
    label: 'Must not hold',
    hint: 'Turns the condition around.',
    initial: false,
  }),
};

export type NftCondition = ValuesOf<typeof condition>;
