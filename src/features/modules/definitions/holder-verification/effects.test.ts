import { collections } from '@/mock-api/domains/market/market';
import { rankOf, traitsOf } from '@/mock-api/domains/market/pieces';
import { pieceAddress } from '@/mock-api/domains/holdings/pieces';
import { createHolderCases, roleNamed, type HeldWallet } from '@/mock-api/testing/holderChecks';
import type { PieceRow } from '@/mock-api/domains/holdings/rows';
import { initialValues } from '../../engine/schema';
import type { Values } from '../../common-fields/field';
import { describeEffects } from '../../testing/effectCases';
import { condition } from './condition';

const [KEEPERS = '', OTHERS = ''] = collections.map(({ address }) => address);
const cases = createHolderCases('holder-verification');
const holder = roleNamed(cases.world, 'Holder');
const whale = roleNamed(cases.world, 'Whale');
const channel = cases.guild.channels.find(({ botCanPost }) => botCanPost)?.id ?? '';

const holds = (amount: number, hoursAgo = 1000): HeldWallet => ({
  holds: [{ asset: KEEPERS, amount: String(amount), hoursAgo }],
});
const piecesOf = (...pieces: PieceRow[]): HeldWallet => ({
  holds: [{ asset: KEEPERS, amount: String(pieces.length), pieces }],
});
const piece = (number: number, state: PieceRow['state'] = 'HELD'): PieceRow => ({ number, state });
const asks = (...conditions: Values[]): Values => ({
  name: 'Keepers',
  rewardRoles: [holder],
  conditions: conditions.map((each) =>
    Object.assign({}, initialValues(condition), { collection: KEEPERS }, each),
  ),
});
const meets =
  (...wallets: HeldWallet[]) =>
  (values: Values) =>
    cases.qualifies(values, wallets);
const rolesAfter = (held: number, sold?: number) => async (values: Values) =>
  (await cases.afterHours(values, [holds(1)], sold === undefined ? { held } : { held, sold }))
    .roles;

const [trait] = traitsOf(KEEPERS, 1) ?? [];
const RANK = rankOf(KEEPERS, 1)?.rank ?? 1;
const traits = [{ name: trait?.name ?? '', values: [trait?.value ?? ''] }];
const byTraits = asks({ kind: 'TRAITS', traits });

describeEffects(cases.spec, {
  name: {
    given: asks({}),
    value: 'Keepers',
    outcome: async (values) => (await cases.described(values))?.name,
    becomes: 'Keepers',
    from: '',
  },
  description: {
    given: asks({}),
    value: 'Hold a Keeper.',
    outcome: async (values) => (await cases.described(values))?.description,
    becomes: 'Hold a Keeper.',
    from: null,
  },
  match: {
    given: asks({}, { least: 9 }),
    value: 1,
    outcome: meets(holds(1)),
    becomes: true,
    from: false,
  },
  conditions: {
    given: asks(),
    value: asks({})['conditions'],
    outcome: meets(holds(1)),
    becomes: true,
    from: false,
  },
  'conditions[].kind': {
    given: asks({ mints: ['7'] }),
    value: 'MINTS',
    outcome: meets(piecesOf(piece(1))),
    becomes: false,
    from: true,
  },
  'conditions[].collection': {
    given: asks({}),
    value: KEEPERS,
    outcome: meets(holds(1)),
    becomes: true,
    from: false,
  },
  'conditions[].traits': {
    given: byTraits,
    value: [{ name: 'No such trait', values: ['None'] }],
    outcome: meets(piecesOf(piece(1))),
    becomes: false,
    from: true,
  },
  'conditions[].traits[].name': {
    given: byTraits,
    value: traits[0]?.name,
    outcome: meets(piecesOf(piece(1))),
    becomes: true,
    from: false,
  },
  'conditions[].traits[].values': {
    given: byTraits,
    value: traits[0]?.values,
    outcome: meets(piecesOf(piece(1))),
    becomes: true,
    from: false,
  },
  'conditions[].traitMatch': {
    given: asks({ kind: 'TRAITS', traits: [...traits, { name: 'None', values: ['None'] }] }),
    value: 1,
    outcome: meets(piecesOf(piece(1))),
    becomes: true,
    from: false,
  },
  'conditions[].rankAtMost': {
    given: asks({ kind: 'RARITY' }),
    value: RANK > 500 ? RANK : Math.max(1, RANK - 1),
    outcome: meets(piecesOf(piece(1))),
    becomes: RANK > 500,
    from: RANK <= 500,
  },
  'conditions[].mints': {
    given: asks({ kind: 'MINTS' }),
    value: ['1-3', pieceAddress(KEEPERS, 9)],
    outcome: meets(piecesOf(piece(2), piece(9))),
    becomes: true,
    from: false,
  },
  'conditions[].least': {
    given: asks({}),
    value: 2,
    outcome: meets(holds(1)),
    becomes: false,
    from: true,
  },
  'conditions[].heldForDays': {
    given: asks({}),
    value: 2,
    outcome: meets(holds(1, 47)),
    becomes: false,
    from: true,
  },
  'conditions[].hasMost': {
    given: asks({ most: 2 }),
    value: true,
    outcome: meets(holds(3)),
    becomes: false,
    from: true,
  },
  'conditions[].most': {
    given: asks({ hasMost: true }),
    value: 2,
    outcome: meets(holds(3)),
    becomes: false,
    from: true,
  },
  'conditions[].countsStaked': {
    given: asks({}),
    value: false,
    outcome: meets(piecesOf(piece(1, 'STAKED'))),
    becomes: false,
    from: true,
  },
  'conditions[].countsListed': {
    given: asks({}),
    value: true,
    outcome: meets(piecesOf(piece(1, 'LISTED'))),
    becomes: true,
    from: false,
  },
  'conditions[].isNegated': {
    given: asks({ collection: OTHERS }),
    value: true,
    outcome: meets(holds(1)),
    becomes: true,
    from: false,
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
    outcome: meets({ holds: [] }, holds(1)),
    becomes: false,
    from: true,
  },
  recheck: {
    given: asks({}),
    value: '1H',
    outcome: rolesAfter(1),
    becomes: ['Holder'],
    from: [],
  },
  dmOnChange: {
    given: asks({}),
    value: false,
    outcome: async (values) => (await cases.afterHours(values, [holds(1)], { held: 6 })).notices,
    becomes: [],
    from: ['You got the role Holder on Solana Keep'],
  },
  logChannelId: {
    given: asks({}),
    value: channel,
    outcome: async (values) => (await cases.afterHours(values, [holds(1)], { held: 6 })).posts,
    becomes: [{ channelId: channel, label: 'Former member got Holder', state: 'SENT' }],
    from: [],
  },
});
