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
  /** Title and purpose of the requested page; undefined if the notes could not be loaded. */
  noteOf?: ((place: PageLocation) => PageNote) | undefined;
}

/**
 * Shown in place of a screen that needs a connected wallet, with the purpose of that screen; the address stays
 * (docs/product/access-to-pages.md, docs/product/wallets.md).
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
      </div>
      <div className="wallet-gate__side">{note?.Sample ? <note.Sample /> : purpose}</div>
      <div className="wallet-gate__rest">
        {note?.Sample ? purpose : null}
        {place && note?.PublicPart ? (
          <Suspense>
            <note.PublicPart place={place} />
          </Suspense>
        ) : null}
      </div>
    </section>
  );
}

/** Common questions before connecting a wallet. */
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

/**
 * When the wallet is connected the focus moves on to the heading of the page, because the elements after the gate do
 * not exist yet.
 */
function useFocusHandedOn() {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const section = ref.current;
    return () => {
      const content = document.getElementById('content');
      if (!content || section?.contains(document.activeElement) !== true) return;
      content.focus({ preventScroll: true });
      // After the gate is gone, or its own heading would be found.
      queueMicrotask(() => focusOnHeading(content));
    };
  }, []);
  return ref;
}

/** The requested page, by its entry in the route table. */
function usePlace(): PageLocation | null {
  const match = useMatches().at(-1);
  const [search] = useSearchParams();
  const handle = match?.handle;
  if (!match || !isRouteHandle(handle)) return null;
  return { path: handle.path, params: match.params, search };
}

/** Buttons to continue, and links to get a wallet. */
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

/** The purpose of the wallet on the current site, and its limits. */
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
