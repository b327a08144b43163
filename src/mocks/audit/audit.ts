import { nextId } from '../db/nextId';
import type { World } from '../world';
import type { AuditRow } from './rows';

type More = Partial<Pick<AuditRow, 'serverId' | 'changes' | 'undo' | 'staffUndo'>>;

/** Writes a line into the audit log; the target of what is done on a server may be the server itself. */
export function audit(
  world: World,
  userId: string | null,
  action: string,
  target: string,
  { serverId, changes = [], undo = null, staffUndo }: More = {},
): void {
  const { db } = world;
  const order = db.orders.find(({ id }) => id === target);
  const isServer = db.guilds.some(({ id }) => id === target);
  db.audit.push({
    id: nextId(world, 'aud'),
    at: world.clock.now(),
    userId,
    action,
    target,
    serverId: serverId ?? (isServer ? target : (order?.serverId ?? null)),
    changes,
    undo,
    undoneAt: null,
    ...(staffUndo ? { staffUndo } : {}),
  });
}
