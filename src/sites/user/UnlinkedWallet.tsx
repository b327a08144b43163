import { Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { isPutOff, putOff } from '@/features/identity/linked-wallets/linkLater';
import { linkSheet } from '@/features/identity/linked-wallets/linkSheet';
import { useLinkedWalletsQuery } from '@/features/identity/linked-wallets/linkedWalletsApi';
import { selectViewer } from '@/features/identity/session/viewerSlice';
import { useWalletState, useWalletStore } from '@/features/identity/wallet/WalletContext';
import { useMedia } from '@/shared/hooks/useMedia';
import { ChainLinkIcon } from '@/shared/ui/icons';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import { notify } from '@/shared/ui/toast';

const LinkSheet = lazyOnDemand(() => import('@/features/identity/linked-wallets/LinkSheet'));
const WALLETS = '/dashboard/profile/wallets';
/** The smallest phones, whose header has no space for another button. */
const TINY = '(max-width: 22.49rem)';

/**
 * The step from a connected wallet to a linked one. The connected wallet is the one in the browser; linked wallets
 * belong to the account (docs/product/wallets.md), and only they receive rewards. Connecting opens a sheet that links
 * the wallet; after "Later" a quiet button stays in the header, on a phone as an icon, and an entry in the wallet's
 * menu.
 */
export default function UnlinkedWallet() {
  const { address, loaded, restoring, isConnectedHere, walletName, load, openPicker } =
    useWalletState();
  const { id } = useSelector(selectViewer);
  const { pathname } = useLocation();
  const sheet = useSyncExternalStore(linkSheet.subscribe, linkSheet.getSnapshot);
  const { isOpen, ask: awaited, isAwaited, pausedAt } = sheet;
  const isTiny = useMedia(TINY);
  const isConnected = loaded && address !== null;
  const { data, isError } = useLinkedWalletsQuery(undefined, { skip: !isConnected });
  // If some wallets could not be read, this one may be among them.
  const isUnlinked =
    isConnected &&
    data !== undefined &&
    data.leftOut === undefined &&
    data.wallets.every((wallet) => wallet.address !== address);
  const isOffered = isUnlinked && pathname !== WALLETS;
  const full = data && data.most !== null && data.wallets.length >= data.most ? data.most : null;
  const mayOpen = isOffered && full === null && isConnectedHere && id !== null;
  const isKnown = !restoring && (!isConnected || data !== undefined || isError);
  useOffers(isKnown, isOffered);
  useEffect(() => () => linkSheet.close(), []);
  useEffect(() => {
    if (!mayOpen || isOpen || isAwaited) return;
    if (awaited === null ? isPutOff(id, address) : pausedAt === address) return;
    linkSheet.open(awaited ?? {});
  }, [mayOpen, isOpen, isAwaited, awaited, pausedAt, id, address]);
  useEffect(() => {
    if (!isAwaited) return;
    if (!isKnown) load();
    else if (isOffered) linkSheet.open(awaited ?? {});
    else {
      linkSheet.close();
      awaited?.orElse?.();
    }
  }, [isAwaited, isKnown, isOffered, awaited, load]);
  useEffect(() => {
    // The wallet gate has replaced the page.
    if (address === null && isOpen) linkSheet.pause(null);
  }, [address, isOpen]);

  const close = useCallback(() => linkSheet.close(), []);
  const onLinked = useCallback(() => {
    if (!awaited?.onLinked) return;
    notify('success', 'Linked.');
    awaited.onLinked();
  }, [awaited]);
  /** The sheet's wallet address, kept while the sheet closes. */
  const [shown, setShown] = useState<string | null>(null);
  if (isOpen && address !== null && address !== shown) setShown(address);

  return (
    <>
      {isOffered && !isTiny ? (
        <button type="button" className="btn link-wallet" onClick={() => linkSheet.open()}>
          <ChainLinkIcon />
          <span>Link wallet</span>
        </button>
      ) : null}
      {shown === null ? null : (
        <Suspense>
          <LinkSheet
            key={sheet.openings}
            isOpen={isOpen}
            address={shown}
            walletName={walletName}
            hasDefault={data?.wallets.some((wallet) => wallet.address !== shown) === true}
            full={full}
            onLater={() => {
              if (id !== null) putOff(id, shown);
              close();
            }}
            onLinked={onLinked}
            closesWhenLinked={awaited?.onLinked !== undefined}
            onAnother={() => {
              linkSheet.pause(address);
              openPicker();
            }}
            onDone={close}
          />
        </Suspense>
      )}
    </>
  );
}

/** Makes the sheet available to the page, and in the menu of the wallet. */
function useOffers(isKnown: boolean, isOffered: boolean) {
  const store = useWalletStore();
  useEffect(
    () => linkSheet.offer(isOffered ? 'linkable' : isKnown ? 'nothing' : 'unknown'),
    [isKnown, isOffered],
  );
  useEffect(() => {
    if (!isOffered) return undefined;
    store.setLinkOffer(() => linkSheet.open());
    return () => store.setLinkOffer(null);
  }, [store, isOffered]);
}
