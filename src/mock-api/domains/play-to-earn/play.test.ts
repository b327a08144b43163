// @vitest-environment node
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { completeValues, readValues } from '@/features/modules/engine/schema';
import type { Values } from '@/features/modules/common-fields/field';
import { gameFields } from '@/features/modules/definitions/play-to-earn/gameFields';
import { gameKinds } from '@/features/modules/definitions/play-to-earn/games';
import play from '@/features/modules/definitions/play-to-earn/definition';
import { earningSchema, estimateSchema } from '@/features/earning/accruals/accrual';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { removePayingModules } from '../../testing/removePayingModules';
import { scriptedChain } from '../../testing/scriptedChain';
import { playHour, type PlayState } from './playHour';
import { barredFrom, winOf, type Round } from './playRounds';
import { runs } from '@tests/setup/scope';

const HOUR = 3_600_000;
const kinds = gameKinds.map(([kind]) => kind);
const game = (own: Values) => readValues(gameFields, completeValues(gameFields, own));
const settings = (games: Values[], own: Values = {}) =>
  play.read(completeValues(play.fields, { games, ...own }));
const round = (own: Partial<Round> = {}): Round => ({
  id: 'r',
  userId: 'ada',
  at: 1,
  channelId: 'here',
  game: 'TRIVIA',
  bet: 0,
  isRight: true,
  together: null,
  ...own,
});
const nobody = { roles: new Set<string>(), level: 0 };

describe('a round', () => {
  const win = (own: Values, draw: number, rest: Partial<Round> = {}, player = nobody) =>
    winOf(game(own), round({ game: String(own['kind']), ...rest }), player, draw);

  test.each([
    ['a coin that falls right', { kind: 'COIN_FLIP' }, 0.49, 20],
    ['a coin that falls wrong', { kind: 'COIN_FLIP' }, 0.5, 0],
    ['one of six', { kind: 'DICE' }, 0.16, 60],
    ['none of six', { kind: 'DICE' }, 0.17, 0],
    ['a hand that beats', { kind: 'RPS' }, 0.3, 20],
    ['a hand that is level: the bet', { kind: 'RPS' }, 0.5, 10],
    ['a hand that is beaten', { kind: 'RPS' }, 0.7, 0],
    ['a number of ten', { kind: 'NUMBER_GUESS' }, 0.09, 100],
    ['less what is kept back', { kind: 'COIN_FLIP', houseEdge: 250 }, 0, 19],
  ])('pays by its odds: %s', (_, own, draw, points) => {
    expect(win(own, draw, { bet: 10 })).toBe(points);
  });

  test.each([
    [0.59, 0],
    [0.6, 10],
    [0.85, 20],
    [0.99, 250],
  ])('with a draw of %d from the standard table pays %d', (draw, points) => {
    expect(win({ kind: 'WHEEL', prize: 10, entry: 0 }, draw)).toBe(points);
  });

  test('with a jackpot pays prizes from the rest of the stake', () => {
    const own = { kind: 'WHEEL', entry: 100, hasJackpot: true, jackpotPercent: 10 };
    expect(win({ ...own, table: 'CUSTOM', prizes: [{ times: 2, chance: 100 }] }, 0)).toBe(180);
  });

  test('pays for a right answer and not for a wrong answer', () => {
    expect(win({ kind: 'TRIVIA', prize: 7 }, 0)).toBe(7);
    expect(win({ kind: 'TRIVIA', prize: 7 }, 0, { isRight: false })).toBe(0);
  });

  test('pays holders more', () => {
    const own = { kind: 'TRIVIA', prize: 7, bonus: 1.5, bonusRoles: ['gold'] };
    expect(win(own, 0)).toBe(7);
    expect(win(own, 0, {}, { roles: new Set(['gold']), level: 0 })).toBe(10);
  });

  test.each([
    ['another channel', { channels: [{ channelId: 'there' }] }, 'CHANNEL'],
    ['a role', { roles: ['gold'] }, 'ROLE'],
    ['a level', { minLevel: 3 }, 'LEVEL'],
  ])('of a game that requires %s is closed to others', (_, own, why) => {
    expect(barredFrom(game(own), round(), nobody)).toBe(why);
  });

  test.each([0, 0.5, 251, Number.NaN])('with a bet of %d is refused', (bet) => {
    expect(barredFrom(game({ kind: 'DICE' }), round({ bet }), nobody)).toBe('BET');
  });
});

