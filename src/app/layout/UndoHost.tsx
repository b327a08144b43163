import { Suspense, useSyncExternalStore } from 'react';
import { lazyOptional } from '@/shared/ui/lazyParts';
import { undoOffer } from '@/shared/ui/undoOffer';

const UndoBar = lazyOptional(() => import('./UndoBar'));

const none = () => null;

/** The place of what can be taken back (docs/product/modules.md); its code comes with the first such thing. */
export function UndoHost() {
  const offer = useSyncExternalStore(undoOffer.subscribe, undoOffer.getSnapshot, none);
  return offer === null ? null : (
    <Suspense>
      <UndoBar offer={offer} />
    </Suspense>
  );
}
