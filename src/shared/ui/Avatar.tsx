import { useState, type ComponentType, type ReactNode } from 'react';
import { safePictureUrl } from '@/shared/navigation/safeUrl';
import { hashOf } from '@/shared/text/hashOf';

/** Grounds of initials there are in the style sheet. */
const TINTS = 6;

/** What a drawing in place of a picture gets. */
export interface DrawnProps {
  name: string;
  /** Gives it the size and shape of the picture. */
  className: string;
  /** Shown until the drawing is there. */
  initials: ReactNode;
}

interface AvatarProps {
  src: string | null;
  name: string;
  /** Edge in CSS pixels; each has its class in the style sheet. */
  size?: 22 | 32 | 40 | 48 | 72;
  /** People and tokens are round, servers and collections are tiles. */
  shape?: 'round' | 'tile';
  /** Drawn where there is no picture, instead of initials. */
  drawn?: ComponentType<DrawnProps>;
}

/**
 * A picture of a person, server, token or collection, or initials where there is none, its address is not
 * a safe one or it does not load; their ground has a colour that goes with the name. The name stands beside
 * it wherever it is used, so the picture itself says nothing to a screen reader.
 */
export function Avatar({ src, name, size = 40, shape = 'round', drawn: Drawn }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const safe = safePictureUrl(src);
  const look = `avatar avatar--${size} avatar--${shape}`;
  if (safe === null || failedSrc === safe) {
    const tile = (
      <span className={`${look} avatar--tint-${hashOf(name) % TINTS}`} aria-hidden="true">
        {initials(name)}
      </span>
    );
    return Drawn === undefined ? tile : <Drawn name={name} className={look} initials={tile} />;
  }
  return (
    <img
      className={look}
      src={safe}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setFailedSrc(safe)}
    />
  );
}

function initials(name: string): string {
  // Of what is seen: a name may begin with marks that only turn it round or join it.
  const words = name.split(/\s+/u).map((word) => /[\p{L}\p{N}\p{So}]/u.exec(word)?.[0] ?? '');
  const letters = words.filter((letter) => letter !== '').slice(0, 2);
  return letters.join('').toLocaleUpperCase() || '?';
}
