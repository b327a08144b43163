import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { late } from '@/shared/ui/late';
import { onUndoOffered, undoOffered, withdrawUndo } from '@/shared/ui/undo';

const UndoBar = late(() => import('./UndoBar'));

const none = () => null;

/** The place of what can be taken back (decision 132); its code comes with the first such thing. */
export function UndoHost() {
  const offer = useSyncExternalStore(onUndoOffered, undoOffered, none);
  const { pathname } = useLocation();
  const place = useRef(pathname);
  useEffect(() => {
    if (place.current !== pathname) withdrawUndo();
    place.current = pathname;
  }, [pathname]);
  useEffect(() => () => withdrawUndo(), []);
  return offer === null ? null : (
    <Suspense>
      <UndoBar offer={offer} />
    </Suspense>
  );
}
