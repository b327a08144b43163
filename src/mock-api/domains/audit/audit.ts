import type { UndoTicket } from '@/shared/api/removed';
import { DAY } from '@/shared/time/durations';
import { iso } from '../../store/clock';
import { nextId, type World } from '../../store/world';
import type { AuditRow, ChangeRow } from './rows';

type More = Partial<
  Pick<AuditRow, 'serverId' | 'changes' | 'undo' | 'staffUndo' | 'subject' | 'memberId'>
>;

/**
 * Adds an entry to the audit log. The target of a server's entry may be the server itself.
 *
 * @returns the entry
 */
export function audit(
  world: World,
  userId: string | null,
  action: string,
  target: string,
  { serverId, changes = [], undo = null, staffUndo, subject, memberId }: More = {},
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
    ...(memberId === undefined ? {} : { memberId }),
  };
  db.audit.push(line);
  return line;
}

/** How long deleted things can be restored, ms. */
const KEPT_MS = 30 * DAY;

/** Whether it is too late to restore what the entry deleted. */
export const isPastUndo = ({ at }: AuditRow, now: number): boolean => now > at + KEPT_MS;

/** Ticket that restores what the entry deleted. */
export const ticketOf = ({ id, at }: AuditRow): { undo: UndoTicket } => ({
  undo: { entryId: id, until: iso(at + KEPT_MS) },
});

/** The changes that undo a change. */
export const reversed = ({ before, after, messages, names, ...change }: ChangeRow): ChangeRow => ({
  ...change,
  before: after,
  after: before,
  ...(messages ? { messages: { before: messages.after, after: messages.before } } : {}),
  ...(names ? { names: { before: names.after, after: names.before } } : {}),
});
