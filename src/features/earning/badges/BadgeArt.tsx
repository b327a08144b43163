import { Suspense } from 'react';
import { lazyOptional } from '@/shared/ui/lazyParts';
import './badges.scss';

const BadgeDrawing = lazyOptional(() => import('./BadgeDrawing'));

interface BadgeArtProps {
  art: string;
  tone: string;
  /** Edge in pixels. */
  size?: 32 | 48 | 64 | 96;
  /** Its name, where it isn't written beside it. */
  name?: string;
  /** Not earned yet: drawn muted. */
  isLocked?: boolean;
}

/** A badge, drawn. Without a name it says nothing to a screen reader. */
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
