import { ownEmojiIn } from '@/features/server/discord/emoji';
import { OwnEmoji } from './OwnEmoji';

interface EmojiProps {
  emoji: string;
  /** The server whose own emoji are known; null where none is. */
  serverId: string | null;
}

/** An emoji of a button, menu or reaction: Unicode's, or one of a server. */
export function Emoji({ emoji, serverId }: EmojiProps) {
  const own = ownEmojiIn(emoji);
  return own ? <OwnEmoji name={own.name} id={own.id} serverId={serverId} /> : <span>{emoji}</span>;
}
