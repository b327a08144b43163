import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { lazyOptional } from '@/shared/ui/lazyParts';
import { selectViewer } from './viewerSlice';

const LazyAccountQuestion = lazyOptional(() => import('./LazyAccountQuestion'));

/** The place of the question whose account it is. Its code comes with the first account that has to be asked about. */
export function AccountQuestionHost() {
  const { isFamiliar } = useSelector(selectViewer);
  const [isNeeded, setNeeded] = useState(!isFamiliar);
  // Stays once it has been needed, so that the dialog can close.
  if (!isFamiliar && !isNeeded) setNeeded(true);
  return isNeeded ? (
    <Suspense>
      <LazyAccountQuestion />
    </Suspense>
  ) : null;
}
