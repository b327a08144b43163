import { useEffect, useState, type ReactNode } from 'react';
import type { ApiResult } from '@/shared/api/envelope';

interface PublicQueryProps<T> {
  /** Asks for it. Stays the same, else it is asked again. */
  ask: () => Promise<ApiResult<T>>;
  /** What stands there meanwhile, of the size of what comes. */
  coming: ReactNode;
  /** What stands above a failure. */
  head?: ReactNode;
  children: (data: T) => ReactNode;
}

/** What the API gives to anyone, without the client's memory of what it has asked, which a home does without. */
export function PublicQuery<T>(props: PublicQueryProps<T>) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Attempt<T>({
  ask,
  coming,
  head,
  children,
  onRetry,
}: PublicQueryProps<T> & { onRetry: () => void }) {
  const [answer, setAnswer] = useState<ApiResult<T> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void ask().then((result) => {
      if (isCurrent) setAnswer(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [ask]);

  if (!answer) return coming;
  if (answer.success) return children(answer.data);
  return (
    <>
      {head}
      <div className="empty-state" role="alert">
        <p>{answer.message}</p>
        <button type="button" className="btn btn-outline-secondary" onClick={onRetry}>
          Retry
        </button>
      </div>
    </>
  );
}
