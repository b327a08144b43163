import type { World } from '../world';

const MAX_AUDIT = 1000;

/** Writes a line into the audit log. */
export function audit(world: World, userId: string | null, action: string, target: string): void {
  world.db.audit.push({ at: world.clock.now(), userId, action, target });
  if (world.db.audit.length > MAX_AUDIT) world.db.audit.shift();
}
