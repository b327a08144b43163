import { failureText } from '@/shared/api/failureText';
import { EmptyState } from './EmptyState';

/** Stands for what only those with a role on the server may see. */
export const Forbidden = ({ error }: { error: unknown }) => (
  <EmptyState title="This is for those who manage the server">
    {failureText(error, 'You may not look at this server.')}
  </EmptyState>
);
