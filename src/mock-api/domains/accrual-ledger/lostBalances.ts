import type { World } from '../../store/world';
import { ENGAGE_TO_EARN } from './balance';
import type { AccrualRow } from './rows';

/** The time of a lost balance is stored as a mark in the Engage to earn row. */
const keyOf = (userId: string) => `lost:${userId}`;

export const lostAt = ({ marks }: AccrualRow, userId: string): number =>
  marks?.[keyOf(userId)] ?? Number.NEGATIVE_INFINITY;

export function markLost(row: AccrualRow, userId: string, at: number): void {
  row.marks = { ...row.marks, [keyOf(userId)]: at };
}

/** A claim of points. */
interface Claimed {
  serverId: string;
  userId: string;
  module: string | number;
  at: number;
}

/** Whether a member has lost their balance since they made a claim; points returned by that claim are then lost too. */
export const wasLostSince = ({ db }: World, { serverId, userId, module, at }: Claimed): boolean =>
  module === ENGAGE_TO_EARN &&
  db.accruals.some(
    (row) =>
      row.serverId === serverId && row.module === 'engage-to-earn' && lostAt(row, userId) >= at,
  );
