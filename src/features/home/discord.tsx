import type { ReactNode } from 'react';
import { config } from '@/shared/config/config';
import { Avatar } from '@/shared/ui/Avatar';
import { TowerIcon } from '@/shared/ui/icons';

/*
 * Discord messages with the markup of the forms' previews (modules/preview) but without their code, which supports
 * markdown, variables and pictures: a home page shows fixed words, and its size is limited.
 */

interface ChannelProps {
  name: string;
  children: ReactNode;
}

/** A text channel with its messages. */
export const Channel = ({ name, children }: ChannelProps) => (
  <div className="discord-scene">
    <p className="scene__bar"># {name}</p>
    {children}
  </div>
);

interface MessageProps {
  by: string;
  picture: ReactNode;
  isBot?: boolean;
  children: ReactNode;
}

const Message = ({ by, picture, isBot = false, children }: MessageProps) => (
  <div className="discord-message">
    {picture}
    <div>
      <p className="discord-message__author">
        {by} {isBot ? <span className="discord-message__app">APP</span> : null}
      </p>
      {children}
    </div>
  </div>
);

export const BotMessage = ({ children }: { children: ReactNode }) => (
  <Message
    by={config.brandName}
    isBot
    picture={
      <span className="discord-message__picture" aria-hidden="true">
        <TowerIcon />
      </span>
    }
  >
    {children}
  </Message>
);

export const MemberMessage = ({ by, children }: { by: string; children: ReactNode }) => (
  <Message by={by} picture={<Avatar src={null} name={by} />}>
    {children}
  </Message>
);

interface EmbedProps {
  title: string;
  /** Color of its edge; gold by default. */
  tone?: 'good' | 'bad';
  fields?: readonly (readonly [name: string, value: string])[];
  children?: ReactNode;
}

export const Embed = ({ title, tone, fields, children }: EmbedProps) => (
  <div className="discord-embed">
    <span className={`discord-embed__edge scene__edge scene__edge--${tone ?? 'gold'}`} />
    <p className="discord-embed__title">{title}</p>
    {children}
    {fields === undefined || fields.length === 0 ? null : (
      <dl className="discord-embed__fields">
        {fields.map(([name, value]) => (
          <div key={name} className="scene__field">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )}
  </div>
);

interface ButtonProps {
  look?: 'primary' | 'success';
  children: string;
}

/** Looks like the button of a message, but is not interactive. */
export const MessageButton = ({ look = 'primary', children }: ButtonProps) => (
  <span className={`discord-button discord-button--${look}`}>{children}</span>
);

export const Mention = ({ children }: { children: string }) => (
  <span className="discord-mention">{children}</span>
);
