import { useSelector } from 'react-redux';
import { selectBotInfo } from '@/features/server/discord/discordSlice';
import { config } from '@/shared/config/config';
import { Avatar } from '@/shared/ui/Avatar';
import { TowerIcon } from '@/shared/ui/icons';
import { messageLimits } from '@/shared/discord/limits';
import { isBlankText, trimmed } from '../common-fields/discordText';
import { inGalleries } from '../common-fields/galleries';
import { isEmptyEmbed, type Message } from '../common-fields/message';
import type { Post } from '../common-fields/post';
import { EmbedView } from './EmbedView';
import { Markdown } from './Markdown';
import { MessageButtons } from './MessageButtons';
import { Mention } from './markdown/Mention';
import { PostControls } from './PostControls';
import type { Scene } from './scene';
import { isBlank } from './shownMessage';

interface DiscordMessageProps {
  message: Message;
  post?: Post;
  scene: Scene;
}

const nothing: Post = {};

/** A bot's message as Discord shows it. */
export const DiscordMessage = ({ message, post = nothing, scene }: DiscordMessageProps) => (
  <div className="discord-message">
    <Sender post={post} />
    <div>
      <SenderLine post={post} />
      {isBlank(message) ? (
        <p className="discord-message__blank" translate="yes">
          This message is empty.
        </p>
      ) : null}
      {post.mentions === undefined || post.mentions.length === 0 ? null : (
        <p className="discord-message__mentions">
          {post.mentions.map((id) => (
            <Mention key={id} type="role" id={id} scene={scene} />
          ))}
        </p>
      )}
      {isBlankText(message.content) ? null : (
        <Markdown text={trimmed(message.content)} most={messageLimits.content} scene={scene} />
      )}
      {inGalleries(message.embeds.filter((embed) => !isEmptyEmbed(embed))).map((shown, index) => (
        // Embeds have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <EmbedView key={index} {...shown} scene={scene} />
      ))}
      <MessageButtons buttons={message.buttons} scene={scene} />
      <PostControls post={post} scene={scene} />
    </div>
  </div>
);

function Sender({ post: { sender } }: { post: Post }) {
  const { botName, botIcon } = useSelector(selectBotInfo);
  if (sender) return <Avatar src={sender.picture} name={sender.name} size={40} />;
  if (botIcon !== null) return <Avatar src={botIcon} name={botName} size={40} />;
  return (
    <span className="discord-message__picture" aria-hidden="true">
      <TowerIcon />
    </span>
  );
}

function SenderLine({ post: { sender } }: { post: Post }) {
  const { botName } = useSelector(selectBotInfo);
  return (
    <p className="discord-message__author">
      <bdi>{(sender?.name ?? botName) || config.brandName}</bdi>{' '}
      <span className="discord-message__app">APP</span>{' '}
      <span className="discord-message__time">Today at 18:00</span>
    </p>
  );
}
