import type { Values } from '../../../common-fields/field';
import { WHEN_POSTED, type Embed, type Message } from '../../../common-fields/message';
import { writtenButtons } from './buttons';

/** A message as Discord’s webhooks and Discohook take it, without what those have no word for. */
export const writeMessage = ({ content, embeds, buttons }: Message): string =>
  JSON.stringify(
    filled({
      content,
      embeds: embeds.map(writtenEmbed),
      components: writtenButtons(buttons),
    }),
    null,
    2,
  );

/** What of a message its JSON does not hold, in words; empty where it holds all. */
export function unwritten({ embeds, buttons }: Message): string[] {
  return [
    ...(buttons.some(({ does }) => does === 'ANSWER') ? ['button replies'] : []),
    ...(embeds.some(({ timestamp }) => timestamp === WHEN_POSTED) ? ['the timestamp'] : []),
  ];
}

const writtenEmbed = (embed: Embed): Values =>
  filled({
    title: embed.title,
    url: embed.url,
    description: embed.description,
    color: embed.colour,
    fields: embed.fields.map(({ name, value, isInline }) => ({ name, value, inline: isInline })),
    author: filled({ name: embed.author, url: embed.authorUrl, icon_url: embed.authorIcon }),
    footer: filled({ text: embed.footer, icon_url: embed.footerIcon }),
    image: filled({ url: embed.image }),
    thumbnail: filled({ url: embed.thumbnail }),
    timestamp: embed.timestamp === WHEN_POSTED ? '' : embed.timestamp,
  });

/** Without what holds nothing. */
const filled = (parts: Values): Values =>
  Object.fromEntries(
    Object.entries(parts).filter(([, value]) =>
      typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : value !== '',
    ),
  );
