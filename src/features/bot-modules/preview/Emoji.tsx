import { OwnEmoji } from './OwnEmoji';

const CUSTOM = /^<a?:(\w{2,32}):(\d{15,20})>$/;

interface EmojiProps {
  emoji: string;
  /** The server whose own emoji are known; null where none is. */
  serverId: string | null;
}

/** An emoji of a button, menu or reaction: Unicode's, or one of a server. */
export function Emoji({ emoji, serverId }: EmojiProps) {
  const [, name, id] = CUSTOM.exec(emoji) ?? [];
  return name === undefined || id === undefined ? (
    <span>{emoji}</span>
  ) : (
    <OwnEmoji name={name} id={id} serverId={serverId} />
  );
}
