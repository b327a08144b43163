import type { Delivery } from '@/features/earning/reward-moment/delivery';
import type { Quest } from '../quest';

const SOON = 5000;
/** A person takes longer than a machine. */
const LATER = 30_000;
/** Stages in which a delivery waits for the server's team. */
const BY_TEAM: readonly (string | null)[] = ['APPROVAL', 'MANUAL'];

const isWaiting = ({ state }: Delivery) => state === 'WAITING';

/** Whether a quest is looked at again by itself, and how often: while something is under way elsewhere. */
export function pollingOf({ state, tasks, deliveries }: Quest): { isOn: boolean; every: number } {
  const isQuick =
    tasks.some((task) => task.state === 'CHECKING') ||
    deliveries.some((delivery) => isWaiting(delivery) && !BY_TEAM.includes(delivery.stage));
  return {
    isOn: isQuick || state === 'IN_REVIEW' || deliveries.some(isWaiting),
    every: isQuick ? SOON : LATER,
  };
}
