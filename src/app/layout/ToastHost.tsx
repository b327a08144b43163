import { Suspense, useEffect, useState } from 'react';
import { onAnnouncement } from '@/shared/ui/announce';
import { lazyOptional } from '@/shared/ui/lazyParts';
import { onToast, type Toast } from '@/shared/ui/toast';
import { LiveRegions, useSayings } from './LiveRegions';

const Toasts = lazyOptional(() => import('./Toasts'));

/** The toasts' place, whose library is loaded with the first toast, and the live regions that read them out. */
export function ToastHost() {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const [sayings, say] = useSayings();
  useEffect(
    () =>
      onToast((toast) => {
        setToasts((before) => [...before, toast]);
        say(toast.message, toast.kind === 'error');
      }),
    [say],
  );
  useEffect(() => onAnnouncement(say), [say]);
  return (
    <>
      <LiveRegions sayings={sayings} />
      {toasts.length === 0 ? null : (
        <Suspense>
          <Toasts toasts={toasts} />
        </Suspense>
      )}
    </>
  );
}
