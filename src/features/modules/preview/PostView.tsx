import { cut } from '@/shared/discord/textLength';
import { messageLimits, nameLimits } from '@/shared/discord/limits';
import type { Message } from '../common-fields/message';
import type { Post } from '../common-fields/post';
import { DiscordMessage } from './DiscordMessage';
import { fillIn } from './fillIn';
import { pingsInWords } from './pings';
import { Markdown } from './Markdown';
import { PostLocation } from './PostLocation';
import { RoleLines } from './RoleLines';
import type { Scene } from './scene';

interface PostViewProps {
  /** Name of the message: "Greeting". */
  label: string;
  message: Message;
  post: Post;
  scene: Scene;
}

/** A message in its place, with everything posted around it. */
export function PostView({ label, message, post, scene }: PostViewProps) {
  const { reply, questions, thread = '', roles = [] } = post;
  const notes = [...(post.notes ?? []), ...pingsInWords(message.content, post.pings)];
  const inChannel = sceneIn(post, scene);
  return (
    <figure className="preview__message">
      <figcaption>
        {label} <PostLocation post={post} scene={inChannel} />
      </figcaption>
      <DiscordMessage message={message} post={post} scene={inChannel} />
      {thread === '' ? null : (
        <p className="discord-thread">
          <span aria-hidden="true">↳</span> Thread{' '}
          <bdi>{cut(fillIn(thread, inChannel.variables), nameLimits.thread)}</bdi>
        </p>
      )}
      {questions && questions.items.length > 0 ? <Questions {...questions} /> : null}
      {reply ? <Reply {...reply} scene={inChannel} /> : null}
      {notes.map((note) => (
        <p key={note} className="preview__note">
          {note}
        </p>
      ))}
      {roles.some((line) => line.roles.length > 0) ? (
        <RoleLines lines={roles} scene={inChannel} />
      ) : null}
    </figure>
  );
}

/** `{channel}` is the channel of the message. */
function sceneIn({ channelId = '' }: Post, scene: Scene): Scene {
  const channel = scene.channels.find(({ id }) => id === channelId);
  return channel
    ? {
        ...scene,
        variables: scene.variables.map((variable) =>
          variable.name === 'channel' ? { ...variable, sample: `#${channel.name}` } : variable,
        ),
      }
    : scene;
}

function Reply({ text, roles, scene }: NonNullable<Post['reply']> & { scene: Scene }) {
  const variables = scene.variables.map((variable) =>
    variable.name === 'role' && roles.length > 0 ? { ...variable, roleIds: roles } : variable,
  );
  return (
    <div className="discord-reply">
      <Markdown text={text} most={messageLimits.content} scene={{ ...scene, variables }} />
      <small>Only you can see this</small>
    </div>
  );
}

/** The window Discord opens before a ticket (Discord docs, "Modals"). */
const Questions = ({ title, items }: NonNullable<Post['questions']>) => (
  <div className="discord-form" role="group" aria-label="Questions">
    <p className="discord-form__title">
      <bdi>{title}</bdi>
    </p>
    {items.map(({ label, isRequired, isLong }, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- only the index identifies a question
      <div key={place}>
        <bdi>{label || 'Question'}</bdi>
        {isRequired ? <span className="discord-form__required"> required</span> : null}
        <span
          className={`discord-form__box ${isLong ? 'discord-form__box--long' : ''}`}
          aria-hidden="true"
        />
      </div>
    ))}
  </div>
);
