import { playHour, type PlayState } from '@/mock-api/domains/play-to-earn/playHour';
import { winOf, type Round } from '@/mock-api/domains/play-to-earn/playRounds';
import { bookOf } from '@/mock-api/domains/play-to-earn/playSettle';
import { createWorld } from '@/mock-api/createWorld';
import { initialValues } from '../../engine/schema';
import type { Values } from '../../common-fields/field';
import { describeEffects } from '../../testing/effectCases';
import { gameFields } from './gameFields';
import module from './definition';

const round: Round = {
  id: 'round',
  userId: 'ada',
  at: 100_000,
  channelId: 'here',
  game: 'TRIVIA',
  bet: 0,
  isRight: true,
  together: null,
};
const HOLDER = '443310518479167952';
const holder = { roles: new Set([HOLDER]), level: 0 };
const nothing = { won: 0, lost: 0, last: 0 };
const state: PlayState = {
  playerOf: () => ({ roles: new Set(), level: 2 }),
  availableOf: () => 1000,
  before: () => nothing,
  treasury: 1_000_000,
};

/** Points Ada wins by some rounds of an hour, and why the others did not count. */
function played(values: Values, rounds: readonly Round[], more: Partial<PlayState> = {}) {
  const { outcomes, skipped } = playHour(module.read(values), rounds, { ...state, ...more });
  const ada = outcomes.find(({ userId }) => userId === 'ada');
  return { points: ada?.points ?? 0, skipped: Object.keys(skipped) };
}
const points = (values: Values) => played(values, [round]).points;
const skipped = (values: Values, own: Partial<Round> = {}, more: Partial<PlayState> = {}) =>
  played(values, [{ ...round, ...own }], more).skipped;

/** What a draw pays in the first game, the stake included. */
const win =
  (draw: number, own: Partial<Round> = {}, player = holder) =>
  (values: Values) => {
    const [game] = module.read(values).games;
    return game && winOf(game, { ...round, ...own }, player, draw);
  };

const only = (game: Values): Values => ({ games: [{ kind: 'TRIVIA', isEnabled: true, ...game }] });
const slots = { kind: 'SLOTS', entry: 100, dailyLossCap: 0, dailyWinCap: 0 };
const jackpot = { ...slots, hasJackpot: true, jackpotPercent: 20, jackpotChance: 10 };
const custom = { ...slots, table: 'CUSTOM', prizes: [{ times: 5, chance: 50 }] };
const spins = Array.from({ length: 400 }, (_, index) => ({
  ...round,
  id: `spin-${String(index)}`,
  at: round.at + index * 60_000,
  game: 'SLOTS',
}));
/** Points that rounds of slots put into the jackpot, and what the jackpot paid. */
const jackpotOf = (values: Values) => {
  const { outcomes } = playHour(module.read(values), spins, {
    ...state,
    availableOf: () => 1e9,
    treasury: 1e9,
  });
  const tally = outcomes[0]?.games.get('SLOTS');
  return { fed: (tally?.fed ?? 0) / 100, isWon: (tally?.jackpot ?? 0) > 0 };
};
const rumble = { kind: 'RUMBLE', entry: 10, dailyLossCap: 0 };
const joining = ['ada', 'ben', 'cid'].map((userId, index) =>
  Object.assign({}, round, {
    id: `join-${userId}`,
    userId,
    at: round.at + index,
    game: 'RUMBLE',
    together: 'rumble',
  }),
);

const world = createWorld();
/** Points the games may lose, by the state an hour begins with. */
function treasuryOf(values: Values): number {
  const [guild] = world.db.guilds;
  if (!guild) throw new Error('The seed has no server.');
  const program = { rule: { id: 'play' }, values: module.read(values) };
  return bookOf(world, guild, program, round.at).treasury;
}

