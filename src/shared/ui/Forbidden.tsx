import { failureText } from '@/shared/api/queryError';
import { EmptyState } from './EmptyState';

/** Stands for what only those with a role on the server may see. */
export const Forbidden = ({ error }: { error: unknown }) => (
  <EmptyState scene="guard" title="You don’t have access to this server">
    {failureText(error, 'Ask the server’s owner for access.')}
  </EmptyState>
);
