import { useId, useState } from 'react';
import { BotMessage, Channel, Embed, MemberMessage, MessageButton } from './discord';
import type { Scene } from './scene';

interface ChannelPreviewProps {
  scenes: readonly Scene[];
  /** Says that names and amounts are examples. */
  caption: string;
}

/** A Discord channel with a bot's message in it, one scene at a time: the product shown by itself. */
export function ChannelPreview({ scenes, caption }: ChannelPreviewProps) {
  const [shown, setShown] = useState(0);
  const id = useId();
  const scene = scenes[shown] ?? scenes[0];
  if (!scene) return null;
  const { channel, said, title, text, fields, action } = scene;
  return (
    <figure className="channel-preview">
      <div className="channel-preview__tabs" role="group" aria-label="What the bots post">
        {scenes.map(({ label }, index) => (
          <button
            key={label}
            type="button"
            className="btn btn-sm channel-preview__tab"
            aria-pressed={index === shown}
            aria-controls={id}
            onClick={() => setShown(index)}
          >
            {label}
          </button>
        ))}
      </div>
      <div id={id}>
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
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
