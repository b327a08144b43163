import { lazy, Suspense, useState } from 'react';
import type { ReferralDetails } from '@/features/referrals/program';
import { config } from '@/shared/config/config';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { CopyButton } from '@/shared/ui/CopyButton';
import { CodeForm } from './CodeForm';

const QrCode = lazy(() => import('@/shared/ui/QrCode'));

const WORDS = `Bots that keep a Solana community going: ${config.brandName}`;

/** Where a link can be shared; Discord takes none by address. */
const sharesOf = (url: string) => [
  {
    name: 'X',
    href: `https://x.com/intent/post?${new URLSearchParams({ text: WORDS, url }).toString()}`,
  },
  {
    name: 'Telegram',
    href: `https://t.me/share/url?${new URLSearchParams({ url, text: WORDS }).toString()}`,
  },
  { name: 'Discord', href: 'https://discord.com/channels/@me' },
];

/** One's own link: to copy, to scan, to share. */
export function Links({ program, url }: { program: ReferralDetails; url: string }) {
  return (
    <section className="panel ambassador-links" aria-labelledby="ambassador-links">
      <h2 id="ambassador-links">Your link</h2>
      <LinkLine url={url} label="your link" />
      <ul className="ambassador-shares" aria-label="Share">
        {sharesOf(url).map(({ name, href }) => (
          <li key={name}>
            <SafeLink href={href} className="btn btn-outline-secondary btn-sm">
              {name}
            </SafeLink>
          </li>
        ))}
      </ul>
      <p className="ambassador__small">For Discord copy the link and paste it there.</p>
      <Scan url={url} />
      {program.isCodeChosen ? null : <CodeForm />}
    </section>
  );
}

/** An address in full, to read and to copy. */
export const LinkLine = ({ url, label }: { url: string; label: string }) => (
  <p className="ambassador-link">
    <code>{url}</code>
    <CopyButton value={url} label={`Copy ${label}`} />
  </p>
);

function Scan({ url }: { url: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>QR code</summary>
      {isOpen ? (
        <div className="ambassador-qr">
          <Suspense fallback={<div className="skeleton__block" />}>
            <QrCode value={url} label="QR code of your link" />
          </Suspense>
        </div>
      ) : null}
    </details>
  );
}
