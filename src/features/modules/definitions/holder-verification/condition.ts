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
    label: 'Requirement',
    choices: choices(
      ['COLLECTION', 'NFTs from a collection'],
      ['TRAITS', 'NFTs with certain traits'],
      ['RARITY', 'NFTs by rarity rank'],
      ['MINTS', 'Specific NFTs'],
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
  traitMatch: match({ label: 'Traits to match', when: isKind('TRAITS') }),
  rankAtMost: number({
    label: 'Maximum rarity rank',
    hint: '1 is the rarest.',
    min: 1,
    max: 100_000,
    initial: 500,
    when: isKind('RARITY'),
  }),
  mints: tags({
    label: 'NFTs',
    hint: 'One per line: a number (42), a range (42-69), a token address or a link.',
    least: 1,
    most: 1000,
    maxLength: 44,
    pattern: {
      test: { test: (line) => NUMBERS.test(line) || isPublicKey(line) },
      message: 'Enter a number, a range such as 42-69, or a token address.',
    },
    tidy: tidyPiece,
    when: isKind('MINTS'),
  }),
  least: number({ label: 'Minimum number', unit: 'NFTs', min: 1, max: 10_000, initial: 1 }),
  heldForDays: number({
    label: 'Minimum holding time',
    hint: '0 = no minimum.',
    unit: 'days',
    min: 0,
    max: 3650,
    initial: 0,
  }),
  hasMost: toggle({ label: 'Set a maximum', initial: false }),
  most: number({
    label: 'Maximum number',
    unit: 'NFTs',
    min: 1,
    max: 10_000,
    initial: 10_000,
    when: isOn('hasMost'),
  }),
  countsStaked: toggle({ label: 'Count staked NFTs', initial: true }),
  countsListed: toggle({
    label: 'Count listed NFTs',
    hint: 'Turn off to ignore NFTs that are listed for sale.',
    initial: false,
  }),
  isNegated: toggle({
    label: 'Invert condition',
    hint: 'Members must not meet it.',
    initial: false,
  }),
};

export type NftCondition = ValuesOf<typeof condition>;
