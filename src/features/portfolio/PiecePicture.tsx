import { useState } from 'react';
import { pictureUrl } from '@/shared/solana/pictureUrl';
import { Avatar } from '@/shared/ui/Avatar';

/** The picture of a piece, as large as its place; a letter where there is none, or it cannot be had. */
export function PiecePicture({ src, name }: { src: string | null; name: string }) {
  const [failed, setFailed] = useState<string | null>(null);
  const safe = pictureUrl(src);
  if (safe === null || failed === safe)
    return (
      <span className="piece-card__picture piece-card__picture--none">
        <Avatar src={null} name={name} size={72} shape="tile" />
      </span>
    );
  return (
    <img
      className="piece-card__picture"
      src={safe}
      alt=""
      width={240}
      height={240}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(safe)}
    />
  );
}
