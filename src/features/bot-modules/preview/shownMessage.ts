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
} from '../fields/message';
import { isBlankText } from '../fields/discordText';
import { isValues } from '../engine/valuesAt';
import type { Values } from '../fields/field';

/**
 * A message as far as it is written: the preview must not go away with each slip of which the form tells.
 * Whatever is not as it should be counts as not yet written.
 *
 * @param value anything; parts that are no part of a message are left out
 */
export function readShownMessage(value: unknown): Message {
  const raw = isValues(value) ? value : {};
  return {
    content: text(raw['content']),
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

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const many = <Item>(value: unknown, most: number, read: (raw: Values) => Item): Item[] =>
  Array.isArray(value) ? value.filter(isValues).slice(0, most).map(read) : [];

const readButton = (raw: Values): MessageButton => ({
  label: text(raw['label']),
  emoji: text(raw['emoji']),
  does: buttonActions.find((each) => each === raw['does']) ?? emptyButton.does,
  style: buttonStyles.find((each) => each === raw['style']) ?? emptyButton.style,
  url: text(raw['url']),
  answer: text(raw['answer']),
});
const readField = (raw: Values): Embed['fields'][number] => ({
  name: text(raw['name']),
  value: text(raw['value']),
  isInline: raw['isInline'] === true,
});

function readEmbed(raw: Values): Embed {
  const { colour } = raw;
  return {
    title: text(raw['title']),
    url: text(raw['url']),
    description: text(raw['description']),
    colour: typeof colour === 'number' ? colour : emptyEmbed.colour,
    author: text(raw['author']),
    authorUrl: text(raw['authorUrl']),
    authorIcon: text(raw['authorIcon']),
    image: text(raw['image']),
    thumbnail: text(raw['thumbnail']),
    footer: text(raw['footer']),
    footerIcon: text(raw['footerIcon']),
    timestamp: text(raw['timestamp']),
    fields: many(raw['fields'], messageLimits.fields, readField),
  };
}
