import { useServerId } from '@/features/server/discord/useServerId';
import { Emoji } from '../../preview/Emoji';

/** An emoji of the chosen server by its picture. */
export default function OwnFace({ emoji }: { emoji: string }) {
  return <Emoji emoji={emoji} serverId={useServerId()} />;
}
