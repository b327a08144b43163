import { audit, reversed } from '../audit/audit';
import type { AuditRow, StaffUndoRow } from '../audit/rows';
import { undoFeatureFlag } from '../feature-flags/setFeatureFlag';
import { isWindowTaken, stateOf } from '../notices/inForce';
import { idsInOrder } from '../packages/changes';
import { refuse, type Refusal } from '../../http/reply';
import type { World } from '../../store/world';

const changedSince = () =>
  refuse('changed-since', 'This was changed again since. Undoing it would lose the newer change.');

/** Whether staff can undo an audit log entry, as far as is known without trying. */
export const canUndoStaffLine = ({ staffUndo, undoneAt }: AuditRow): boolean =>
  staffUndo !== undefined && undoneAt === null;

/**
 * Undoes an action of staff for the platform, unless a newer one replaced it.
 *
 * @returns why not, or null
 */
export function undoStaffLine(
  world: World,
  userId: string,
  line: AuditRow,
): Refusal<
  | 'already-ended'
  | 'already-undone'
  | 'changed-since'
  | 'name-taken'
  | 'not-undoable'
  | 'window-taken'
> | null {
  if (line.undoneAt !== null) return refuse('already-undone', 'This change was already undone.');
  if (!line.staffUndo) return refuse('not-undoable', 'This change can’t be undone here.');
  const why = undo(world, userId, line.staffUndo);
  if (why !== null) return why;
  line.undoneAt = world.clock.now();
  audit(world, userId, 'staff.undone', line.target, {
    changes: line.changes.map(reversed),
  });
  world.changed();
  return null;
}

function undo(
  world: World,
  userId: string,
  row: StaffUndoRow,
): Refusal<'already-ended' | 'changed-since' | 'name-taken' | 'window-taken'> | null {
  if (row.kind === 'FLAG') return undoFeatureFlag(world, userId, row) ? null : changedSince();
  if (row.kind === 'NOTICE') return noticeBack(world, row);
  return row.kind === 'PACKAGE' ? packageBack(world, row) : orderBack(world, row);
}

type Of<Kind> = Extract<StaffUndoRow, { kind: Kind }>;

function noticeBack(
  world: World,
  { noticeId, isEnded }: Of<'NOTICE'>,
): Refusal<'already-ended' | 'changed-since' | 'window-taken'> | null {
  const notice = world.db.notices.find(({ id }) => id === noticeId);
  if (!notice) return changedSince();
  const now = world.clock.now();
  if (!isEnded) {
    if (!['COMING', 'IN_FORCE'].includes(stateOf(world, notice)))
      return refuse('already-ended', 'This notice is already over.');
    notice.endedAt = now;
    return null;
  }
  if (notice.endedAt === null) return changedSince();
  if (notice.until <= now) return refuse('already-ended', 'This notice already ended.');
  if (notice.kind === 'MAINTENANCE' && isWindowTaken(world, notice.from, notice.until))
    return refuse('window-taken', 'Another maintenance window is planned for that time.');
  notice.endedAt = null;
  return null;
}

function packageBack(
  { db }: World,
  { version, before }: Of<'PACKAGE'>,
): Refusal<'changed-since' | 'name-taken'> | null {
  const row = db.packages.find(({ id }) => id === before.id);
  if (row?.version !== version) return changedSince();
  const isTaken = db.packages.some(
    (other) => other !== row && other.name.toLowerCase() === before.name.toLowerCase(),
  );
  if (isTaken) return refuse('name-taken', 'Another package now uses the old name.');
  // The order of tiers is a separate change and stays.
  Object.assign(row, structuredClone(before), { version: version + 1, order: row.order });
  return null;
}

function orderBack(
  world: World,
  { before, after }: Of<'PACKAGE_ORDER'>,
): Refusal<'changed-since'> | null {
  if (idsInOrder(world).join(' ') !== after.join(' ')) return changedSince();
  for (const row of world.db.packages) row.order = before.indexOf(row.id) + 1;
  return null;
}
