import { reportChange } from '@/shared/api/changes';
import { counted } from '@/shared/text/language';
import { announce } from '@/shared/ui/announce';
import { changeStateText } from './changeWords';
import type { RoleChange } from './roleChange';

/** Ids of role changes that were started or seen running on this page, and haven't been seen to end. */
const running = new Set<string>();

/** It may have ended before it is read for the first time. */
export const roleChangeStarted = ({ id }: RoleChange): void => void running.add(id);

/** Announces a change that has ended and makes reads of members stale, once. One that ended before is no news. */
export function roleChangeRead({ id, state, done, failed }: RoleChange): void {
  if (state === 'RUNNING') running.add(id);
  else if (running.delete(id)) {
    announce(
      `${changeStateText(state)}: ${counted(done, 'member')} changed, ${String(failed)} failed.`,
    );
    reportChange(['Members']);
  }
}
