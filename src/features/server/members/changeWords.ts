import { labelIn } from '@/shared/text/labelIn';
import type { BadgeColour } from '@/shared/ui/badgeColour';
import type { RoleChange } from './roleChange';

const states: Readonly<Record<string, string>> = {
  RUNNING: 'Running',
  DONE: 'Done',
  STOPPED: 'Stopped',
  SKIPPED: 'Skipped',
  FAILED: 'Failed',
};

/** Label of the state of a change, or of its result for one member. */
export const changeStateText = (state: string): string => labelIn(states, state);

export const CHANGE_COLOURS: Readonly<Record<string, BadgeColour>> = {
  RUNNING: 'info',
  DONE: 'success',
  STOPPED: 'warning',
  FAILED: 'danger',
};

/** What a change does: "Give Holder". */
export const changeText = ({ role, action }: RoleChange): string =>
  `${action === 'TAKE' ? 'Remove' : 'Give'} ${role?.name ?? 'a deleted role'}`;
