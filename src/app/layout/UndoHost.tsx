import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { late } from '@/shared/ui/late';
import { onUndoOffered, undoOffered, withdrawUndo } from '@/shared/ui/undo';

const UndoBar = late(() => import('./UndoBar'));

const none = () => null;

/** The place of what can be taken back (decision 132); its code comes with the first such thing. */
export function UndoHost() {
  const offer = useSyncExternalStore(onUndoOffered, undoOffered, none);
  const { pathname } = useLocation();
  useEffect(() => () => withdrawUndo(), [pathname]);
  return offer === null ? null : (
    <Suspense>
      <UndoBar offer={offer} />
    </Suspense>
  );
}
