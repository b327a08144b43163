import type { Failure } from '@/shared/api/envelope';
import { failureText } from '@/shared/api/queryError';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'success' in error;

interface EstimateTroubleProps {
  error: unknown;
  onRetry: () => void;
  labelOf?: ((path: string) => string | undefined) | undefined;
}

/** Why there is no estimate: the values could not be saved either, a right is missing, or it failed. */
export function EstimateTrouble({ error, onRetry, labelOf }: EstimateTroubleProps) {
  const { status, errors = [] } = isFailure(error) ? error : {};
  if (status === 403)
    return (
      <EmptyState scene="guard" title="You don’t have access to this server">
        {failureText(error, 'Ask the server’s owner for access.')}
      </EmptyState>
    );
  if (status === 400 && errors.length > 0)
    return (
      <EmptyState title="Fix the form to see an estimate">
        {errors
          .map(({ path, message }) => {
            const label = labelOf?.(path);
            return label === undefined ? message : `${label}: ${message}`;
          })
          .join(' ')}
      </EmptyState>
    );
  return (
    <ErrorState
      message={failureText(error, 'Couldn’t calculate the estimate.')}
      onRetry={onRetry}
    />
  );
}