describe('an hour', () => {
  const state = (own: Partial<PlayState> = {}): PlayState => ({
    playerOf: () => nobody,
    availableOf: () => 1000,
    before: () => ({ won: 0, lost: 0, last: 0 }),
    treasury: 1_000_000,
    ...own,
  });
  const trivia = settings([game({ kind: 'TRIVIA', prize: 10, cooldown: 30, dailyWinCap: 25 })]);
  const at = (seconds: number, own: Partial<Round> = {}) =>
    round({ id: `r${String(seconds)}`, at: 1_000_000 + seconds * 1000, ...own });

  test('skips rounds within the cooldown, and pays up to the daily limit', () => {
    const { outcomes, skipped } = playHour(
      trivia,
      [at(0), at(10), at(30), at(60), at(90)],
      state(),
    );
    expect(outcomes).toMatchObject([{ rounds: 4, points: 25 }]);
    expect(skipped).toEqual({ PAUSE: 1 });
  });

  test('counts earlier winnings and the time of the last round', () => {
    const before = () => ({ won: 20, lost: 0, last: 1_000_000 - 10_000 });
    const { outcomes, skipped } = playHour(trivia, [at(0), at(30)], state({ before }));
    expect(outcomes).toMatchObject([{ rounds: 1, points: 5 }]);
    expect(skipped).toEqual({ PAUSE: 1 });
  });

  test('skips a round whose largest win cannot be paid', () => {
    const { skipped } = playHour(trivia, [at(0)], state({ treasury: 9 }));
    expect(skipped).toEqual({ TREASURY: 1 });
  });

  test('gives a rumble’s entries to its winner, and refunds a lone player', () => {
    const rumble = settings([game({ kind: 'RUMBLE', entry: 10, cooldown: 0, dailyLossCap: 0 })]);
    const join = (userId: string, together: string) =>
      at(0, { userId, game: 'RUMBLE', together, id: `${userId} ${together}` });
    const { outcomes, skipped } = playHour(
      rumble,
      [join('ada', 'one'), join('bo', 'one'), join('cy', 'one'), join('ada', 'two')],
      state(),
    );
    expect(outcomes.map(({ points }) => points).toSorted((a, b) => a - b)).toEqual([-10, -10, 20]);
    expect(skipped).toEqual({ TOO_FEW_PLAYERS: 1 });
  });

  const slots = (own: Values = {}) =>
    settings([
      game({
        kind: 'SLOTS',
        entry: 10,
        cooldown: 0,
        table: 'CUSTOM',
        prizes: [],
        dailyLossCap: 0,
        hasJackpot: true,
        jackpotPercent: 5,
        jackpotChance: 10,
        ...own,
      }),
    ]);
  const pulls = (count: number) =>
    Array.from({ length: count }, (_, index) => at(index, { game: 'SLOTS' }));

  test('adds a share of each stake to the jackpot, which the drawn round wins', () => {
    const { outcomes, pots } = playHour(
      slots(),
      pulls(40),
      state({ pots: new Map([['SLOTS', 250]]) }),
    );
    const points = outcomes[0]?.points;
    const { jackpot = 0, fed } = outcomes[0]?.games.get('SLOTS') ?? {};
    expect(fed).toBe(40 * 50);
    expect(jackpot).toBeGreaterThan(0);
    expect(points).toBe(jackpot - 400);
    expect(pots.get('SLOTS')).toBe(250 + 40 * 50 - 100 * jackpot);
  });

  test('keeps the part of a win above a limit in the jackpot', () => {
    const { outcomes, pots } = playHour(
      slots({ dailyWinCap: 3 }),
      pulls(40),
      state({ pots: new Map([['SLOTS', 100_000]]) }),
    );
    expect(outcomes[0]?.games.get('SLOTS')?.jackpot).toBe(3);
    expect(pots.get('SLOTS')).toBe(100_000 + 40 * 50 - 300);
  });

  test('does not use jackpots to pay for other games', () => {
    const pots = new Map([['SLOTS', 9500]]);
    expect(playHour(trivia, [at(0)], state({ treasury: 100, pots })).skipped).toEqual({
      TREASURY: 1,
    });
    expect(playHour(trivia, [at(0)], state({ treasury: 105, pots })).skipped).toEqual({});
  });

  test('never risks more than members have or the treasury holds', () => {
    const anyGame = fc.record({
      kind: fc.constantFrom(...kinds),
      entry: fc.nat(20),
      prize: fc.integer({ min: 1, max: 30 }),
      cooldown: fc.constantFrom(0, 30),
      houseEdge: fc.constantFrom(0, 500),
      bonus: fc.constantFrom(1, 1.5),
      bonusRoles: fc.constant(['gold']),
      table: fc.constantFrom('SMALL', 'STANDARD', 'JACKPOT'),
      hasJackpot: fc.boolean(),
      jackpotPercent: fc.integer({ min: 1, max: 20 }),
      jackpotChance: fc.constantFrom(0.01, 50, 100),
      dailyLossCap: fc.constantFrom(0, 40),
      dailyWinCap: fc.constantFrom(0, 50),
    });
    const anyRound = fc.record({
      userId: fc.constantFrom('ada', 'bo', 'cy'),
      at: fc.integer({ min: 1, max: 3_600_000 }),
      game: fc.constantFrom(...kinds),
      bet: fc.integer({ min: 0, max: 60 }),
      isRight: fc.boolean(),
      together: fc.constantFrom('one', 'two'),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(anyGame, { maxLength: 11, selector: ({ kind }) => kind }),
        fc.array(anyRound, { maxLength: 40 }),
        fc.nat(200),
        fc.nat(300),
        (games, drawn, available, treasury) => {
          const rounds = drawn.map((own, index) =>
            round({
              ...own,
              id: String(index),
              together: own.game === 'RUMBLE' ? own.together : null,
            }),
          );
          const holder = { roles: new Set(['gold']), level: 0 };
          const before = new Map(games.map(({ kind }, index) => [kind, index * 17]));
          const sumOf = (amounts: Iterable<number>) =>
            [...amounts].reduce((sum, each) => sum + each, 0);
          const { outcomes, skipped, pots } = playHour(
            settings(games.map(game)),
            rounds,
            state({
              availableOf: () => available,
              treasury: treasury + 20,
              pots: before,
              playerOf: () => holder,
            }),
          );
          for (const { points, games: tallies } of outcomes) {
            const sum = [...tallies.values()].reduce((all, { won, lost }) => all + won - lost, 0);
            expect(points).toBe(sum);
            expect(available + points).toBeGreaterThanOrEqual(0);
          }
          const all = outcomes.reduce((sum, { points }) => sum + points, 0);
          // Jackpots are funded to the last hundredth, and won by one player only.
          expect((treasury + 20 - all) * 100).toBeGreaterThanOrEqual(sumOf(pots.values()));
          const tallies = outcomes.flatMap(({ games: of }) => [...of.values()]);
          const fed = sumOf(tallies.map(({ fed: own = 0 }) => own));
          const won = sumOf(tallies.map(({ jackpot = 0 }) => jackpot));
          expect(sumOf(pots.values())).toBe(sumOf(before.values()) + fed - 100 * won);
          for (const pot of pots.values()) expect(pot).toBeGreaterThanOrEqual(0);
          const left = Object.values(skipped).reduce((sum, count) => sum + count, 0);
          expect(outcomes.reduce((sum, { rounds: count }) => sum + count, 0) + left).toBe(
            rounds.length,
          );
        },
      ),
      { numRuns: runs(400) },
    );
  });
});

