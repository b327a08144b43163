import { textAt } from '@/features/bot-modules/engine/read';
import { unitsOf } from '@/features/bot-modules/fields/decimal';
import type { Values } from '@/features/bot-modules/fields/field';
import { indexHoldings } from '../rules/holdingIndex';
import type { World } from '../world';
import { shareOut, type OnEmpty } from './budget';
import { payHold, wholePoints } from './hold';
import { doneBetween } from './holdDone';
import { factsOf, lookedAtOf, membersAt, runIdOf, runsOf, type Period } from './holdRuns';
import type { Program } from './programs';
import type { AccrualLine, AccrualRunRow } from './rows';

/** Whole points a program may still pay in a period; null without a budget. */
export function budgetOf(values: Values, runs: readonly AccrualRunRow[]): number | null {
  const spent = runs.reduce((sum, { points }) => sum + points, 0);
  const [all, period] = [unitsOf(values['budgetTotal']), unitsOf(values['budgetPeriod'])];
  const limits = [
    ...(all === null ? [] : [Math.max(0, wholePoints(all) - spent)]),
    ...(period === null ? [] : [wholePoints(period)]),
  ];
  return limits.length === 0 ? null : Math.min(...limits);
}

const ways: readonly OnEmpty[] = ['PRO_RATA', 'QUEUE', 'PAUSE'];
const onEmptyOf = (values: Values): OnEmpty =>
  ways.find((way) => way === textAt(values, 'onEmpty')) ?? 'PRO_RATA';

/** A period as it would be paid: nothing is changed. */
export function holdRun(
  world: World,
  serverId: string,
  program: Program,
  period: Period,
  index = indexHoldings(world),
): { run: AccrualRunRow; isShort: boolean } {
  const { rule, values, module, name } = program;
  const runs = runsOf(world, rule.id);
  const before = new Map(runs.at(-1)?.lines.map((line) => [line.userId, line]));
  const at = lookedAtOf(program, period);
  const skipped: Record<string, number> = {};
  const lines: AccrualLine[] = [];
  const done = doneBetween(world, serverId, values, { from: period.from, to: at });
  for (const member of membersAt(world, serverId, at)) {
    const { userId } = member;
    const last = before.get(userId);
    const streak = last?.streak ?? 0;
    const facts = factsOf(index, member, { from: period.from, at, streak });
    const pay = payHold(values, done === null ? facts : { ...facts, done: done(userId) });
    const owed = last?.owed ?? 0;
    if (pay.reason !== null) skipped[pay.reason] = (skipped[pay.reason] ?? 0) + 1;
    if (pay.reason !== null && owed === 0) continue;
    lines.push({
      userId,
      units: pay.units,
      multiplier: pay.multiplier,
      points: pay.points,
      owed,
      streak: pay.reason === null ? streak + 1 : 0,
      last: 0,
    });
  }
  const { shares, isShort } = shareOut(lines, budgetOf(values, runs), onEmptyOf(values));
  const run: AccrualRunRow = {
    id: runIdOf(rule.id, period.to),
    serverId,
    module,
    ruleId: rule.id,
    name,
    ...period,
    lookedAt: at,
    lines: lines.map((line, place) => Object.assign({}, line, shares[place])),
    skipped,
    wanted: lines.reduce((sum, { points, owed }) => sum + points + owed, 0),
    points: shares.reduce((sum, { points }) => sum + points, 0),
  };
  return { run, isShort };
}
