import { failureText } from '@/shared/api/failureText';
import { EmptyState } from '@/shared/ui/EmptyState';

/** Stands for what only those with a role on the server may see. */
export const Forbidden = ({ error }: { error: unknown }) => (
  <EmptyState title="This is for those who manage the server">
    {failureText(error, 'You may not look at this server.')}
  </EmptyState>
);

/** Whether a call was refused for want of a right. Takes the `error` of a hook. */
export const isForbidden = (error: unknown): boolean => hasStatus(error, 403);

/** Whether a call was refused with that status. */
export const hasStatus = (error: unknown, status: number): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === status;
