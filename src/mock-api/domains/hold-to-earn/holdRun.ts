import type { Program } from '@/features/modules/definitions/hold-to-earn/fields';
import { indexHoldings } from '../conditions/holdingIndex';
import type { World } from '../../store/world';
import { shareUnits, type OnEmpty, type UnitShare, type Units } from '../accrual-ledger/budget';
import { currencyOf, baseUnitsOf, type Currency } from '../accrual-ledger/currency';
import { payHold } from './hold';
import { doneBetween } from './holdDone';
import { runIdOf, type Period } from '../accrual-ledger/periods';
import { factsOf, lookedAtOf, membersAt, runsOf } from './holdRuns';
import type { HoldProgram } from '../accrual-ledger/programs';
import { owedBy, paidBy } from '../accrual-ledger/runAmounts';
import type { AccrualLine, AccrualRunRow } from '../accrual-ledger/rows';

/** Runs that paid in a currency. */
const runsIn = (runs: readonly AccrualRunRow[], { mint }: Currency): AccrualRunRow[] =>
  runs.filter((run) => run.mint === mint && run.gives === undefined);

/** Base units of a currency left of a program's whole budget; null without one. */
export function budgetLeft(
  { budgetTotal }: Program,
  currency: Currency,
  runs: readonly AccrualRunRow[],
): bigint | null {
  const spent = runsIn(runs, currency).reduce((sum, run) => sum + paidBy(run), 0n);
  const all = baseUnitsOf(budgetTotal, currency);
  if (all === null) return null;
  return all > spent ? all - spent : 0n;
}

/** Base units of a currency that a program may still pay in a period; null without a budget. */
export function budgetOf(
  program: Program,
  currency: Currency,
  runs: readonly AccrualRunRow[],
): bigint | null {
  const period = baseUnitsOf(program.budgetPeriod, currency);
  const left = budgetLeft(program, currency, runs);
  if (left === null || period === null) return left ?? period;
  return left < period ? left : period;
}

const ways: readonly OnEmpty[] = ['PRO_RATA', 'QUEUE', 'PAUSE'];
const onEmptyOf = ({ onEmpty }: Program): OnEmpty =>
  ways.find((way) => way === onEmpty) ?? 'PRO_RATA';

/** The multiplier or role a program gives instead of an amount. */
function givenBy({
  rewardKind,
  rewardMultiplier,
}: Program): Pick<AccrualRunRow, 'gives' | 'factor'> {
  switch (rewardKind) {
    case 'ROLE':
      return { gives: 'ROLE' };
    case 'MULTIPLIER':
      return { gives: 'MULTIPLIER', factor: rewardMultiplier || 1 };
    default:
      return {};
  }
}

/** A period as it would be paid: nothing is changed. */
export function holdRun(
  world: World,
  serverId: string,
  program: HoldProgram,
  period: Period,
  index = indexHoldings(world),
): { run: AccrualRunRow; isShort: boolean } {
  const { rule, values, module, name } = program;
  const currency = currencyOf(values);
  const runs = runsOf(world, rule.id);
  const before = linesOf(runs.at(-1));
  // What was left over in one currency is not owed in another.
  const owedBefore = linesOf(currency === null ? undefined : runsIn(runs, currency).at(-1));
  const at = lookedAtOf(program, period);
  const skipped: Record<string, number> = {};
  const lines: (Omit<AccrualLine, 'points' | 'owed'> & Units)[] = [];
  const done = doneBetween(world, serverId, values, { from: period.from, to: at });
  for (const member of membersAt(world, serverId, at)) {
    const { userId } = member;
    const streak = before.get(userId)?.streak ?? 0;
    const facts = factsOf(index, member, { from: period.from, at, streak });
    const pay = payHold(values, done === null ? facts : { ...facts, done: done(userId) });
    const owed = owedBy(owedBefore.get(userId));
    if (pay.reason !== null) skipped[pay.reason] = (skipped[pay.reason] ?? 0) + 1;
    if (pay.reason !== null && owed === 0n) continue;
    lines.push({
      userId,
      units: pay.units,
      multiplier: pay.multiplier,
      streak: pay.reason === null ? streak + 1 : 0,
      last: 0,
      due: pay.amount,
      owed,
    });
  }
  const budget = currency === null ? null : budgetOf(values, currency, runs);
  const { shares, isShort } = shareUnits(lines, budget, onEmptyOf(values));
  const sum = (amounts: readonly bigint[]) => amounts.reduce((all, each) => all + each, 0n);
  const wanted = sum(lines.map(({ due, owed }) => due + owed));
  const paid = sum(shares.map((share) => share.paid));
  const mint = currency?.mint;
  const run: AccrualRunRow = {
    id: runIdOf(rule.id, period.to),
    serverId,
    module,
    ruleId: rule.id,
    name,
    ...period,
    lookedAt: at,
    lines: lines.map(({ due: _due, owed: _owed, ...line }, place) =>
      Object.assign(line, lineAmounts(shares[place] ?? { paid: 0n, owed: 0n }, mint)),
    ),
    skipped,
    ...givenBy(values),
    ...(mint === undefined
      ? { wanted: Number(wanted), points: Number(paid) }
      : { wanted: 0, points: 0, mint, amount: String(paid), wantedAmount: String(wanted) }),
  };
  return { run, isShort };
}

const linesOf = (run: AccrualRunRow | undefined) =>
  new Map(run?.lines.map((line) => [line.userId, line]));

/** What a member is paid, as a line has it: whole points, or base units of a token. */
const lineAmounts = ({ paid, owed }: UnitShare, mint: string | null | undefined) =>
  mint === undefined
    ? { points: Number(paid), owed: Number(owed) }
    : { points: 0, owed: 0, amount: String(paid), owedAmount: String(owed) };
