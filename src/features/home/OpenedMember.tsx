import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import { useOpenedMember } from './openedMember';

const MemberPanel = lazyOnDemand(() => import('./MemberPanel'));

const listenToNothing = () => () => {};
const yes = () => true;
const no = () => false;

/** The public profile named in the address, over the home page. Its code loads only if there is one. */
export function OpenedMember() {
  // The prerendered page has no query.
  const isHydrated = useSyncExternalStore(listenToNothing, yes, no);
  return isHydrated ? <Opened /> : null;
}

function Opened() {
  const { opened, close } = useOpenedMember();
  // The closing panel keeps its content.
  const [shown, setShown] = useState(opened);
  if (opened !== null && opened !== shown) setShown(opened);
  return shown === null ? null : (
    <Suspense>
      <MemberPanel username={shown} isOpen={opened !== null} onClose={close} />
    </Suspense>
  );
}
