import { useState } from 'react';
import type { ServerEmoji } from '@/features/server/discord/emoji';
import { safePictureUrl } from '@/shared/navigation/safeUrl';
import './emojiPicture.scss';

/**
 * The picture of a server's own emoji, as high as its line of text; not animated for users who
 * prefer reduced motion. Shows the name if the address is not safe (docs/product/interface.md) or
 * the picture does not load.
 */
export function EmojiPicture({ emoji }: { emoji: ServerEmoji }) {
  const [failed, setFailed] = useState<string | null>(null);
  const name = `:${emoji.name}:`;
  const safe = safePictureUrl(emoji.picture);
  const still = safePictureUrl(emoji.stillPicture);
  if (safe === null || failed === safe) return <span className="discord-emoji">{name}</span>;
  return (
    <picture>
      {still === null ? null : <source srcSet={still} media="(prefers-reduced-motion: reduce)" />}
      <img
        className="emoji-picture"
        src={safe}
        alt={name}
        title={name}
        referrerPolicy="no-referrer"
        onError={() => setFailed(safe)}
      />
    </picture>
  );
}
