import { cut } from '@/shared/discord/textLength';
import { nameLimits } from '@/shared/discord/limits';
import { actionsInWords, type Post } from '@/features/modules/common-fields/post';
import { ChannelList } from '@/features/modules/preview/ChannelList';
import { fillIn } from '@/features/modules/preview/fillIn';
import { PostView } from '@/features/modules/preview/PostView';
import { PreviewFrame } from '@/features/modules/preview/PreviewFrame';
import { useScene } from '@/features/modules/preview/scene';
import type { Posted } from './delivery';

/** A post, as members saw it. */
export function PostedView({ posted, label }: { posted: Posted; label: string }) {
  const { message, name, variables, channelId, place } = posted;
  const scene = useScene(variables);
  return (
    <PreviewFrame hasPhone={message !== null}>
      {message === null ? null : (
        <PostView
          label={label}
          message={message}
          post={{
            ...aroundOf(posted),
            ...(place === null ? { channelId: channelId ?? '' } : { place }),
          }}
          scene={scene}
        />
      )}
      {name === null ? null : (
        <ChannelList names={[cut(fillIn(name, variables), nameLimits.channel)]} scene={scene} />
      )}
    </PreviewFrame>
  );
}

/** The post around the message, without its place. */
const aroundOf = ({ mentions, sender, pings, actions, thread }: Posted): Post => ({
  mentions,
  ...(sender === null ? {} : { sender }),
  ...(pings === null ? {} : { pings }),
  ...(actions === null ? {} : { notes: actionsInWords(actions) }),
  ...(thread === null ? {} : { thread }),
});
