import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { afterFirstScreen } from '../api/whenSettled';
import { lazyOnDemand } from './lazyParts';

/**
 * A dialog a page does not start with: its code comes once the page is shown, and so before it is needed, for one may
 * be without a network by then. That it can't be fetched is said when it's opened.
 */
export function lazyDialog<Props extends { isOpen: boolean }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Dialog = lazyOnDemand(load);
  return function LazyDialog(props: Props) {
    const [hasOpened, setOpened] = useState(false);
    if (props.isOpen && !hasOpened) setOpened(true);
    useEffect(() => {
      afterFirstScreen()
        .then(load)
        .catch(() => undefined);
    }, []);
    if (!hasOpened) return null;
    return (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    );
  };
}
