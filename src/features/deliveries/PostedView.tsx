import { ChannelList } from '@/features/bot-modules/preview/ChannelList';
import { fillIn } from '@/features/bot-modules/preview/fillIn';
import { PostView } from '@/features/bot-modules/preview/PostView';
import { PreviewFrame } from '@/features/bot-modules/preview/PreviewFrame';
import { useScene } from '@/features/bot-modules/preview/scene';
import type { Posted } from './delivery';

/** What was posted, as members saw it. */
export function PostedView({ posted, label }: { posted: Posted; label: string }) {
  const { message, name, variables, mentions, channelId, place } = posted;
  const scene = useScene(variables);
  return (
    <PreviewFrame hasPhone={message !== null}>
      {message === null ? null : (
        <PostView
          label={label}
          message={message}
          post={{ mentions, ...(place === null ? { channelId: channelId ?? '' } : { place }) }}
          scene={scene}
        />
      )}
      {name === null ? null : <ChannelList names={[fillIn(name, variables)]} scene={scene} />}
    </PreviewFrame>
  );
}
