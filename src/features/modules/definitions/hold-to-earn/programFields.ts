import { anyOf, isOn, isOneOf } from '../../common-fields/condition';
import { amount } from '../../field-types/amount/field';
import { area } from '../../field-types/area/field';
import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { radio } from '../../field-types/radio/field';
import { select } from '../../field-types/select/field';
import { text } from '../../field-types/text/field';
import { toggle } from '../../field-types/switch/field';
import { date } from '../../field-types/date/field';
import { timeZone } from '../../field-types/timeZone/field';
import { list } from '../../field-types/list/field';
import { match } from '../../field-types/match/field';
import { address } from '../../field-types/address/field';

const isTimed = anyOf(isOn('hasStart'), isOn('hasEnd'));

/** One asset to hold. */
export const asset = {
  kind: select({
    label: 'Asset type',
    choices: choices(['COLLECTION', 'NFT collection'], ['TOKEN', 'Token']),
    initial: 'COLLECTION',
  }),
  collection: address({
    of: 'collection',
    label: 'Collection',
    when: isOneOf('kind', 'COLLECTION'),
  }),
  mint: address({
    of: 'mint',
    label: 'Token address',
    when: isOneOf('kind', 'TOKEN'),
  }),
  perUnit: amount({
    label: 'Amount per unit',
    hint: 'With 1,000, a member who holds 3,500 has 3 units.',
    unit: 'tokens',
    decimals: 9,
    initial: '1',
    isPositive: true,
    when: isOneOf('kind', 'TOKEN'),
  }),
  least: number({ label: 'Minimum NFTs or tokens', min: 1, max: 1_000_000, initial: 1 }),
};

/** When a program runs, and which assets count. */
export const programFields = {
  name: text({ label: 'Name', maxLength: 50, isRequired: true }),
  description: area({
    label: 'Description',
    hint: 'Members see it with the program’s rules.',
    maxLength: 500,
  }),
  hasStart: toggle({
    label: 'Set a start date',
    hint: 'Off = starts immediately.',
    initial: false,
  }),
  startDate: date({ label: 'Start date', when: isOn('hasStart') }),
  hasEnd: toggle({ label: 'Set an end date', initial: false }),
  endDate: date({
    label: 'End date',
    hint: 'The program ends at midnight after this date.',
    when: isOn('hasEnd'),
  }),
  timeZone: timeZone({ label: 'Time zone', when: isTimed }),
  assets: list({
    label: 'Assets',
    itemName: 'asset',
    least: 1,
    most: 10,
    fields: asset,
  }),
  aggregate: radio({
    label: 'Unit counting',
    choices: choices(
      ['ACROSS', 'All assets together'],
      ['PER_ASSET', 'Each asset separately', 'The reward and its limit then apply to each asset.'],
    ),
    initial: 'ACROSS',
  }),
  match: match({
    label: 'Required assets',
    hint: 'Members hold every asset in the list, or any one of them.',
  }),
};
