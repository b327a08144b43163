import { BotMessage, Channel, Embed, MemberMessage, MessageButton } from './discord';
import type { Scene } from './scene';

interface ChannelPreviewProps {
  scenes: readonly Scene[];
  /** Says that names and amounts are examples. */
  caption: string;
}

/**
 * Discord channels with a bot's message in each, one shown at a time. Which one is a choice among radio buttons that
 * the style sheet follows: the build writes it, and it answers without any code.
 */
export const ChannelPreview = ({ scenes, caption }: ChannelPreviewProps) => (
  <figure className="one-of channel-preview">
    <fieldset className="one-of__choices">
      <legend className="visually-hidden">What the bots post</legend>
      {scenes.map(({ label }, index) => (
        <label key={label}>
          <input
            type="radio"
            name="scene"
            className="visually-hidden"
            defaultChecked={index === 0}
          />
          {label}
        </label>
      ))}
    </fieldset>
    <div className="one-of__parts">
      {scenes.map((scene) => (
        <SceneChannel key={scene.label} scene={scene} />
      ))}
    </div>
    <figcaption>{caption}</figcaption>
  </figure>
);

/** The channel of a scene. */
const SceneChannel = ({
  scene: { channel, said, title, text, fields, action },
}: {
  scene: Scene;
}) => (
  <Channel name={channel}>
    {said ? (
      <MemberMessage by={said.by}>
        <p>{said.text}</p>
      </MemberMessage>
    ) : null}
    <BotMessage>
      <Embed title={title} fields={fields}>
        <p>{text}</p>
      </Embed>
      {action === undefined ? null : <MessageButton>{action}</MessageButton>}
    </BotMessage>
  </Channel>
);
