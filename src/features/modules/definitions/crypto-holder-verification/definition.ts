import { isOn, isOneOf } from '../../common-fields/condition';
import { defineModule } from '../../engine/defineModule';
import { initialValues } from '../../engine/schema';
import { uniqueName } from '../../engine/unique';
import { isAtMost } from '../../common-fields/decimal';
import { amount } from '../../field-types/amount/field';
import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { select } from '../../field-types/select/field';
import { toggle } from '../../field-types/switch/field';
import {
  checking,
  holderGroups,
  holderSteps,
  holderVariables,
  panel,
  panelPost,
  possibleConditions,
  qualification,
  reward,
} from '../../common-fields/holderRule';
import type { ValuesOf } from '../../common-fields/field';
import { address } from '../../field-types/address/field';
import { about } from './about';
import { words } from './words';

const isSpl = isOneOf('currency', 'SPL');

const condition = {
  currency: select({
    label: 'A member holds',
    choices: choices(['SPL', 'an SPL token'], ['SOL', 'SOL']),
    initial: 'SPL',
  }),
  mint: address({ of: 'mint', label: 'Mint of the token', when: isSpl }),
  measure: select({
    label: 'Counted in',
    choices: choices(
      ['AMOUNT', 'whole tokens', 'Whatever its decimals: 100 is a hundred tokens.'],
      ['USD', 'US dollars, by its price'],
    ),
    initial: 'AMOUNT',
  }),
  least: amount({
    label: 'At least',
    unit: 'tokens or dollars',
    decimals: 9,
    initial: '1',
    isPositive: true,
    hint: '“100” is a hundred tokens, not its smallest units.',
  }),
  hasMost: toggle({ label: 'And not more than', initial: false }),
  most: amount({
    label: 'At most',
    unit: 'tokens or dollars',
    decimals: 9,
    initial: '1000000',
    isPositive: true,
    when: isOn('hasMost'),
  }),
  slack: number({
    label: 'Keeps the role down to this much less',
    hint: 'So that a price that moves a little doesn’t take roles away and give them again.',
    unit: '%',
    min: 0,
    max: 20,
    initial: 5,
    when: isOneOf('measure', 'USD'),
  }),
  sum: select({
    label: 'Of several wallets',
    choices: choices(['SUM_WALLETS', 'all together'], ['ANY_WALLET', 'one alone must hold it']),
    initial: 'SUM_WALLETS',
  }),
  heldForDays: number({
    label: 'Held for',
    unit: 'days',
    min: 0,
    max: 3650,
    initial: 0,
    when: isSpl,
  }),
  countsStaked: toggle({ label: 'Staked and locked tokens count', initial: true, when: isSpl }),
  countsPools: toggle({ label: 'Tokens in liquidity pools count', initial: false, when: isSpl }),
  isNegated: toggle({
    label: 'Must not hold',
    hint: 'Turns the condition around.',
    initial: false,
  }),
};

export type TokenCondition = ValuesOf<typeof condition>;

export default defineModule(about, words, {
  rules: {
    singular: 'rule',
    columns: ['rewardRoles', 'conditions', 'match', 'ladder'],
    unique: [uniqueName('rule')],
  },
  fields: {
    ...qualification(condition),
    ladder: select({
      label: 'With other rules of the same token',
      hint: 'Shrimp, dolphin and whale are three rules of one ladder.',
      choices: choices(
        ['STACK', 'a member may have the roles of several'],
        ['HIGHEST', 'only the roles of the highest stay'],
      ),
      initial: 'STACK',
    }),
    ...reward(),
    ...checking(),
    ...panel(),
  },
  messages: { panel: panelPost },
  groups: holderGroups('ladder'),
  checks: [possibleConditions<string>(isAtMost)],
  variables: [
    ...holderVariables,
    {
      name: 'symbol',
      sample: 'KEEP',
      known: ({ values, token }) =>
        values.conditions[0]?.currency === 'SOL' ? 'SOL' : token?.symbol,
    },
    { name: 'amount', sample: '1,250' },
    {
      name: 'required.amount',
      sample: '1,000',
      known: ({ values }) => values.conditions[0]?.least,
    },
    { name: 'usd', sample: '$312' },
    { name: 'tier', sample: 'Dolphin' },
  ],
  firstSteps: {
    values: { name: 'Holders', conditions: [initialValues(condition)] },
    steps: holderSteps(
      {
        title: 'What they hold',
        hint: 'The token whose holders get a role.',
        fields: ['conditions.0.currency', 'conditions.0.mint'],
      },
      { title: 'How much of it', fields: ['conditions.0.least', 'conditions.0.measure'] },
    ),
  },
  page: { tabs: ['memberCheck', 'dryRun', 'postHistory'], steps: 'holders' },
});
