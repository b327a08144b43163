import { textAt } from '@/features/bot-modules/engine/read';
import { unitsOf } from '@/features/bot-modules/fields/decimal';
import type { Values } from '@/features/bot-modules/fields/field';
import { randomOf } from '../db/hashed';
import { piecesOf } from '../holdings/pieces';
import { exact } from '../holdings/holdings';
import type { MemberRow } from '../members/rows';
import { indexHoldings, type HoldingIndex } from '../rules/holdingIndex';
import type { World } from '../world';
import { shareOut, type OnEmpty } from './budget';
import { payHold, wholePoints } from './hold';
import type { HoldFacts } from './holdCount';
import type { Program } from './programs';
import type { AccrualLine, AccrualRunRow } from './rows';

/** A period of a program, ms since 1970. */
export interface Period {
  from: number;
  to: number;
}

/** A run of a rule has an id made of it and the end of its period: there cannot be two of them. */
export const runIdOf = (ruleId: string, to: number): string => `run-${ruleId}-${String(to)}`;

/** When holdings of a period are looked at: at its end, or at a moment that is drawn and the same each time. */
export const lookedAtOf = (program: Program, { from, to }: Period): number =>
  textAt(program.values, 'verification') === 'RANDOM_SNAPSHOT'
    ? randomOf(program.rule.id, String(to), 'snapshot').int(from + 1, to)
    : to;

/** What is known of a member at a moment: what was linked, bought or given later does not count. */
export function factsOf(
  index: HoldingIndex,
  { userId, roles }: MemberRow,
  { from, at, streak }: Pick<HoldFacts, 'from' | 'at' | 'streak'>,
): HoldFacts {
  const wallets = index.walletsOf(userId).filter(({ linkedAt }) => linkedAt <= at);
  const held = (asset: string) =>
    wallets.flatMap(({ address, linkedAt }) =>
      index
        .holdingsIn(address, asset)
        .filter(({ since }) => since <= at)
        .map((row) => ({
          amount: exact(row.amount),
          since: row.since,
          knownSince: Math.max(row.since, linkedAt),
          pieces: piecesOf(row) ?? [],
        })),
    );
  return {
    from,
    at,
    streak,
    held: wallets.length === 0 ? null : held,
    roles: new Set(roles.filter((role) => role.at <= at).map(({ roleId }) => roleId)),
  };
}

/** Who was on a server at a moment. */
export const membersAt = ({ db }: World, serverId: string, at: number): MemberRow[] =>
  db.members.filter(
    (row) =>
      row.serverId === serverId && row.joinedAt <= at && (row.leftAt === null || row.leftAt > at),
  );

/** The runs of a rule so far, the oldest first. */
export const runsOf = ({ db }: World, ruleId: string): AccrualRunRow[] =>
  db.accrualRuns.filter((run) => run.ruleId === ruleId);

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
): { run: AccrualRunRow; isShort: boolean } {
  const { rule, values, module, name } = program;
  const runs = runsOf(world, rule.id);
  const before = new Map(runs.at(-1)?.lines.map((line) => [line.userId, line]));
  const index = indexHoldings(world);
  const at = lookedAtOf(program, period);
  const skipped: Record<string, number> = {};
  const lines: AccrualLine[] = [];
  for (const member of membersAt(world, serverId, at)) {
    const { userId } = member;
    const last = before.get(userId);
    const streak = last?.streak ?? 0;
    const pay = payHold(values, factsOf(index, member, { from: period.from, at, streak }));
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
