import { Suspense } from 'react';
import { lazyOptional } from '@/shared/ui/lazyParts';

const AccountQuestion = lazyOptional(() => import('./AccountQuestion'));

/** Loads the dialog in a second step, which keeps the list of its files out of every first load. */
export default function LazyAccountQuestion() {
  return (
    <Suspense>
      <AccountQuestion />
    </Suspense>
  );
}
