import { Suspense, useState } from 'react';
import { safePictureUrl } from '@/shared/navigation/safeUrl';
import { lazyOptional } from '@/shared/ui/lazyParts';
import './memberBanner.scss';

const Banner = lazyOptional(() => import('./Banner'));

interface MemberBannerProps {
  /** The member's own banner, or null. */
  src: string | null;
  /** Decides the drawn banner. */
  name: string;
  className?: string;
}

/** A member's banner, or a drawn one. Decorative: screen readers skip it. */
export function MemberBanner({ src, name, className = '' }: MemberBannerProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const safe = safePictureUrl(src);
  return (
    <span className={`member-banner ${className}`} aria-hidden="true">
      {safe === null || safe === failedSrc ? (
        <Suspense>
          <Banner name={name} />
        </Suspense>
      ) : (
        <img
          src={safe}
          alt=""
          width={1200}
          height={400}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailedSrc(safe)}
        />
      )}
    </span>
  );
}
