import type { Endpoint } from '@/shared/api/endpoint';
import { fail } from '../../http/envelope';
import type { Context } from '../../http/route';
import { iso } from '../../store/clock';
import { callerOf, isStaff } from '../access/admission';
import type { World } from '../../store/world';
import type { NoticeRow } from './rows';

/** The current state of a notice. */
export function stateOf(
  { clock }: World,
  { from, until, endedAt }: NoticeRow,
): 'COMING' | 'IN_FORCE' | 'OVER' | 'ENDED' {
  const now = clock.now();
  if (endedAt !== null) return 'ENDED';
  if (now >= until) return 'OVER';
  return now < from ? 'COMING' : 'IN_FORCE';
}

/** The maintenance window that closes the site to everyone but staff now; usually undefined. */
export const closedBy = (world: World): NoticeRow | undefined =>
  world.db.notices.find((row) => row.kind === 'MAINTENANCE' && stateOf(world, row) === 'IN_FORCE');

/** Whether a maintenance window overlaps a time range. */
export const isWindowTaken = (world: World, from: number, until: number): boolean =>
  world.db.notices.some(
    (row) =>
      row.kind === 'MAINTENANCE' &&
      ['COMING', 'IN_FORCE'].includes(stateOf(world, row)) &&
      row.from < until &&
      from < row.until,
  );

/**
 * The response while the site is closed to everyone but staff; null where the request is allowed. Sessions can still be
 * renewed and ended, so that maintenance logs no one out.
 */
export function closedTo({ access, path }: Endpoint, context: Context): Response | null {
  const window = closedBy(context.world);
  if (!window || access === 'renewal' || path === '/auth/logout') return null;
  if (isStaff(callerOf(context).user)) return null;
  const { text: message, until } = window;
  return fail('maintenance', message, { maintenance: { message, until: iso(until) } });
}
