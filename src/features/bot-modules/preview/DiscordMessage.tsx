import { config } from '@/shared/config/config';
import { TowerIcon } from '@/shared/ui/icons';
import { messageLimits, type Message } from '../fields/message';
import { EmbedView } from './EmbedView';
import { LinkButtons } from './LinkButtons';
import { Markdown } from './Markdown';
import type { Scene } from './scene';
import { isBlank, isBlankEmbed } from './shownMessage';

interface DiscordMessageProps {
  message: Message;
  scene: Scene;
}

/** A bot's message as Discord shows it. */
export const DiscordMessage = ({ message, scene }: DiscordMessageProps) => (
  <div className="discord-message">
    <span className="discord-message__picture" aria-hidden="true">
      <TowerIcon />
    </span>
    <div className="discord-message__body">
      <p className="discord-message__author">
        {config.brandName} <span className="discord-message__app">APP</span>{' '}
        <span className="discord-message__time">Today at 18:00</span>
      </p>
      {isBlank(message) ? (
        <p className="discord-message__blank">This message is still empty.</p>
      ) : null}
      {message.content.trim() === '' ? null : (
        <Markdown text={message.content} most={messageLimits.content} scene={scene} />
      )}
      {message.embeds.map((embed, index) =>
        isBlankEmbed(embed) ? null : (
          // Embeds have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <EmbedView key={index} embed={embed} scene={scene} />
        ),
      )}
      <LinkButtons buttons={message.buttons} scene={scene} />
    </div>
  </div>
);
