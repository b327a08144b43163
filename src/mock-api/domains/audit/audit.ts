import type { UndoTicket } from '@/shared/api/removed';
import { DAY } from '@/shared/time/durations';
import { iso } from '../../store/clock';
import { nextId, type World } from '../../store/world';
import type { AuditRow, ChangeRow } from './rows';

type More = Partial<Pick<AuditRow, 'serverId' | 'changes' | 'undo' | 'staffUndo' | 'subject'>>;

/**
 * Writes a line into the audit log; the target of what is done on a server may be the server itself.
 *
 * @returns the line
 */
export function audit(
  world: World,
  userId: string | null,
  action: string,
  target: string,
  { serverId, changes = [], undo = null, staffUndo, subject }: More = {},
): AuditRow {
  const { db } = world;
  const isServer = db.guilds.some(({ id }) => id === target);
  const line: AuditRow = {
    id: nextId(world, 'aud'),
    at: world.clock.now(),
    userId,
    action,
    target,
    serverId: serverId ?? (isServer ? target : null),
    changes,
    undo,
    undoneAt: null,
    ...(staffUndo ? { staffUndo } : {}),
    ...(subject === undefined ? {} : { subject }),
  };
  db.audit.push(line);
  return line;
}

/** For how long what was deleted can be brought back, ms. */
const KEPT_MS = 30 * DAY;

/** Whether what was deleted with a line can no longer be brought back. */
export const isPastUndo = ({ at }: AuditRow, now: number): boolean => now > at + KEPT_MS;

/** What brings back what a line took away. */
export const ticketOf = ({ id, at }: AuditRow): { undo: UndoTicket } => ({
  undo: { entryId: id, until: iso(at + KEPT_MS) },
});

/** What undoing a change changes. */
export const reversed = ({ before, after, messages, names, ...change }: ChangeRow): ChangeRow => ({
  ...change,
  before: after,
  after: before,
  ...(messages ? { messages: { before: messages.after, after: messages.before } } : {}),
  ...(names ? { names: { before: names.after, after: names.before } } : {}),
});
