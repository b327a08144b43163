import { Suspense } from 'react';
import { lazyOptional, loadOnDemand } from '@/shared/ui/lazyParts';
import './modules.scss';
import type { Acting } from './startActing';
import type { WatchedPartProps } from './WatchedPart';

const load = () => import('./WatchedPart');
const Part = lazyOptional(load);

/** Its code comes for what only watches, and has its place from the start. */
export const Watched = (props: WatchedPartProps) => (
  <Suspense fallback={<div className="watched" />}>
    <Part {...props} />
  </Suspense>
);

/** Ends that a rule only watches: by code that comes with the first press. */
export const actOnDemand = async (acting: Acting): Promise<void> =>
  (await loadOnDemand(load))?.startActing(acting);
