import type { PlaySettings } from '@/features/modules/definitions/play-to-earn/fields';
import { HOUR } from '@/shared/time/durations';
import type { ActivityRow } from '../activity/rows';
import type { GuildRow } from '../guilds/rows';
import { standingIn } from '../point-balances/level';
import type { World } from '../../store/world';
import { runIdOf, type Period } from '../accrual-ledger/periods';
import { membersAt, runsOf } from '../hold-to-earn/holdRuns';
import { dayOf } from '../activity-earning/engageHour';
import { ENGAGE_TO_EARN, keptOn, spendableAt } from '../accrual-ledger/balance';
import { accrualOf, keepRun } from '../accrual-ledger/ledger';
import { playHour, type Outcome, type PlayState, type Tally } from './playHour';
import type { Player, Round } from './playRounds';
import { playProgram, wasUnlocked, type PlayProgram } from '../accrual-ledger/programs';
import type { AccrualLine, AccrualRunRow } from '../accrual-ledger/rows';

/** Rounds on a server after one moment and up to another. */
export const roundsIn = ({ db }: World, serverId: string, from: number, to: number): Round[] =>
  db.activity
    .filter((row) => row.serverId === serverId && row.at > from && row.at <= to)
    .flatMap(roundOf);

function roundOf({ userId, at, channelId, kind, round }: ActivityRow): Round[] {
  if (kind !== 'GAME' || !round) return [];
  const { game, bet, isRight, together } = round;
  const id = round.id ?? `${userId} ${game} ${String(at)}`;
  return [{ id, userId, at, channelId, game, bet, isRight, together }];
}

/** A game's part of a line: points won and lost, and the time of the last round. */
const tallyIn = ({ of = {} }: AccrualLine, game: string): Tally => ({
  won: of[`won:${game}`] ?? 0,
  lost: of[`lost:${game}`] ?? 0,
  last: of[`last:${game}`] ?? 0,
});

/** Jackpot of each game after these runs, in hundredths of a point. */
export function potsOf(runs: readonly AccrualRunRow[]): Map<string, number> {
  const pots = new Map<string, number>();
  for (const { lines } of runs)
    for (const { of = {} } of lines)
      for (const [key, amount] of Object.entries(of)) {
        const [what, game = ''] = key.split(':');
        const added = what === 'fed' ? amount : what === 'jackpot' ? -100 * amount : 0;
        if (added !== 0) pots.set(game, (pots.get(game) ?? 0) + added);
      }
  return pots;
}

/** State at the start of the hour that ends at `to`, from the hours before. */
export function bookOf(
  world: World,
  guild: GuildRow,
  { rule, values }: { rule: { id: string }; values: Pick<PlaySettings, 'treasury'> },
  to: number,
): PlayState {
  const runs = runsOf(world, rule.id).filter((run) => run.to < to);
  const members = new Map(membersAt(world, guild.id, to).map((member) => [member.userId, member]));
  const players = new Map<string, Player>();
  const kept = keptOn(world, guild, ENGAGE_TO_EARN);
  const spent = runs.reduce((sum, { points }) => sum + points, 0);
  return {
    pots: potsOf(runs),
    treasury: values.treasury - spent,
    playerOf: (userId) => {
      const member = members.get(userId);
      if (!member) return null;
      const player = players.get(userId) ?? {
        roles: new Set(member.roles.filter(({ at }) => at <= to).map(({ roleId }) => roleId)),
        level: standingIn({ world, guild, userId }).level,
      };
      players.set(userId, player);
      return player;
    },
    availableOf: (userId) => spendableAt(world, guild.id, userId, to) - kept,
    before: (userId, game) => {
      const lines = runs.flatMap((run) =>
        run.lines.flatMap((line) => (line.userId === userId ? [{ run, line }] : [])),
      );
      const today = lines.filter(({ run }) => dayOf(run.to) === dayOf(to));
      const sum = (of: 'won' | 'lost') =>
        today.reduce((all, { line }) => all + tallyIn(line, game)[of], 0);
      const last = Math.max(0, ...lines.slice(-2).map(({ line }) => tallyIn(line, game).last));
      return { won: sum('won'), lost: sum('lost'), last };
    },
  };
}

/** A line's entries for each game; for jackpots only amounts above 0. */
function keptOf(games: Outcome['games']): Record<string, number> {
  const kept: Record<string, number> = {};
  for (const [game, { won, lost, last, fed = 0, jackpot = 0 }] of games) {
    kept[`won:${game}`] = won;
    kept[`lost:${game}`] = lost;
    kept[`last:${game}`] = last;
    if (fed > 0) kept[`fed:${game}`] = fed;
    if (jackpot > 0) kept[`jackpot:${game}`] = jackpot;
  }
  return kept;
}

const lineOf = ({ userId, rounds, points, games }: Outcome): AccrualLine => ({
  userId,
  units: rounds,
  multiplier: 1,
  points,
  owed: 0,
  streak: 0,
  last: Math.max(0, ...[...games.values()].map(({ last }) => last)),
  of: keptOf(games),
});

/** The run for an hour of games; null where nothing was played. Changes nothing. */
export function playRun(
  world: World,
  guild: GuildRow,
  program: PlayProgram,
  period: Period,
): AccrualRunRow | null {
  const rounds = roundsIn(world, guild.id, period.from, period.to);
  if (rounds.length === 0) return null;
  const { outcomes, skipped } = playHour(
    program.values,
    rounds,
    bookOf(world, guild, program, period.to),
  );
  const points = outcomes.reduce((sum, outcome) => sum + outcome.points, 0);
  return {
    id: runIdOf(program.rule.id, period.to),
    serverId: guild.id,
    module: program.module,
    ruleId: program.rule.id,
    name: program.name,
    ...period,
    lookedAt: period.to,
    lines: outcomes.map(lineOf),
    skipped,
    wanted: points,
    points,
    isApart: true,
  };
}

/** Pays finished hours of games, each once and in their order. */
export function settlePlay(world: World, guild: GuildRow, until: number): void {
  const program = playProgram(world, guild);
  const now = world.clock.now();
  const row = program && accrualOf(world, guild.id, program, now);
  if (!program || !row || until <= row.settledTo) return;
  const after = row.settledTo;
  row.settledTo = until;
  const ends = roundsIn(world, guild.id, after, until).map(({ at }) => Math.ceil(at / HOUR) * HOUR);
  for (const to of [...new Set(ends)].toSorted((one, other) => one - other)) {
    if (!program.isOn || !wasUnlocked(world, guild.id, 'play-to-earn', to)) continue;
    const run = playRun(world, guild, program, { from: to - HOUR, to });
    if (run) keepRun(world, run, ENGAGE_TO_EARN);
  }
  world.changed();
}
