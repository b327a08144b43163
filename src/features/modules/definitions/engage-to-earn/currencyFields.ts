import { isOn } from '../../common-fields/condition';
import { amount } from '../../field-types/amount/field';
import { number } from '../../field-types/number/field';
import { radio } from '../../field-types/radio/field';
import { text } from '../../field-types/text/field';
import { toggle } from '../../field-types/switch/field';
import { emoji } from '../../field-types/emoji/field';
import { choices } from '../../common-fields/choices';

const lossOf = (label: string, initial: string) =>
  radio({
    label,
    choices: choices(
      ['KEEP', 'Keep balance'],
      ['RESET', 'Reset balance', 'Rejoining doesn’t restore it.'],
    ),
    initial,
  });

/** Fields of the currency. Claims and their limits are set under Ledger wallet › Limits. */
export const currencyFields = {
  currencyName: text({
    label: 'Currency name',
    maxLength: 32,
    isRequired: true,
    initial: 'Points',
  }),
  symbol: text({ label: 'Currency symbol', maxLength: 10, isRequired: true, initial: 'PTS' }),
  currencyEmoji: emoji({ label: 'Currency emoji', hint: 'Shown before amounts in Discord.' }),
  minBalance: amount({
    label: 'Minimum balance',
    hint: 'Games and claims can’t spend below it.',
    unit: 'points',
    decimals: 9,
    initial: '0',
  }),
  hasMaxBalance: toggle({ label: 'Limit the balance', initial: false }),
  maxBalance: amount({
    label: 'Maximum balance',
    hint: 'Activity earns nothing beyond it. Points locked for a claim count.',
    unit: 'points',
    decimals: 9,
    initial: '1000000',
    isPositive: true,
    when: isOn('hasMaxBalance'),
  }),
  decay: number({
    label: 'Weekly decay without activity',
    hint: 'Applied on Mondays at midnight UTC. 0 = no decay.',
    unit: 'percent',
    min: 0,
    max: 100,
    initial: 0,
  }),
  onLeave: lossOf('When a member leaves', 'KEEP'),
  onBan: lossOf('When a member is banned', 'RESET'),
  budget: amount({
    label: 'Total budget',
    hint: 'Nothing is paid once it’s spent.',
    unit: 'points',
    decimals: 9,
    initial: '1000000',
    isPositive: true,
  }),
  activeMembers: number({
    label: 'Expected daily active members',
    hint: 'Used only for the forecast.',
    min: 1,
    max: 1_000_000,
    initial: 30,
  }),
};
