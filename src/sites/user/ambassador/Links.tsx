import { lazy } from 'react';
import type { ReferralDetails } from '@/features/billing/referrals/program';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { LinkLine } from '@/features/billing/referrals/ambassador/LinkLine';
import { SHARE_TEXT } from '@/features/billing/referrals/words';
import { LazyDetails } from '@/shared/ui/LazyDetails';
import { PHONE, useMedia } from '@/shared/hooks/useMedia';
import { ShareButton } from '@/shared/ui/ShareButton';
import { lazyOnDemand } from '@/shared/ui/lazyParts';

const QrCode = lazy(() => import('@/shared/ui/QrCode'));
const CodeForm = lazyOnDemand(() => import('./CodeForm'));

/** Where a link can be shared; Discord has no address for that. */
const sharesOf = (url: string) => [
  {
    name: 'X',
    href: `https://x.com/intent/post?${new URLSearchParams({ text: SHARE_TEXT, url }).toString()}`,
  },
  {
    name: 'Telegram',
    href: `https://t.me/share/url?${new URLSearchParams({ url, text: SHARE_TEXT }).toString()}`,
  },
  { name: 'Discord', href: 'https://discord.com/channels/@me' },
];

/** The ambassador's own link: to copy, to scan, to share. */
export function Links({ program, url }: { program: ReferralDetails; url: string }) {
  // A phone's share sheet lists its apps. Other devices copy the link.
  const isPhone = useMedia(PHONE);
  return (
    <section className="ambassador-links" aria-labelledby="ambassador-links">
      <h2 id="ambassador-links">Your link</h2>
      <LinkLine url={url} label="your link" isShared={!isPhone} />
      {isPhone ? (
        <ShareButton url={url} title={SHARE_TEXT} label="Share your link" />
      ) : (
        <>
          <ul className="ambassador-shares" aria-label="Share">
            {sharesOf(url).map(({ name, href }) => (
              <li key={name}>
                <SafeLink href={href} className="btn btn-outline-secondary">
                  {name}
                </SafeLink>
              </li>
            ))}
          </ul>
          <p className="ambassador__small">For Discord, copy the link and paste it there.</p>
        </>
      )}
      <LazyDetails summary="QR code">
        {() => (
          <div className="ambassador-qr">
            <QrCode value={url} label="QR code of your link" />
          </div>
        )}
      </LazyDetails>
      {program.isCodeChosen ? null : (
        <LazyDetails summary="Choose your code">{() => <CodeForm />}</LazyDetails>
      )}
    </section>
  );
}