describeEffects(module, {
  games: {
    value: [{ ...initialValues(gameFields), kind: 'TRIVIA' }],
    outcome: points,
    becomes: 10,
    from: 0,
  },
  'games[].kind': {
    given: only({}),
    value: 'SLOTS',
    outcome: (values) => skipped(values),
    becomes: ['GAME_OFF'],
    from: [],
  },
  'games[].isEnabled': {
    given: only({}),
    value: false,
    outcome: (values) => skipped(values),
    becomes: ['GAME_OFF'],
    from: [],
  },
  'games[].channels': {
    given: only({}),
    value: [{ channelId: HOLDER }],
    outcome: (values) => skipped(values),
    becomes: ['CHANNEL'],
    from: [],
  },
  'games[].channels[].channelId': {
    given: only({ channels: [{ channelId: '' }] }),
    value: HOLDER,
    outcome: (values) => skipped(values, { channelId: HOLDER }),
    becomes: [],
    from: ['CHANNEL'],
  },
  'games[].roles': {
    given: only({}),
    value: [HOLDER],
    outcome: (values) => skipped(values),
    becomes: ['ROLE'],
    from: [],
  },
  'games[].minLevel': {
    given: only({}),
    value: 3,
    outcome: (values) => skipped(values),
    becomes: ['LEVEL'],
    from: [],
  },
  'games[].cooldown': {
    given: only({}),
    value: 60,
    outcome: (values) => skipped(values, {}, { before: () => ({ ...nothing, last: 60_000 }) }),
    becomes: ['PAUSE'],
    from: [],
  },
  'games[].entry': {
    given: only({ kind: 'SLOTS' }),
    value: 2000,
    outcome: (values) => skipped(values, { game: 'SLOTS' }),
    becomes: ['FUNDS'],
    from: [],
  },
  'games[].prize': { given: only({}), value: 25, outcome: points, becomes: 25, from: 10 },
  'games[].minBet': {
    given: only({ kind: 'DICE' }),
    value: 20,
    outcome: (values) => skipped(values, { game: 'DICE', bet: 10 }),
    becomes: ['BET'],
    from: [],
  },
  'games[].betRoom': {
    given: only({ kind: 'DICE' }),
    value: 5,
    outcome: (values) => skipped(values, { game: 'DICE', bet: 10 }),
    becomes: ['BET'],
    from: [],
  },
  'games[].table': {
    given: only(slots),
    value: 'SMALL',
    outcome: win(0.995),
    becomes: 700,
    from: 2500,
  },
  'games[].prizes': {
    given: only({ ...custom, prizes: [] }),
    value: [{ times: 5, chance: 50 }],
    outcome: win(0.3),
    becomes: 500,
    from: 0,
  },
  'games[].prizes[].times': {
    given: only(custom),
    value: 5,
    outcome: win(0.3),
    becomes: 500,
    from: 200,
  },
  'games[].prizes[].chance': {
    given: only(custom),
    value: 50,
    outcome: win(0.3),
    becomes: 500,
    from: 0,
  },
  'games[].houseEdge': {
    given: only({ kind: 'DICE' }),
    value: 1000,
    outcome: win(0, { game: 'DICE', bet: 10 }),
    becomes: 54,
    from: 60,
  },
  'games[].hasJackpot': {
    given: only({ ...jackpot, hasJackpot: false }),
    value: true,
    outcome: (values) => jackpotOf(values).fed > 0,
    becomes: true,
    from: false,
  },
  'games[].jackpotPercent': {
    given: only(jackpot),
    value: 20,
    outcome: (values) => jackpotOf(values).fed,
    becomes: 8000,
    from: 800,
  },
  'games[].jackpotChance': {
    given: only(jackpot),
    value: 10,
    outcome: (values) => jackpotOf(values).isWon,
    becomes: true,
    from: false,
  },
  'games[].bonus': {
    given: only({ bonusRoles: [HOLDER] }),
    value: 2,
    outcome: win(0),
    becomes: 20,
    from: 10,
  },
  'games[].bonusRoles': {
    given: only({ bonus: 2 }),
    value: [HOLDER],
    outcome: win(0),
    becomes: 20,
    from: 10,
  },
  'games[].dailyLossCap': {
    given: only({ kind: 'DICE' }),
    value: 5,
    outcome: (values) => skipped(values, { game: 'DICE', bet: 10 }),
    becomes: ['LOSS_LIMIT'],
    from: [],
  },
  'games[].dailyWinCap': { given: only({}), value: 4, outcome: points, becomes: 4, from: 10 },
  'games[].players': {
    given: only(rumble),
    value: 2,
    outcome: (values) => played(values, joining).skipped,
    becomes: ['TOO_FEW_PLAYERS'],
    from: [],
  },
  treasury: {
    given: only({}),
    value: 5,
    outcome: (values) => skipped(values, {}, { treasury: treasuryOf(values) }),
    becomes: ['TREASURY'],
    from: [],
  },
});
