import type { World } from '../../store/world';
import { spendableAt } from './balance';
import { runIdOf, type Period } from './periods';
import type { Program } from './programs';
import { BACK, type AccrualLine, type AccrualRunRow } from './rows';

/** What was paid for by a rule, by member and what it was for. */
export const paidKeys = (runs: readonly AccrualRunRow[]): Set<string> =>
  new Set(
    runs
      .filter(({ about }) => about !== BACK)
      .flatMap(({ lines }) =>
        lines.flatMap(({ userId, of = {} }) => Object.keys(of).map((key) => `${userId} ${key}`)),
      ),
  );

interface Lost {
  userId: string;
  key: string;
}

/**
 * Takes back what was paid for things that are gone: at most what was paid for them, and what the member has
 * left; what they have taken tokens for is not asked back.
 */
export function backRun(
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
      .filter(({ about }) => about === BACK)
      .flatMap(({ lines }) =>
        lines.flatMap(({ userId, of = {} }) => Object.keys(of).map((key) => `${userId} ${key}`)),
      ),
  );
  const lines = new Map<string, AccrualLine>();
  for (const { userId, key } of lost) {
    if (done.has(`${userId} ${key}`)) continue;
    const paid = runs
      .filter(({ about }) => about !== BACK)
      .flatMap((run) => run.lines)
      .find((line) => line.userId === userId && line.of?.[key] !== undefined);
    // What went to a wallet cannot be taken back.
    if (!paid || paid.amount !== undefined) continue;
    const line = lines.get(userId) ?? lineOf(userId, period);
    const whole = Object.values(paid.of ?? {}).reduce((sum, each) => sum + each, 0);
    const of = paid.of?.[key] ?? 0;
    // Where a limit cut the line, each part of it was paid as much less.
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
    about: BACK,
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
