import * as z from 'zod/mini';
import { orElse } from '@/shared/api/fields';
import { messageLimits } from '@/shared/discord/limits';
import {
  buttonActions,
  buttonStyles,
  emptyButton,
  emptyEmbed,
  isEmptyEmbed,
  messageSchema,
  type Embed,
  type MessageButton,
  type Message,
} from '../common-fields/message';
import { isBlankText } from '../common-fields/discordText';
import { asItems, asText, asValues } from '../engine/shape';
import { isValues } from '../engine/paths';

/**
 * A message as far as it is written: the preview must not go away with each slip of which the form tells.
 * Whatever is not as it should be counts as not yet written.
 *
 * @param value anything; parts that are no part of a message are left out
 */
export function readShownMessage(value: unknown): Message {
  const raw = asValues(value);
  return {
    content: asText(raw['content']),
    embeds: many(raw['embeds'], messageLimits.embeds, readEmbed),
    buttons: many(raw['buttons'], messageLimits.buttons, readButton),
  };
}

/** A message that was posted before, when the rules may have been other ones; null where there is none. */
export const pastMessageOrNull = orElse(z.nullable(messageSchema), ({ value }) =>
  isValues(value) ? readShownMessage(value) : null,
);

const NO_MESSAGE: Message = { content: '', embeds: [], buttons: [] };

/** The same where there must be one. */
export const pastMessageSchema = orElse(messageSchema, ({ value }) =>
  isValues(value) ? readShownMessage(value) : NO_MESSAGE,
).check(z.refine((message) => message !== NO_MESSAGE));

/** Whether Discord would refuse it because there is nothing in it; buttons alone do not count. */
export const isBlank = ({ content, embeds }: Message): boolean =>
  isBlankText(content) && embeds.every(isEmptyEmbed);

const many = <Item>(value: unknown, most: number, read: (item: unknown) => Item): Item[] =>
  asItems(value).slice(0, most).map(read);

export function readButton(value: unknown): MessageButton {
  const raw = asValues(value);
  return {
    label: asText(raw['label']),
    emoji: asText(raw['emoji']),
    does: buttonActions.find((each) => each === raw['does']) ?? emptyButton.does,
    style: buttonStyles.find((each) => each === raw['style']) ?? emptyButton.style,
    url: asText(raw['url']),
    answer: asText(raw['answer']),
  };
}

export function readEmbedField(value: unknown): Embed['fields'][number] {
  const raw = asValues(value);
  return {
    name: asText(raw['name']),
    value: asText(raw['value']),
    isInline: raw['isInline'] === true,
  };
}

export function readEmbed(value: unknown): Embed {
  const raw = asValues(value);
  const { colour } = raw;
  return {
    title: asText(raw['title']),
    url: asText(raw['url']),
    description: asText(raw['description']),
    colour: typeof colour === 'number' ? colour : emptyEmbed.colour,
    author: asText(raw['author']),
    authorUrl: asText(raw['authorUrl']),
    authorIcon: asText(raw['authorIcon']),
    image: asText(raw['image']),
    thumbnail: asText(raw['thumbnail']),
    footer: asText(raw['footer']),
    footerIcon: asText(raw['footerIcon']),
    timestamp: asText(raw['timestamp']),
    fields: many(raw['fields'], messageLimits.fields, readEmbedField),
  };
}
