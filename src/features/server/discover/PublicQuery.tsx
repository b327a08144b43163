import { useEffect, useState, type ReactNode } from 'react';
import type { ApiResult } from '@/shared/api/envelope';

interface PublicQueryProps<T> {
  /** Sends the request. Must be stable; a new function sends it again. */
  ask: () => Promise<ApiResult<T>>;
  /** Placeholder while loading, of the size of the content. */
  coming: ReactNode;
  /** Shown above an error. */
  head?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Loads public data of the API without RTK Query's cache, which a home page doesn't need. */
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
