import { tell } from '../notifier/news';
import type { World } from '../../store/world';
import type { AmbassadorRow } from './rows';

type Decision = Exclude<AmbassadorRow['state'], 'APPLIED'>;

/** Allowed changes of state. */
const ways: Record<AmbassadorRow['state'], readonly Decision[]> = {
  APPLIED: ['ACTIVE', 'REJECTED'],
  ACTIVE: ['SUSPENDED'],
  SUSPENDED: ['ACTIVE'],
  REJECTED: ['ACTIVE'],
};

export const canBecome = ({ state }: AmbassadorRow, wanted: Decision): boolean =>
  ways[state].includes(wanted);

const titles: Record<Decision, string> = {
  ACTIVE: 'You’re an ambassador',
  REJECTED: 'Your application wasn’t approved',
  SUSPENDED: 'You’re suspended as an ambassador',
};

/** Sets an ambassador's state and notifies them. Orders during a suspension earn no commission. */
export function decideOn(
  world: World,
  row: AmbassadorRow,
  state: Decision,
  { reason, at = world.clock.now() }: { reason: string | null; at?: number },
): void {
  const isBack = row.state === 'SUSPENDED' && state === 'ACTIVE';
  for (const span of row.suspensions) span.until ??= at;
  if (state === 'SUSPENDED') row.suspensions.push({ from: at, until: null });
  Object.assign(row, { state, reason: state === 'ACTIVE' ? null : reason, decidedAt: at });
  tell(world, row.userId, 'user', {
    event: 'AMBASSADOR',
    title: isBack ? 'You’re an ambassador again' : titles[state],
    text:
      state === 'ACTIVE'
        ? isBack
          ? 'Your links count again.'
          : 'Your application was approved. Your link is ready.'
        : (reason ?? 'No reason given.'),
    path: '/dashboard/ambassador-program',
  });
  world.changed();
}
