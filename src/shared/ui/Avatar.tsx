import { useState } from 'react';

interface AvatarProps {
  src: string | null;
  name: string;
  /** Edge in CSS pixels; each has its class in the style sheet. */
  size?: 22 | 32 | 40 | 48 | 72;
}

/**
 * A picture of a person or server, or initials where there is none or it does not load. The name
 * stands beside it wherever it is used, so the picture itself says nothing to a screen reader.
 */
export function Avatar({ src, name, size = 40 }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const safe = src !== null && /^(https:\/\/|data:image\/|\/)/.test(src) ? src : null;
  const look = `avatar avatar--${size}`;
  if (safe === null || failedSrc === safe) {
    return (
      <span className={look} aria-hidden="true">
        {initials(name)}
      </span>
    );
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
  const words = name.trim().split(/\s+/u);
  const letters = words.slice(0, 2).map((word) => Array.from(word)[0] ?? '');
  return letters.join('').toLocaleUpperCase() || '?';
}
