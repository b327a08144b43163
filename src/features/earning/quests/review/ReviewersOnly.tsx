import { EmptyState } from '@/shared/ui/EmptyState';

/** Stands for what only those with the right to review may see. */
export const Forbidden = () => (
  <EmptyState title="This is for reviewers">
    Only reviewers of this server see what was handed in.
  </EmptyState>
);

/** Whether a call was refused for want of a right. Takes the `error` of a hook. */
export const isForbidden = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 403;
