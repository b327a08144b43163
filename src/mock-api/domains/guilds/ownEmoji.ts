import { ownEmojiIn } from '@/features/server/discord/ownEmoji';
import { emojiPicture } from '../pictures/pictureOf';
import type { GuildRow } from './rows';

/** The picture, standing still, of what may be an emoji of that server; null for others, and once it is gone. */
export function stillPictureOf({ emoji }: GuildRow, text: string): string | null {
  const own = ownEmojiIn(text);
  const row = own && emoji.find(({ id }) => id === own.id);
  return row ? emojiPicture(row.name, row.animated) : null;
}
