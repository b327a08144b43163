import { use } from 'react';
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
import { textRoom } from '../field-types/message/room';
import { Editable, MissingParts } from './Editable';
import { EditingContext, type MessagePart } from './editing';
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
      <Content text={message.content} post={post} scene={scene} />
      <Embeds embeds={message.embeds} scene={scene} />
      <MessageButtons buttons={message.buttons} links={post.links} scene={scene} />
      <PostControls post={post} scene={scene} />
    </div>
  </div>
);

interface ContentProps {
  text: string;
  post: Post;
  scene: Scene;
}

function Content({ text, post, scene }: ContentProps) {
  const part: MessagePart = {
    at: 'content',
    label: 'message text',
    add: 'Add text',
    kind: 'lines',
    most: textRoom(post),
    hasMarkdown: true,
  };
  const hasNone = isBlankText(text);
  return (
    <>
      <Editable part={part}>
        {hasNone ? null : (
          <Markdown text={trimmed(text)} most={messageLimits.content} scene={scene} />
        )}
      </Editable>
      {hasNone ? <MissingParts parts={[part]} /> : null}
    </>
  );
}

/** Those with nothing in them, which Discord would refuse, only where something can be put into them. */
function Embeds({ embeds, scene }: { embeds: Message['embeds']; scene: Scene }) {
  const isEdited = use(EditingContext) !== null;
  const shown = isEdited ? embeds : embeds.filter((embed) => !isEmptyEmbed(embed));
  return inGalleries(shown).map(({ place, ...embed }) => (
    <EmbedView
      key={place}
      {...embed}
      path={`embeds.${String(place)}`}
      name={embeds.length === 1 ? 'embed' : `embed ${String(place + 1)}`}
      scene={scene}
    />
  ));
}

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
