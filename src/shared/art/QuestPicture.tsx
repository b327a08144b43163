import { Suspense, useState } from 'react';
import { safePictureUrl } from '@/shared/navigation/safeUrl';
import { lazyOptional } from '@/shared/ui/lazyParts';
import './art.scss';

const QuestCover = lazyOptional(() => import('./QuestCover'));

interface QuestPictureProps {
  /** The owner's picture; null for none. */
  src: string | null;
  title: string;
  /** Kind of the quest's first task. */
  firstKind: string | undefined;
  /** `wide` fills the width of its card. */
  shape: 'wide' | 'tile';
}

/** A quest's picture, or a drawn cover where there is none or it doesn’t load. The title is beside it. */
export function QuestPicture({ src, title, firstKind, shape }: QuestPictureProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const safe = safePictureUrl(src);
  const look = shape === 'tile' ? 'quest-picture quest-picture--tile' : 'quest-picture';
  if (safe === null || failedSrc === safe) {
    return (
      <Suspense fallback={<span className={look} aria-hidden="true" />}>
        <QuestCover title={title} firstKind={firstKind} className={look} />
      </Suspense>
    );
  }
  return (
    <img
      className={look}
      src={safe}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setFailedSrc(safe)}
    />
  );
}
