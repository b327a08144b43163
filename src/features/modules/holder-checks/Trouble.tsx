import { useSearchParams } from 'react-router-dom';
import type { Failure } from '@/shared/api/envelope';
import { failureText } from '@/shared/api/queryError';
import { Forbidden } from '@/shared/ui/Forbidden';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { fieldElement, showField } from '@/shared/ui/form/fieldElements';

interface TroubleProps {
  /** The `error` of a hook. */
  error: unknown;
  otherwise: string;
  onRetry: () => void;
  /** What a form calls the value at a path. */
  labelOf?: (path: string) => string | undefined;
  /** The form is behind another tab of this page: each label leads to its field there. */
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
  const [, setParams] = useSearchParams();
  if (text === undefined) return null;
  if (!isLink) return <b>{text}: </b>;
  const show = () => {
    setParams((before) => {
      const after = new URLSearchParams(before);
      // Where modules share a page, `tab` says which of them it is.
      after.delete(after.has('view') ? 'view' : 'tab');
      return after;
    });
    showOnceVisible(`values.${path}`);
  };
  return (
    <>
      <button type="button" className="btn btn-link holder-checks__field" onClick={show}>
        {text}
      </button>
      :{' '}
    </>
  );
}

/** Time for a form to come into view, ms. */
const LONGEST_WAIT = 5_000;

/** Shows a field as soon as its form is no longer hidden. */
function showOnceVisible(path: string): void {
  const look = () => {
    const place = fieldElement(document, path);
    if (!place || place.closest('[hidden]') !== null) return;
    stop();
    // After the tab that was opened has had the focus.
    requestAnimationFrame(() => showField(place));
  };
  const watching = new MutationObserver(look);
  const timer = setTimeout(() => watching.disconnect(), LONGEST_WAIT);
  const stop = () => {
    clearTimeout(timer);
    watching.disconnect();
  };
  watching.observe(document.body, { subtree: true, childList: true, attributes: true });
  look();
}