describe('on a server', () => {
  let backend: TestBackend;
  beforeEach(() => {
    backend = createTestBackend({ startChain: async () => scriptedChain() });
    removePayingModules(backend.world);
    backend.signInAs('regular');
  });
  afterEach(() => backend.close());

  const ME = 'usr-190';
  const trivia = { kind: 'TRIVIA', prize: 10, cooldown: 0 };
  const open = (games: Values[]) => {
    const { db, clock } = backend.world;
    db.modules = db.modules.filter(
      ({ serverId, slug }) => serverId !== 'srv-hq' || slug !== 'play-to-earn',
    );
    db.modules.push({
      serverId: 'srv-hq',
      slug: 'play-to-earn',
      enabled: true,
      version: 1,
      values: settings(games.map(game)),
      updatedAt: clock.now() - HOUR,
      updatedBy: 'Stella',
      rules: [],
    });
    db.activity = [];
  };
  const played = (own: object = {}) => {
    const { db, clock } = backend.world;
    db.activity.push({
      serverId: 'srv-hq',
      userId: ME,
      channelId: '',
      kind: 'GAME',
      at: clock.now(),
      amount: 1,
      messageId: null,
      text: null,
      round: { game: 'TRIVIA', bet: 0, isRight: true, together: null, ...own },
    });
  };
  const earning = async () => {
    // Hours pass in between, longer than a session lasts.
    backend.signInAs('regular');
    const answer = await backend.send('GET', '/api/earning/engage-to-earn/castle-bots-hq');
    const { rules } = z.object({ data: earningSchema }).parse(await answer.json()).data;
    return rules.find(({ title }) => title === 'Play to earn');
  };
  const lines = () =>
    backend.world.db.points.filter(
      ({ serverId, userId, ref }) =>
        serverId === 'srv-hq' && userId === ME && ref?.startsWith('run-srv-hq-play') === true,
    );

  test('an hour is shown while it runs, and paid once when it is over', async () => {
    open([trivia]);
    await earning();
    played();
    played({ isRight: false });
    expect(await earning()).toMatchObject({ counted: '2 rounds this hour', next: 10 });
    backend.world.clock.advance(HOUR);
    await earning();
    await earning();
    expect(lines()).toMatchObject([
      { points: 10, type: 'EARN', module: 23, label: 'Play to earn: 2 rounds' },
    ]);
  });

  test('losses are a line below zero, and never exceed the balance', async () => {
    open([{ kind: 'SLOTS', entry: 40, table: 'CUSTOM', prizes: [], cooldown: 0, dailyLossCap: 0 }]);
    await earning();
    const { points } = backend.world.db;
    points.push({
      id: 'p',
      at: backend.world.clock.now(),
      serverId: 'srv-hq',
      userId: ME,
      module: 23,
      type: 'EARN',
      points: 100,
      label: 'A gift',
      ref: null,
    });
    for (let count = 0; count < 4; count += 1) played({ game: 'SLOTS' });
    backend.world.clock.advance(HOUR);
    await earning();
    expect(lines()).toMatchObject([{ points: -80, type: 'ADJUST' }]);
  });

  test('a jackpot grows each hour, is shown, and is named in the winner’s line', async () => {
    const withChance = (jackpotChance: number) =>
      open([
        {
          kind: 'SLOTS',
          entry: 10,
          table: 'CUSTOM',
          prizes: [],
          cooldown: 0,
          hasJackpot: true,
          jackpotPercent: 20,
          jackpotChance,
        },
      ]);
    const hour = async () => {
      played({ game: 'SLOTS' });
      backend.world.clock.advance(HOUR);
      const rule = await earning();
      return rule?.details.find(({ label }) => label === 'Slots jackpot')?.value;
    };
    // Forms do not allow 0; it makes the draw predictable.
    withChance(0);
    await earning();
    backend.world.db.points.push({
      id: 'p',
      at: backend.world.clock.now(),
      serverId: 'srv-hq',
      userId: ME,
      module: 23,
      type: 'EARN',
      points: 500,
      label: 'A gift',
      ref: null,
    });
    expect(await hour()).toMatch(/^2 points;/);
    expect(await hour()).toMatch(/^4 points;/);
    withChance(100);
    expect(await hour()).toMatch(/^0 points;/);
    expect(lines().map(({ points }) => points)).toEqual([-10, -10, -4]);
    expect(lines().at(-1)?.label).toBe('Play to earn: 1 round, 6 points of a jackpot');
  });

  test('games that are off pay nothing', async () => {
    open([{ ...trivia, isEnabled: false }]);
    await earning();
    played();
    backend.world.clock.advance(HOUR);
    await earning();
    expect(lines()).toEqual([]);
  });

  test('an estimate gives the average result of rounds', async () => {
    backend.signInAs('staff');
    const answer = await backend.send('POST', '/api/servers/srv-hq/accruals/estimate', {
      module: 'play-to-earn',
      values: settings([game(trivia), game({ kind: 'COIN_FLIP', houseEdge: 500 })], {
        channelId: backend.world.db.guilds.find(({ id }) => id === 'srv-hq')?.channels[1]?.id,
      }),
    });
    const { cases } = z.object({ data: estimateSchema }).parse(await answer.json()).data;
    expect(cases.map(({ sentence }) => sentence)).toEqual([
      'A member who gets 10 rounds of Trivia right would earn 100 points.',
      '10 rounds of Coin flip for 1 point each cost 5 points on average.',
    ]);
  });
});
