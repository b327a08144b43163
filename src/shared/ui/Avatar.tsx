import { useState, type ComponentType, type ReactNode } from 'react';
import { safePictureUrl } from '@/shared/navigation/safeUrl';
import { hashOf } from '@/shared/text/hashOf';

/** Number of background tints for initials in the style sheet. */
const TINTS = 6;

/** Props of a drawing that replaces a picture. */
export interface DrawnProps {
  name: string;
  /** Gives the drawing the size and shape of the picture. */
  className: string;
  /** Shown until the drawing has loaded. */
  initials: ReactNode;
}

interface AvatarProps {
  src: string | null;
  name: string;
  /** Edge in CSS pixels; each has a class in the style sheet. */
  size?: 22 | 32 | 40 | 48 | 72;
  /** People and tokens are round, servers and collections are tiles. */
  shape?: 'round' | 'tile';
  /** Drawn instead of initials if there is no picture. */
  drawn?: ComponentType<DrawnProps>;
}

/**
 * A picture of a person, server, token or collection, or initials if there is none, its address is not safe or it does
 * not load; their background color is derived from the name. The name is always next to it, so the picture itself is
 * hidden from screen readers.
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
  // Only visible letters count: a name may begin with invisible direction or joining marks.
  const words = name.split(/\s+/u).map((word) => /[\p{L}\p{N}\p{So}]/u.exec(word)?.[0] ?? '');
  const letters = words.filter((letter) => letter !== '').slice(0, 2);
  return letters.join('').toLocaleUpperCase() || '?';
}
