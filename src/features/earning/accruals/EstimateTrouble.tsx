import { Link, useSearchParams } from 'react-router-dom';
import { FIELD_PARAM } from '@/features/modules/engine/addresses';
import type { Failure } from '@/shared/api/envelope';
import { failureText } from '@/shared/api/queryError';
import { counted } from '@/shared/text/language';
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
      <EmptyState
        title="Fix the form to see an estimate"
        action={
          <ul className="accrual-estimate__errors">
            {errors.map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                <FieldLink path={path} label={labelOf?.(path)} />
                {message}
              </li>
            ))}
          </ul>
        }
      >
        {counted(errors.length, 'field')} can’t be saved yet.
      </EmptyState>
    );
  return (
    <ErrorState
      message={failureText(error, 'Couldn’t calculate the estimate.')}
      onRetry={onRetry}
    />
  );
}

/** The field of an error, which leads to it in the form beside this tab. */
function FieldLink({ path, label }: { path: string; label: string | undefined }) {
  const [params] = useSearchParams();
  if (label === undefined) return null;
  const form = new URLSearchParams(params);
  form.delete('tab');
  form.set(FIELD_PARAM, path);
  return (
    <>
      <Link to={`?${form.toString()}`}>{label}</Link>:{' '}
    </>
  );
}
