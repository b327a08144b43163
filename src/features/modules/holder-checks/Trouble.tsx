import { Link, useSearchParams } from 'react-router-dom';
import { FIELD_PARAM } from '@/features/modules/engine/addresses';
import type { Failure } from '@/shared/api/envelope';
import { failureText } from '@/shared/api/queryError';
import { Forbidden } from '@/shared/ui/Forbidden';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';

interface TroubleProps {
  /** The `error` of a hook. */
  error: unknown;
  otherwise: string;
  onRetry: () => void;
  /** What a form calls the value at a path. */
  labelOf?: (path: string) => string | undefined;
  /** The form is behind another tab of this page: each label links to its field there. */
  leadsToForm?: boolean;
}

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'success' in error;

/** Why there is nothing to show: a right is missing, the values could not be saved either, or it failed. */
export function Trouble(props: TroubleProps) {
  const { error, otherwise, onRetry, labelOf, leadsToForm = false } = props;
  const { status, errors = [] } = isFailure(error) ? error : {};
  if (status === 403) return <Forbidden error={error} />;
  if (status === 400 && errors.length > 0)
    return (
      <EmptyState
        title="Fix the rule first"
        action={
          <ul className="holder-checks__wrong">
            {errors.map(({ path, message }) => (
              <li key={path}>
                <Label path={path} text={labelOf?.(path)} isLink={leadsToForm} />
                {message}
              </li>
            ))}
          </ul>
        }
      >
        Correct these fields to preview the role changes.
      </EmptyState>
    );
  return <ErrorState message={failureText(error, otherwise)} onRetry={onRetry} />;
}

interface LabelProps {
  path: string;
  text: string | undefined;
  isLink: boolean;
}

function Label({ path, text, isLink }: LabelProps) {
  const [params] = useSearchParams();
  if (text === undefined) return null;
  if (!isLink) return <b>{text}: </b>;
  const form = new URLSearchParams(params);
  form.delete('view');
  form.set(FIELD_PARAM, path);
  return (
    <>
      <Link className="holder-checks__field" to={`?${form.toString()}`}>
        {text}
      </Link>
      :{' '}
    </>
  );
}
