import { isXSpace } from '@/shared/links/xAccount';
import type { Task } from '@/features/modules/definitions/quest/fields';
import type { MemberContext } from '../../conditions/conditions';
import type { TaskRow } from '../rows';
import { accountOf, unreachable } from './account';
import { PAUSE, unseen, verified, type Outcome } from './outcome';
import { visit } from './visit';

/**
 * Whether the member has visited a Space with the linked account. X tells apps only who speaks in a Space, not who
 * listens, so we trust a member who has had the Space open for a moment.
 */
export function lookAtSpace(context: MemberContext, { link }: Task, row: TaskRow): Outcome {
  const account = accountOf(context, 1);
  if (!('externalId' in account)) {
    // Earlier visits do not count.
    row.openedAt = null;
    return account;
  }
  const now = context.world.clock.now();
  if (!isXSpace(link))
    return unseen(
      now + PAUSE,
      'This task’s link doesn’t lead to a Space on X. Ask the server’s team to fix it.',
    );
  const trouble = unreachable(context, 1);
  if (trouble) return trouble;
  const stay = visit(row, now);
  return stay.state === 'VERIFIED'
    ? verified('X doesn’t show us who listens, so we trust that you did.')
    : stay;
}
