import type { ComponentType } from 'react';
import { LockedNotice, type LockedNoticeProps } from './LockedNotice';
import { LockedSaveBar, type LockedSaveBarProps } from './LockedSaveBar';

/** What the pages of a module outside of the package have in place of what saves. */
export interface LockedParts {
  Notice: ComponentType<LockedNoticeProps>;
  SaveBar: ComponentType<LockedSaveBarProps>;
}

export const lockedParts: LockedParts = { Notice: LockedNotice, SaveBar: LockedSaveBar };
