import { Suspense } from 'react';
import { lazyOptional } from '@/shared/ui/lazyParts';
import './badges.scss';

const BadgeDrawing = lazyOptional(() => import('./BadgeDrawing'));

interface BadgeArtProps {
  art: string;
  tone: string;
  /** Edge in pixels. */
  size?: 32 | 48 | 64 | 96;
  /** Name for screen readers; left out if the name is beside the badge. */
  name?: string;
  /** Not earned yet: muted. */
  isLocked?: boolean;
}

/** Drawing of a badge. Without a name, screen readers skip it. */
export function BadgeArt({ art, tone, size = 48, name, isLocked = false }: BadgeArtProps) {
  return (
    <span
      className={`badge-art badge-art--${String(size)}`}
      {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <Suspense fallback={null}>
        <BadgeDrawing art={art} tone={tone} isLocked={isLocked} className="badge-art__drawing" />
      </Suspense>
    </span>
  );
}
