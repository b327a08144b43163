import { useOwnEmoji } from '../field-types/emoji/useOwnEmoji';
import { EmojiPicture } from './EmojiPicture';

interface OwnEmojiProps {
  name: string;
  id: string;
  /** The server whose own emoji are known; null where none is. */
  serverId: string | null;
}

/** An emoji of a server: its picture where the bot can use it, else its name, as Discord would show it. */
export const OwnEmoji = ({ name, id, serverId }: OwnEmojiProps) =>
  serverId === null ? named(name) : <Known name={name} id={id} serverId={serverId} />;

function Known({ name, id, serverId }: OwnEmojiProps) {
  const found = useOwnEmoji(serverId).usable.find((each) => each.id === id);
  return found ? <EmojiPicture emoji={found} /> : named(name);
}

const named = (name: string) => <span className="discord-emoji">:{name}:</span>;
