import { BotMessage, Channel, Embed, MemberMessage, MessageButton } from './discord';
import { OneOfChoices } from './OneOfChoices';
import type { Scene } from './scene';

interface ChannelPreviewProps {
  scenes: readonly Scene[];
  /** Says that names and amounts are examples. */
  caption: string;
}

/** Discord channels with a bot's message in each, one shown at a time. */
export const ChannelPreview = ({ scenes, caption }: ChannelPreviewProps) => (
  <figure className="one-of channel-preview">
    <OneOfChoices
      legend="What the bots post"
      name="scene"
      labels={scenes.map(({ label }) => label)}
    />
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
