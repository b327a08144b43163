import { Suspense, useId, useLayoutEffect, useRef, useState } from 'react';
import { useMatches, useSearchParams } from 'react-router-dom';
import { WalletButton } from '@/features/identity/wallet/WalletButton';
import { useWalletState } from '@/features/identity/wallet/WalletContext';
import { walletBrowsersHere } from '@/features/identity/wallet/walletBrowsers';
import type { Site } from '@/shared/config/site';
import { focusOnHeading } from '@/shared/focus/focusOnHeading';
import { SafeLink } from '@/shared/navigation/SafeLink';
import type { PageNote, PageLocation } from '@/shared/routing/pageNotes';
import { useOwnPageName } from '@/shared/routing/pageName';
import { usePageTitle } from '@/shared/routing/pageTitle';
import { isRouteHandle } from '@/shared/routing/trail';
import { useApp } from '../AppContext';
import './walletGate.scss';

/** Why a page of the site needs a wallet. */
const why: Record<Site, string> = {
  community: 'You pay for packages from it, in SOL.',
  user: 'Rewards are sent to it, and its assets prove which roles you qualify for.',
};

const use: Record<Site, readonly string[]> = {
  community: [
    'Each order shows the wallet that paid.',
    'Rewards for your members are paid from your server’s ledger wallet, never from this one.',
  ],
  user: [
    'Its tokens and NFTs appear in your portfolio.',
    'Connecting and linking are one step: after you connect, you sign one free message. You can also do that later.',
  ],
};

interface WalletGateProps {
  /** What is told of the page one asked for; nothing where that did not come. */
  noteOf?: ((place: PageLocation) => PageNote) | undefined;
}

/**
 * Shown in place of a screen that needs a connected wallet, with what that screen is for; the address in the
 * bar stays (decisions 1 and 68).
 */
export function WalletGate({ noteOf }: WalletGateProps) {
  const id = useId();
  const section = useFocusHandedOn();
  const place = usePlace();
  const title = usePageTitle();
  const note = place && noteOf?.(place);
  useOwnPageName(note?.title);
  const purpose = <Purpose />;
  return (
    <section ref={section} className="wallet-gate" aria-labelledby={id}>
      <div className="wallet-gate__words">
        <p className="wallet-gate__page">{title}</p>
        <h1 id={id} tabIndex={-1}>
          Connect your wallet
        </h1>
        {note?.purpose === undefined ? null : <p className="wallet-gate__lead">{note.purpose}</p>}
        <Answers />
        <Ways />
        {note?.Sample ? purpose : null}
        {place && note?.PublicPart ? (
          <Suspense>
            <note.PublicPart place={place} />
          </Suspense>
        ) : null}
      </div>
      <div>{note?.Sample ? <note.Sample /> : purpose}</div>
    </section>
  );
}

/** What people ask before they connect. */
function Answers() {
  const { site } = useApp();
  return (
    <dl className="wallet-gate__answers">
      <div>
        <dt>Why</dt>
        <dd>{why[site]}</dd>
      </div>
      <div>
        <dt>Cost</dt>
        <dd>Free. Connecting only shares your address.</dd>
      </div>
      <div>
        <dt>Time</dt>
        <dd>About a minute, or a few to create a wallet.</dd>
      </div>
      <div>
        <dt>Then</dt>
        <dd>This page opens as soon as you’re connected.</dd>
      </div>
    </dl>
  );
}

/** When the gate opens the focus goes on from it to the heading of the page: what follows it is not there yet. */
function useFocusHandedOn() {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const section = ref.current;
    return () => {
      const content = document.getElementById('content');
      if (!content || section?.contains(document.activeElement) !== true) return;
      content.focus({ preventScroll: true });
      // Once the gate has gone, whose own heading it would find.
      queueMicrotask(() => focusOnHeading(content));
    };
  }, []);
  return ref;
}

/** The page that is waited for, by its line of the route table. */
function usePlace(): PageLocation | null {
  const match = useMatches().at(-1);
  const [search] = useSearchParams();
  const handle = match?.handle;
  if (!match || !isRouteHandle(handle)) return null;
  return { path: handle.path, params: match.params, search };
}

/** The ways on, and where to get a wallet. */
function Ways() {
  const { status } = useWalletState();
  const [browsers] = useState(walletBrowsersHere);
  return (
    <>
      <div className="wallet-gate__actions">
        {browsers.map(({ name, href }, index) => (
          <a
            key={name}
            className={`btn ${index === 0 ? 'btn-primary' : 'btn-outline-secondary'}`}
            href={href}
            rel="noreferrer"
          >
            Open in {name}
          </a>
        ))}
        <WalletButton isPrimary={browsers.length === 0} />
      </div>
      {browsers.length === 0 ? (
        <p className="wallet-gate__small">
          No wallet yet? Install <SafeLink href="https://phantom.com/download">Phantom</SafeLink> or{' '}
          <SafeLink href="https://solflare.com/download">Solflare</SafeLink> (both free), then
          reload this page.
        </p>
      ) : (
        <p className="wallet-gate__small">
          This browser has no wallet. The page opens in your wallet’s app, where you sign in once
          more. Without the app, the button leads to your app store (both are free).
        </p>
      )}
      <p role="status" className="wallet-gate__small">
        {status === 'connecting' ? 'Waiting for your wallet…' : ''}
      </p>
    </>
  );
}

/** What the wallet is for on the site one is on, and what it is not. */
function Purpose() {
  const { site } = useApp();
  return (
    <div className="wallet-gate__purpose panel">
      <h2>How we use your wallet</h2>
      <ul>
        {use[site].map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>Connecting doesn’t start a transaction, and we never ask for your seed phrase.</li>
      </ul>
    </div>
  );
}
