import { anyOf, isOn, isOneOf } from '../../common-fields/condition';
import { amount } from '../../field-types/amount/field';
import { area } from '../../field-types/area/field';
import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { radio } from '../../field-types/radio/field';
import { text } from '../../field-types/text/field';
import { toggle } from '../../field-types/switch/field';
import { date } from '../../field-types/date/field';
import { timeZone } from '../../field-types/timeZone/field';
import { list } from '../../field-types/list/field';
import { match } from '../../field-types/match/field';
import { address } from '../../field-types/address/field';

const isTimed = anyOf(isOn('hasStart'), isOn('hasEnd'));

/** When a program runs, and what is held for it. */
export const programFields = {
  name: text({ label: 'Name', maxLength: 50, isRequired: true }),
  description: area({
    label: 'Description',
    hint: 'Members read it where they see how they earn.',
    maxLength: 500,
  }),
  hasStart: toggle({ label: 'Starts on a day', hint: 'Or else at once.', initial: false }),
  startDate: date({ label: 'First day', when: isOn('hasStart') }),
  hasEnd: toggle({ label: 'Ends on a day', initial: false }),
  endDate: date({ label: 'Last day', when: isOn('hasEnd') }),
  timeZone: timeZone({ label: 'Time zone', when: isTimed }),
  assets: list({
    label: 'Assets',
    itemName: 'asset',
    least: 1,
    most: 10,
    fields: {
      kind: radio({
        label: 'Kind',
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
        label: 'Mint of the token',
        when: isOneOf('kind', 'TOKEN'),
      }),
      perUnit: amount({
        label: 'One unit is',
        hint: 'With 1,000, a member who holds 3,500 has three units.',
        unit: 'tokens',
        decimals: 9,
        initial: '1',
        isPositive: true,
        when: isOneOf('kind', 'TOKEN'),
      }),
      least: number({ label: 'Units to hold, at least', min: 1, max: 1_000_000, initial: 1 }),
    },
  }),
  aggregate: radio({
    label: 'Units are counted',
    choices: choices(
      ['ACROSS', 'over all assets together'],
      ['PER_ASSET', 'for each asset by itself', 'The reward and its limit then hold for each.'],
    ),
    initial: 'ACROSS',
  }),
  match: match({
    label: 'Members must hold',
    hint: 'Every asset of the list, or any one of them.',
  }),
};
