import { useState } from 'react';
import type { ServerEmoji } from '@/features/server/discord/emoji';
import { safePictureUrl } from '@/shared/navigation/safeUrl';
import './emojiPicture.scss';

/**
 * The picture of a server's own emoji, as high as the line it stands in; standing still for those who want nothing to
 * move. Its name where its address is not a safe one (decision 69) or it does not load.
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
