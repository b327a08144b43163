import type { Delivery } from '@/features/earning/reward-moment/delivery';
import type { Quest } from '../quest';

const SOON = 5000;
/** People take longer than machines, so they are polled less often. */
const LATER = 30_000;
/** Stages in which a delivery waits for the server's team. */
const BY_TEAM: readonly (string | null)[] = ['APPROVAL', 'MANUAL'];

const isWaiting = ({ state }: Delivery) => state === 'WAITING';

/** Whether to poll a quest, and how often, ms: while work is in progress elsewhere. */
export function pollingOf({ state, tasks, deliveries }: Quest): { isOn: boolean; every: number } {
  const isQuick =
    tasks.some((task) => task.state === 'CHECKING') ||
    deliveries.some((delivery) => isWaiting(delivery) && !BY_TEAM.includes(delivery.stage));
  return {
    isOn: isQuick || state === 'IN_REVIEW' || deliveries.some(isWaiting),
    every: isQuick ? SOON : LATER,
  };
}
