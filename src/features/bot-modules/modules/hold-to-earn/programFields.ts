import { anyOf, isOn, isOneOf } from '../../fields/condition';
import { amount } from '../../kinds/amount/field';
import { area } from '../../kinds/area/field';
import { choices } from '../../fields/choices';
import { number } from '../../kinds/number/field';
import { radio } from '../../kinds/radio/field';
import { text } from '../../kinds/text/field';
import { toggle } from '../../kinds/switch/field';
import { date } from '../../kinds/date/field';
import { timeZone } from '../../kinds/timeZone/field';
import { list } from '../../kinds/list/field';
import { match } from '../../kinds/match/field';
import { address } from '../../kinds/address/field';

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
