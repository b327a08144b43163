import type { ReactNode } from 'react';
import type { ServerRole } from '@/shared/api/serverRole';
import { useMay } from './useMay';

interface RoleNoteProps {
  needed: ServerRole;
  /** What those alone may do who have the role. */
  children: ReactNode;
}

/** Says why a page has no buttons for who may only look at it. */
export const RoleNote = ({ needed, children }: RoleNoteProps) =>
  useMay(needed) ? null : <p className="notice">{children}</p>;
