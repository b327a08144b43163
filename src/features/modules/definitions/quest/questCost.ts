import { parseSol } from '@/shared/money/lamports';
import type { Task } from './fields';
import { isTransfer } from './tasks';

/** Lamports that the tasks of a quest have a member send; null if an amount can't be read. */
export function questCost(tasks: readonly Task[]): bigint | null {
  try {
    return tasks
      .filter((task) => isTransfer.holds({ ...task }))
      .reduce((sum, { sol }) => sum + parseSol(sol), 0n);
  } catch {
    return null;
  }
}
