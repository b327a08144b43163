import type { World } from '../../store/world';
import { countsNfts, lineInWords } from './accrualWords';
import type { Program } from './programs';
import type { AccrualRow, AccrualRunRow } from './rows';

/** How far a rule has been paid; null for a rule that was never on. */
export function accrualOf(
  { db }: World,
  serverId: string,
  { module, rule, isOn }: Program,
  now: number,
): AccrualRow | null {
  const found = db.accruals.find(({ ruleId }) => ruleId === rule.id);
  if (!found && !isOn) return null;
  const { id: ruleId, version } = rule;
  const row = found ?? { serverId, module, ruleId, startedAt: now, settledTo: now, version };
  if (!found) db.accruals.push(row);
  if (row.version !== version) {
    // Everything due before the change has been paid: the API settles before it changes anything.
    row.version = version;
    row.settledTo = Math.max(row.settledTo, rule.updatedAt);
  }
  return row;
}

/** Saves a run and a ledger line for each member it paid. Does nothing if the run is already saved. */
export function keepRun(world: World, run: AccrualRunRow, module: number): void {
  if (world.db.accrualRuns.some(({ id }) => id === run.id)) return;
  world.db.accrualRuns.push(run);
  const isNfts = run.module === 'hold-to-earn' && countsNfts(valuesOf(world, run));
  for (const line of run.lines) {
    const { userId, points } = line;
    if (points !== 0)
      world.db.points.push({
        id: `pts-${run.id}-${userId}`,
        at: run.to,
        serverId: run.serverId,
        userId,
        module,
        type: points > 0 ? 'EARN' : 'ADJUST',
        points,
        label: `${run.name}: ${lineInWords(run, line, isNfts)}`,
        ref: run.id,
      });
  }
}

/** The settings of a run's program as they are now. */
const valuesOf = ({ db }: World, { serverId, module, ruleId }: AccrualRunRow) =>
  db.modules
    .find((row) => row.serverId === serverId && row.slug === module)
    ?.rules.find(({ id }) => id === ruleId)?.values;
