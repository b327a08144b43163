import type { World } from '../../store/world';
import { spendableAt } from './balance';
import { runIdOf, type Period } from './periods';
import type { Program } from './programs';
import { CLAWBACK, type AccrualLine, type AccrualRunRow } from './rows';

/** What a rule has paid for, as texts of user id and key. */
export const paidKeys = (runs: readonly AccrualRunRow[]): Set<string> =>
  new Set(
    runs
      .filter(({ about }) => about !== CLAWBACK)
      .flatMap(({ lines }) =>
        lines.flatMap(({ userId, of = {} }) => Object.keys(of).map((key) => `${userId} ${key}`)),
      ),
  );

interface Lost {
  userId: string;
  key: string;
}

/**
 * A run that takes points back, for actions that were undone: at most what was paid for them, and at most the
 * member's spendable balance. Points that were claimed as tokens stay paid.
 */
export function clawbackRun(
  { db }: World,
  serverId: string,
  program: Program,
  period: Period,
  lost: readonly Lost[],
): AccrualRunRow | null {
  if (lost.length === 0) return null;
  const runs = db.accrualRuns.filter(({ ruleId }) => ruleId === program.rule.id);
  const done = new Set(
    runs
      .filter(({ about }) => about === CLAWBACK)
      .flatMap(({ lines }) =>
        lines.flatMap(({ userId, of = {} }) => Object.keys(of).map((key) => `${userId} ${key}`)),
      ),
  );
  const lines = new Map<string, AccrualLine>();
  for (const { userId, key } of lost) {
    if (done.has(`${userId} ${key}`)) continue;
    const paid = runs
      .filter(({ about }) => about !== CLAWBACK)
      .flatMap((run) => run.lines)
      .find((line) => line.userId === userId && line.of?.[key] !== undefined);
    // Payouts to a wallet are final.
    if (!paid || paid.amount !== undefined) continue;
    const line = lines.get(userId) ?? lineOf(userId, period);
    const whole = Object.values(paid.of ?? {}).reduce((sum, each) => sum + each, 0);
    const of = paid.of?.[key] ?? 0;
    // If a limit cut the line, each part was cut in proportion.
    const part = whole <= paid.points ? of : Math.floor((of * paid.points) / Math.max(1, whole));
    const left = spendableAt({ db }, serverId, userId, period.to) + line.points;
    const taken = Math.max(0, Math.min(part, left));
    line.units += 1;
    line.points -= taken;
    line.of = { ...line.of, [key]: -taken };
    lines.set(userId, line);
  }
  if (lines.size === 0) return null;
  const all = [...lines.values()];
  const points = all.reduce((sum, line) => sum + line.points, 0);
  return {
    id: `${runIdOf(program.rule.id, period.to)}-back`,
    serverId,
    module: program.module,
    ruleId: program.rule.id,
    name: `${program.name}: taken back`,
    ...period,
    lookedAt: period.to,
    lines: all,
    skipped: {},
    wanted: points,
    points,
    about: CLAWBACK,
  };
}

const lineOf = (userId: string, { to }: Period): AccrualLine => ({
  userId,
  units: 0,
  multiplier: 1,
  points: 0,
  owed: 0,
  streak: 0,
  last: to,
  of: {},
});
