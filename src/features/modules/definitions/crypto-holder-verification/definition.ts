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
  isInverted,
  lostRoles,
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
    label: 'Asset',
    choices: choices(['SPL', 'SPL token'], ['SOL', 'SOL']),
    initial: 'SPL',
  }),
  mint: address({ of: 'mint', label: 'Token address', when: isSpl }),
  measure: select({
    label: 'Measured in',
    choices: choices(
      ['AMOUNT', 'Whole tokens', '100 means 100 tokens, whatever the decimals.'],
      ['USD', 'Value in US dollars'],
    ),
    initial: 'AMOUNT',
  }),
  least: amount({
    label: 'Minimum amount',
    unit: 'tokens or US dollars',
    decimals: 9,
    initial: '1',
    isPositive: true,
    hint: '“100” means 100 tokens, not base units.',
  }),
  hasMost: toggle({ label: 'Set a maximum', initial: false }),
  most: amount({
    label: 'Maximum amount',
    unit: 'tokens or US dollars',
    decimals: 9,
    initial: '1000000',
    isPositive: true,
    when: isOn('hasMost'),
  }),
  slack: number({
    label: 'Role removal tolerance',
    hint: 'Members keep their roles while small price moves put them below the minimum.',
    unit: '%',
    min: 0,
    max: 20,
    initial: 5,
    when: isOneOf('measure', 'USD'),
  }),
  sum: select({
    label: 'Multiple wallets',
    choices: choices(
      ['SUM_WALLETS', 'Add up all wallets'],
      ['ANY_WALLET', 'One wallet must hold it all'],
    ),
    initial: 'SUM_WALLETS',
  }),
  heldForDays: number({
    label: 'Minimum holding time',
    unit: 'days',
    min: 0,
    max: 3650,
    initial: 0,
    when: isSpl,
  }),
  countsStaked: toggle({ label: 'Count staked and locked tokens', initial: true, when: isSpl }),
  countsPools: toggle({ label: 'Count tokens in liquidity pools', initial: false, when: isSpl }),
  isNegated: toggle({
    label: 'Invert condition',
    hint: 'Members must not meet it.',
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
      label: 'Other rules for this token',
      hint: 'For tiers such as shrimp, dolphin and whale.',
      choices: choices(
        ['STACK', 'Members keep the roles of every tier'],
        ['HIGHEST', 'Members keep only their highest tier’s roles'],
      ),
      initial: 'STACK',
    }),
    ...reward(),
    ...checking(),
    ...panel(),
  },
  messages: { panel: panelPost },
  live: {
    says: 'Members verify in {panelChannelId}.',
    posts: 'Posts the panel in {panelChannelId} now.',
  },
  opening: {
    says: [
      [
        {
          text: 'Members who hold fewer than {conditions.0.least} {conditions.0.measure} of {conditions.0.currency}',
          when: isInverted,
        },
        'Members who hold at least {conditions.0.least} {conditions.0.measure} of {conditions.0.currency}',
        'Members who meet the requirements below',
      ],
      '{conditions.0.mint}',
      'get {rewardRoles}.',
      'They verify in {panelChannelId}.',
    ],
    said: {
      'conditions.0.measure': { AMOUNT: 'whole tokens', USD: 'US dollars' },
    },
    fields: ['name'],
    values: { name: 'Holders', conditions: [initialValues(condition)] },
    taken: ['conditions.0.mint'],
    means: lostRoles,
    beside: 'sharedRoles',
  },
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
        title: 'Token',
        hint: 'Choose the token whose holders get a role.',
        fields: ['conditions.0.currency', 'conditions.0.mint'],
      },
      { title: 'Required amount', fields: ['conditions.0.least', 'conditions.0.measure'] },
    ),
  },
  page: {
    tabs: ['memberCheck', 'dryRun', 'postHistory'],
    rows: 'tokenHolderRules',
    steps: 'holders',
  },
});
