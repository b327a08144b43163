import { channelLabel } from '@/features/server/discord/pickers/channels';
import type { Post } from '../common-fields/post';
import { fillIn } from './fillIn';
import type { Scene } from './scene';

/** Location of a message: its channel by name, or the place in words. */
export function PostLocation({ post, scene }: { post: Post; scene: Scene }) {
  if (post.place !== undefined) {
    return (
      <span className="preview__place">
        <bdi>{fillIn(post.place, scene.variables)}</bdi>
      </span>
    );
  }
  if (post.channelId === undefined) return null;
  const channel = scene.channels.find(({ id }) => id === post.channelId);
  return (
    <span className="preview__place">
      {channel ? (
        <bdi>{channelLabel(channel)}</bdi>
      ) : post.channelId === '' ? (
        'No channel selected'
      ) : (
        'Deleted channel'
      )}
    </span>
  );
}
