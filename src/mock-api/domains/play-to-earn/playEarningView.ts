import type { Game } from '@/features/modules/definitions/play-to-earn/fields';
import { isBet } from '@/features/modules/definitions/play-to-earn/games';
import { counted } from '@/shared/text/language';
import { HOUR } from '@/shared/time/durations';
import { iso } from '../../store/clock';
import type { MemberContext } from '../conditions/conditions';
import { gameName } from './playEstimate';
import { runsOf } from '../hold-to-earn/holdRuns';
import { jackpotIn, stakeOf } from './playRounds';
import { playRun, potsOf } from './playSettle';
import { playProgram, wasUnlocked } from '../accrual-ledger/programs';

/** A game's cost and prize, in words. */
function gameDetail(game: Game) {
  const { kind, minBet, betRoom, prize, dailyWinCap } = game;
  const entry = stakeOf(game, 0);
  const cost = isBet.holds(game)
    ? `Bet ${String(minBet)} to ${counted(minBet + betRoom, 'point')}`
    : entry > 0
      ? `${counted(entry, 'point')} per round`
      : `Free to play, ${counted(prize, 'point')} as the prize`;
  return {
    label: gameName(kind),
    value: [
      cost,
      ...(dailyWinCap > 0 ? [`win up to ${counted(dailyWinCap, 'point')} a day`] : []),
    ].join('; '),
  };
}

/** Size of a game's jackpot in whole points, and how it grows and is won. */
function jackpotDetail(game: Game, pots: ReadonlyMap<string, number>) {
  const jackpot = jackpotIn(game);
  if (jackpot === null) return [];
  const has = counted(Math.floor((pots.get(game.kind) ?? 0) / 100), 'point');
  return [
    {
      label: `${gameName(game.kind)} jackpot`,
      value: `${has}; ${String(jackpot.percent)}% of each stake goes in; ${String(jackpot.chance)}% chance to win it per round`,
    },
  ];
}

/** A member's earnings by games, computed by the code that pays. */
export function playEarningView({ world, guild, userId }: MemberContext) {
  const now = world.clock.now();
  const program = playProgram(world, guild);
  if (!program?.isOn || !wasUnlocked(world, guild.id, 'play-to-earn', now)) return [];
  const from = now - (now % HOUR);
  const line = playRun(world, guild, program, { from, to: from + HOUR })?.lines.find(
    (each) => each.userId === userId,
  );
  const games = program.values.games.filter(({ isEnabled }) => isEnabled);
  const pots = potsOf(runsOf(world, program.rule.id));
  return [
    {
      id: program.rule.id,
      title: program.name,
      pays: `${counted(games.length, 'game')} in Discord, for server points.`,
      counted: `${counted(line?.units ?? 0, 'round')} this hour`,
      details: games.flatMap((game) => [gameDetail(game)].concat(jackpotDetail(game, pots))),
      multiplier: null,
      next: line?.points ?? 0,
      nextAt: iso(from + HOUR),
      limit: null,
      why: null,
      fix: null,
    },
  ];
}
