import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import { useOpenedMember } from './openedMember';

const MemberPanel = lazyOnDemand(() => import('./MemberPanel'));

const listenToNothing = () => () => {};
const yes = () => true;
const no = () => false;

/** The public profile that the address has open over the home; its code comes only then. */
export function OpenedMember() {
  // What the build wrote is of an address without a query.
  const isHydrated = useSyncExternalStore(listenToNothing, yes, no);
  return isHydrated ? <Opened /> : null;
}

function Opened() {
  const { opened, close } = useOpenedMember();
  // While it closes it shows what it showed.
  const [shown, setShown] = useState(opened);
  if (opened !== null && opened !== shown) setShown(opened);
  return shown === null ? null : (
    <Suspense>
      <MemberPanel username={shown} isOpen={opened !== null} onClose={close} />
    </Suspense>
  );
}
