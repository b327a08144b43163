import { failureText } from '@/shared/api/queryError';
import { EmptyState } from './EmptyState';

/** Shown in place of content that requires a role on the server. */
export const Forbidden = ({ error }: { error: unknown }) => (
  <EmptyState scene="guard" title="You don’t have access to this server">
    {failureText(error, 'Ask the server’s owner for access.')}
  </EmptyState>
);
