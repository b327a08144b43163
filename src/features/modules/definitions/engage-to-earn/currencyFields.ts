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
      ['KEEP', 'They keep their balance'],
      ['RESET', 'They lose it', 'Rejoining doesn’t bring it back.'],
    ),
    initial,
  });

/** What is earned and kept. Claims and their limits are set under Ledger wallet › Limits. */
export const currencyFields = {
  currencyName: text({ label: 'Name', maxLength: 32, isRequired: true, initial: 'Points' }),
  symbol: text({ label: 'Symbol', maxLength: 10, isRequired: true, initial: 'PTS' }),
  currencyEmoji: emoji({ label: 'Emoji', hint: 'Stands before amounts in Discord.' }),
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
    label: 'Lost each week without activity',
    hint: 'Weeks end on Mondays at midnight UTC. 0 = nothing is lost.',
    unit: 'percent',
    min: 0,
    max: 100,
    initial: 0,
  }),
  onLeave: lossOf('When a member leaves', 'KEEP'),
  onBan: lossOf('When a member is banned', 'RESET'),
  budget: amount({
    label: 'Total budget',
    hint: 'Nothing is paid once it is spent.',
    unit: 'points',
    decimals: 9,
    initial: '1000000',
    isPositive: true,
  }),
  activeMembers: number({
    label: 'Expected active members a day',
    hint: 'For the forecast only.',
    min: 1,
    max: 1_000_000,
    initial: 30,
  }),
};
