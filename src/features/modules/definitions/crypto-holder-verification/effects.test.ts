import { createHolderCases, roleNamed, type HeldWallet } from '@/mock-api/testing/holderChecks';
import { tokens } from '@/mock-api/domains/market/market';
import type { Values } from '../../common-fields/field';
import { describeEffects } from '../../testing/effectCases';
import spec from './definition';

const cases = createHolderCases('crypto-holder-verification');
const mintOf = (symbol: string) => tokens.find((token) => token.symbol === symbol)?.mint ?? '';
const KEEP = mintOf('KEEP');
const holder = roleNamed(cases.world, 'Holder');
const whale = roleNamed(cases.world, 'Whale');
const channel = cases.guild.channels.find(({ botCanPost }) => botCanPost)?.id ?? '';
const [initial = {}] = spec.read(cases.spec.firstSteps?.values ?? {}).conditions;

type Parts = HeldWallet['holds'][number]['parts'];
const holds = (amount: string, parts?: Parts, hoursAgo = 1000, asset = KEEP): HeldWallet => ({
  holds: [{ asset, amount, hoursAgo, ...(parts ? { parts } : {}) }],
});
const asks = (...conditions: Values[]): Values => ({
  name: 'Holders',
  rewardRoles: [holder],
  conditions: conditions.map((each) => Object.assign({}, initial, { mint: KEEP }, each)),
});
const meets =
  (...wallets: HeldWallet[]) =>
  (values: Values) =>
    cases.qualifies(values, wallets);
const rolesAfter = (held: number, sold?: number) => async (values: Values) =>
  (await cases.afterHours(values, [holds('1')], sold === undefined ? { held } : { held, sold }))
    .roles;

describeEffects(cases.spec, {
  name: {
    given: asks({}),
    value: 'Dolphins',
    outcome: async (values) => (await cases.described(values))?.name,
    becomes: 'Dolphins',
    from: '',
  },
  description: {
    given: asks({}),
    value: 'Hold KEEP.',
    outcome: async (values) => (await cases.described(values))?.description,
    becomes: 'Hold KEEP.',
    from: null,
  },
  match: {
    given: asks({}, { least: '9' }),
    value: 1,
    outcome: meets(holds('1')),
    becomes: true,
    from: false,
  },
  conditions: {
    given: asks(),
    value: asks({})['conditions'],
    outcome: meets(holds('1')),
    becomes: true,
    from: false,
  },
  'conditions[].currency': {
    given: asks({}),
    value: 'SOL',
    outcome: meets(holds('1')),
    // The network of these tests does not answer.
    becomes: null,
    from: true,
  },
  'conditions[].mint': {
    given: asks({}),
    value: KEEP,
    outcome: meets(holds('1')),
    becomes: true,
    from: false,
  },
  'conditions[].measure': {
    given: asks({ mint: mintOf('USDC'), least: '5' }),
    value: 'USD',
    outcome: async (values) =>
      (await cases.described(values))?.conditions.map(({ label }) => label),
    becomes: ['Holds at least $5 of USDC'],
    from: ['Holds at least 5 USDC'],
  },
  'conditions[].least': {
    given: asks({}),
    value: '1.5',
    outcome: meets(holds('1')),
    becomes: false,
    from: true,
  },
  'conditions[].hasMost': {
    given: asks({ most: '2' }),
    value: true,
    outcome: meets(holds('3')),
    becomes: false,
    from: true,
  },
  'conditions[].most': {
    given: asks({ hasMost: true }),
    value: '2',
    outcome: meets(holds('3')),
    becomes: false,
    from: true,
  },
  'conditions[].slack': {
    given: asks({ mint: mintOf('USDC'), measure: 'USD', least: '100' }),
    value: 20,
    outcome: async (values) =>
      (
        await cases.afterHours(values, [holds('100', undefined, 1000, mintOf('USDC'))], {
          held: 6,
          left: '85',
          sold: 6,
        })
      ).roles,
    becomes: ['Holder'],
    from: [],
  },
  'conditions[].sum': {
    given: asks({ least: '2' }),
    value: 'ANY_WALLET',
    outcome: meets(holds('1'), holds('1')),
    becomes: false,
    from: true,
  },
  'conditions[].heldForDays': {
    given: asks({}),
    value: 2,
    outcome: meets(holds('1', undefined, 47)),
    becomes: false,
    from: true,
  },
  'conditions[].countsStaked': {
    given: asks({ least: '2' }),
    value: false,
    outcome: meets(holds('2', { staked: '0.5' })),
    becomes: false,
    from: true,
  },
  'conditions[].countsPools': {
    given: asks({ least: '2' }),
    value: true,
    outcome: meets(holds('2', { pooled: '0.5' })),
    becomes: true,
    from: false,
  },
  'conditions[].isNegated': {
    given: asks({}),
    value: true,
    outcome: meets(holds('1')),
    becomes: false,
    from: true,
  },
  ladder: {
    given: asks({}),
    value: 'HIGHEST',
    outcome: async (values) =>
      (
        await cases.afterHours(values, [holds('100')], {
          held: 6,
          others: [{ ...asks({ least: '50' }), ladder: 'HIGHEST', rewardRoles: [whale] }],
        })
      ).roles,
    becomes: ['Whale'],
    from: ['Holder', 'Whale'],
  },
  rewardRoles: {
    given: asks({}),
    value: [holder, whale],
    outcome: rolesAfter(6),
    becomes: ['Holder', 'Whale'],
    from: [],
  },
  removeWhenLost: {
    given: asks({}),
    value: false,
    outcome: rolesAfter(6, 48),
    becomes: ['Holder'],
    from: [],
  },
  graceHours: {
    given: asks({}),
    value: 1,
    outcome: rolesAfter(6, 6.5),
    becomes: ['Holder'],
    from: [],
  },
  walletScope: {
    given: asks({}),
    value: 'DEFAULT_ONLY',
    outcome: meets({ holds: [] }, holds('1')),
    becomes: false,
    from: true,
  },
  recheck: {
    given: asks({}),
    value: '24H',
    outcome: rolesAfter(6),
    becomes: [],
    from: ['Holder'],
  },
  dmOnChange: {
    given: asks({}),
    value: false,
    outcome: async (values) => (await cases.afterHours(values, [holds('1')], { held: 6 })).notices,
    becomes: [],
    from: ['You got the role Holder on Solana Keep'],
  },
  logChannelId: {
    given: asks({}),
    value: channel,
    outcome: async (values) => (await cases.afterHours(values, [holds('1')], { held: 6 })).posts,
    becomes: [{ channelId: channel, label: 'Former member got Holder', state: 'SENT' }],
    from: [],
  },
});
