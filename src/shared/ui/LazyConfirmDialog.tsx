import { Suspense, useEffect, useState } from 'react';
import { lazyOnDemand } from './lazyParts';
import type { ConfirmDialogProps } from './ConfirmDialog';

const loadDialog = async () => ({ default: (await import('./ConfirmDialog')).ConfirmDialog });
const ConfirmDialog = lazyOnDemand(loadDialog);

/**
 * A `ConfirmDialog` a page does not start with: its code comes once the page is shown, and so before it is
 * needed, for one may be without a network by then.
 */
export function LazyConfirmDialog(props: ConfirmDialogProps) {
  const [hasAsked, setAsked] = useState(false);
  if (props.isOpen && !hasAsked) setAsked(true);
  useEffect(() => {
    loadDialog().catch(() => undefined);
  }, []);
  if (!hasAsked) return null;
  return (
    <Suspense>
      <ConfirmDialog {...props} />
    </Suspense>
  );
}
