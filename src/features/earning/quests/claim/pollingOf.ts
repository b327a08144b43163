import type { Quest } from '../quest';

const SOON = 5000;
/** A person takes longer than a machine. */
const LATER = 30_000;

/** Whether a quest is looked at again by itself, and how often: while something is under way elsewhere. */
export function pollingOf({ state, tasks, deliveries }: Quest): { isOn: boolean; every: number } {
  const isQuick =
    tasks.some((task) => task.state === 'CHECKING') ||
    deliveries.some((delivery) => delivery.state === 'WAITING');
  return { isOn: isQuick || state === 'IN_REVIEW', every: isQuick ? SOON : LATER };
}
