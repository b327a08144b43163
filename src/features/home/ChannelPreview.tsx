import { useId, useState } from 'react';
import { config } from '@/shared/config/config';
import { Avatar } from '@/shared/ui/Avatar';
import { TowerIcon } from '@/shared/ui/icons';
import type { Scene } from './scenes';

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
      <div id={id} className="channel-preview__window">
        <p className="channel-preview__channel"># {scene.channel}</p>
        {scene.said ? (
          <Message name={scene.said.by} picture={<Avatar src={null} name={scene.said.by} />}>
            <p>{scene.said.text}</p>
          </Message>
        ) : null}
        <Message name={config.brandName} isBot picture={<BotPicture />}>
          <div className="channel-preview__embed">
            <p className="channel-preview__title">{scene.title}</p>
            <p>{scene.text}</p>
            <dl>
              {scene.fields.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          {scene.action === undefined ? null : (
            <span className="channel-preview__action">{scene.action}</span>
          )}
        </Message>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

interface MessageProps {
  name: string;
  picture: React.ReactNode;
  isBot?: boolean;
  children: React.ReactNode;
}

const Message = ({ name, picture, isBot = false, children }: MessageProps) => (
  <div className="channel-preview__message">
    {picture}
    <div>
      <p className="channel-preview__author">
        {name} {isBot ? <span className="channel-preview__app">APP</span> : null}
      </p>
      {children}
    </div>
  </div>
);

const BotPicture = () => (
  <span className="avatar channel-preview__bot" aria-hidden="true">
    <TowerIcon />
  </span>
);
