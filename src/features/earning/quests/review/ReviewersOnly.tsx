import { EmptyState } from '@/shared/ui/EmptyState';

/** Stands for what only those with the right to review may see. */
export const ReviewersOnly = () => (
  <EmptyState title="This is for reviewers">
    Only reviewers of this server see what was handed in.
  </EmptyState>
);
