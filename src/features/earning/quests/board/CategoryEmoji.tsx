import { useState } from 'react';
import { ownEmojiIn } from '@/features/server/discord/emoji';
import { safePictureUrl } from '@/shared/navigation/safeUrl';
import type { QuestCategory } from './board';

interface CategoryEmojiProps {
  category: Pick<QuestCategory, 'emoji' | 'emojiPicture'>;
}

/** A category's emoji; of a server's own the picture. Without one it is left out, as the name beside it says it all. */
export function CategoryEmoji({ category: { emoji, emojiPicture } }: CategoryEmojiProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (emoji === null) return null;
  if (!ownEmojiIn(emoji)) return <span aria-hidden="true">{emoji}</span>;
  const safe = safePictureUrl(emojiPicture);
  if (safe === null || safe === failed) return null;
  return (
    <img
      className="category-chip__emoji"
      src={safe}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setFailed(safe)}
    />
  );
}
