import { config } from '@/shared/config/config';
import { safeExternalUrl } from '@/shared/navigation/safeUrl';
import { TowerIcon } from '@/shared/ui/icons';
import type { Embed, Message } from '../fields/message';

interface DiscordMessageProps {
  message: Message;
  /** Puts samples in place of variables. */
  fill: (text: string) => string;
}

/** A bot's message as Discord shows it. Texts are text: nothing in them is taken for markup. */
export const DiscordMessage = ({ message, fill }: DiscordMessageProps) => (
  <div className="discord-message">
    <span className="discord-message__picture" aria-hidden="true">
      <TowerIcon />
    </span>
    <div className="discord-message__body">
      <p className="discord-message__author">
        {config.brandName} <span className="channel-preview__app">APP</span>
      </p>
      {message.content === '' ? null : <p>{fill(message.content)}</p>}
      {message.embeds.map((embed, index) => (
        // Embeds have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <EmbedView key={index} embed={embed} fill={fill} />
      ))}
    </div>
  </div>
);

function EmbedView({ embed, fill }: { embed: Embed; fill: DiscordMessageProps['fill'] }) {
  const image = safeExternalUrl(embed.image);
  return (
    <div className="discord-embed">
      <svg className="discord-embed__edge" aria-hidden="true" preserveAspectRatio="none">
        <rect width="4" height="100%" fill={`#${embed.colour.toString(16).padStart(6, '0')}`} />
      </svg>
      {embed.author === '' ? null : <p className="discord-embed__small">{fill(embed.author)}</p>}
      {embed.title === '' ? null : <p className="discord-embed__title">{fill(embed.title)}</p>}
      {embed.description === '' ? null : <p>{fill(embed.description)}</p>}
      {embed.fields.length === 0 ? null : (
        <dl className="discord-embed__fields">
          {embed.fields.map(({ name, value, isInline }, index) => (
            <div
              // oxlint-disable-next-line react/no-array-index-key -- fields have no identity but their place
              key={index}
              className={isInline ? undefined : 'discord-embed__field--wide'}
            >
              <dt>{fill(name)}</dt>
              <dd>{fill(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {image === null ? null : (
        <img src={image} alt="" loading="lazy" referrerPolicy="no-referrer" />
      )}
      {embed.footer === '' ? null : <p className="discord-embed__small">{fill(embed.footer)}</p>}
    </div>
  );
}
