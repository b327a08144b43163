import { lazy, Suspense, useEffect, useState } from 'react';
import { onToast, type Toast } from '@/shared/ui/toast';

const Toasts = lazy(() => import('./Toasts'));

/**
 * The toasts' place. Their library is loaded with the first toast; the live regions are in the page
 * from the start, because one that is added together with its text is not read out reliably
 * (reliability F6).
 */
export function ToastHost() {
  const [toasts, setToasts] = useState<Toast[]>([]);
  useEffect(() => onToast((toast) => setToasts((before) => [...before, toast])), []);
  const newest = toasts.at(-1);
  const isUrgent = newest?.kind === 'error';
  return (
    <>
      <div role="status" className="visually-hidden">
        {newest && !isUrgent ? newest.message : ''}
      </div>
      <div role="alert" className="visually-hidden">
        {newest && isUrgent ? newest.message : ''}
      </div>
      {toasts.length === 0 ? null : (
        <Suspense>
          <Toasts toasts={toasts} />
        </Suspense>
      )}
    </>
  );
}
