import * as z from 'zod/mini';
import { messageLimits } from '@/shared/discord/limits';
import { asQualified, isEmoji } from '../field-types/emoji/isEmoji';
import { countedLength, isBlankText } from './discordText';
import { buttonLinkSchema, embedLinkSchema, pictureSchema } from './webAddress';

/** Leading and trailing white space does not count. */
const atMost = (most: number) =>
  z
    .string('Must be text.')
    .check(z.refine((text) => countedLength(text) <= most, `Maximum ${most} characters.`));

/** A text that is one variable and nothing else: "{item.link}". */
const A_VARIABLE = /^\{[\w.:]+\}$/;
/** Whether an address is a variable. */
export const isVariable = (text: string) => A_VARIABLE.test(text);

const orVariable = (schema: z.ZodMiniType<string, string>) =>
  z.string('Must be text.').check(
    z.refine((text) => isVariable(text) || schema.safeParse(text).success, {
      error: ({ input }) => problemOf(schema, input),
    }),
  );
/** First error of a value. */
const problemOf = (schema: z.core.$ZodType, value: unknown) =>
  z.core.safeParse(schema, value).error?.issues[0]?.message;

/** `embedLinkSchema`, or a variable. */
const messageLinkSchema = orVariable(embedLinkSchema);
/** `buttonLinkSchema`, or a variable. */
const messageButtonLinkSchema = orVariable(buttonLinkSchema);
/** `pictureSchema`, or a variable. */
const messagePictureSchema = orVariable(pictureSchema);

/**
 * Name and value may both be empty, which leaves a gap between fields. Source:
 * https://github.com/discordjs/discord.js/issues/10744
 */
const embedFieldSchema = z.object({
  name: atMost(messageLimits.fieldName),
  value: atMost(messageLimits.fieldValue),
  isInline: z.boolean(),
});

/** Timestamp value that means the moment a message is posted. */
export const WHEN_POSTED = 'WHEN_POSTED';

/** The time beside the footer: none, the time of the post, or a given time (ISO 8601 UTC). */
const timestampSchema = z
  .string('Must be text.')
  .check(
    z.refine(
      (text) => text === '' || text === WHEN_POSTED || isTime(text),
      'Pick a date and time.',
    ),
  );

const isTime = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/.test(text) && !Number.isNaN(Date.parse(text));

export const embedSchema = z
  .object({
    title: atMost(messageLimits.title),
    url: messageLinkSchema,
    description: atMost(messageLimits.description),
    colour: z.int().check(z.minimum(0), z.maximum(0xff_ff_ff), z.describe('RGB as one integer.')),
    author: atMost(messageLimits.author),
    authorUrl: z._default(messageLinkSchema, ''),
    authorIcon: z._default(messagePictureSchema, ''),
    image: messagePictureSchema,
    thumbnail: messagePictureSchema,
    footer: atMost(messageLimits.footer),
    footerIcon: z._default(messagePictureSchema, ''),
    timestamp: z
      ._default(timestampSchema, '')
      .check(
        z.describe(
          'Time beside the footer: empty for none, WHEN_POSTED for the time of the post, or a time in UTC.',
        ),
      ),
    fields: z
      .array(embedFieldSchema)
      .check(z.maxLength(messageLimits.fields, `Maximum ${messageLimits.fields} fields.`)),
  })
  .check(
    z.refine((embed) => !isEmptyEmbed(embed), {
      error: 'This embed is empty. Add a title, a description or an image.',
      path: ['title'],
    }),
    // Discord requires an author's name and a footer's text if any other part of them is set:
    // https://docs.discord.com/developers/resources/message#embed-object-embed-author-structure
    z.refine(
      ({ author, authorUrl, authorIcon }) =>
        !isBlankText(author) || (authorUrl === '' && authorIcon === ''),
      {
        error: 'Enter the author’s name, or remove the author’s link and icon.',
        path: ['author'],
      },
    ),
    z.refine(({ footer, footerIcon }) => !isBlankText(footer) || footerIcon === '', {
      error: 'Enter the footer’s text, or remove its icon.',
      path: ['footer'],
    }),
  );
export type Embed = z.infer<typeof embedSchema>;

/** What a button does: opens a page, or sends a reply that only the member who pressed it sees. */
export const buttonActions = ['LINK', 'ANSWER'] as const;
/** Discord's styles. A button that opens a page always has the link style, gray with an arrow. */
export const buttonStyles = ['primary', 'secondary', 'success', 'danger'] as const;

/** A button that opens a page. */
const linked = z.object({
  url: messageButtonLinkSchema.check(
    z.refine((url) => url !== '', 'Enter a link that starts with https://.'),
  ),
});

const buttonSchema = z
  .object({
    label: atMost(messageLimits.buttonLabel),
    emoji: z
      ._default(
        z.string('Must be text.').check(
          z.overwrite(asQualified),
          z.refine((text) => text === '' || isEmoji(text), 'Choose one emoji.'),
        ),
        '',
      )
      .check(z.describe('One emoji before the label: Unicode, or <:name:id>; empty for none.')),
    does: z
      ._default(z.enum(buttonActions), 'LINK')
      .check(
        z.describe(
          'LINK opens `url`. ANSWER sends `answer` to the member who pressed it, and no one else sees it.',
        ),
      ),
    style: z
      ._default(z.enum(buttonStyles), 'secondary')
      .check(
        z.describe('Discord’s style of an ANSWER button. A LINK button always looks the same.'),
      ),
    url: atMost(messageLimits.buttonUrl),
    answer: z._default(atMost(messageLimits.answer), ''),
  })
  .check(
    z.refine(({ label, emoji }) => !isBlankText(label) || emoji !== '', {
      error: 'Add a label or an emoji to the button.',
      path: ['label'],
    }),
    // Values of the other action are kept, and not checked.
    z.refine((button) => button.does !== 'LINK' || linked.safeParse(button).success, {
      error: ({ input }) => problemOf(linked, input),
      path: ['url'],
    }),
    z.refine(({ does, answer }) => does !== 'ANSWER' || !isBlankText(answer), {
      error: 'Enter the button’s reply.',
      path: ['answer'],
    }),
  );
export type MessageButton = z.infer<typeof buttonSchema>;

/** A message as a bot posts it. */
export const messageSchema = z
  .object({
    content: atMost(messageLimits.content),
    embeds: z
      .array(embedSchema)
      .check(z.maxLength(messageLimits.embeds, `Maximum ${messageLimits.embeds} embeds.`)),
    buttons: z
      ._default(
        z
          .array(buttonSchema)
          .check(z.maxLength(messageLimits.buttons, `Maximum ${messageLimits.buttons} buttons.`)),
        [],
      )
      .check(z.describe('Buttons, five in a row.')),
  })
  .check(
    z.refine((message) => !isBlankText(message.content) || message.embeds.length > 0, {
      error: 'Enter text or add an embed. Discord doesn’t accept empty messages.',
      path: ['content'],
    }),
    z.refine((message) => totalLength(message.embeds) <= messageLimits.allEmbeds, {
      error: `Maximum ${messageLimits.allEmbeds} characters across all embeds.`,
      path: ['embeds'],
    }),
  );
export type Message = z.infer<typeof messageSchema>;

/** Characters of an embed that Discord counts: title, description, fields, footer and author. */
export const embedLength = ({ title, description, footer, author, fields }: Embed): number =>
  [title, description, footer, author, ...fields.flatMap(({ name, value }) => [name, value])]
    .map(countedLength)
    .reduce((sum, length) => sum + length, 0);

/**
 * Whether Discord would reject an embed as empty: a link, color or time alone does not count as
 * content.
 *
 * Source: https://discord.js.org/docs/packages/builders/main/EmbedBuilder:Class
 */
export const isEmptyEmbed = ({
  title,
  description,
  author,
  footer,
  image,
  thumbnail,
  fields,
}: Embed) =>
  [title, description, author, footer].every(isBlankText) &&
  image === '' &&
  thumbnail === '' &&
  fields.length === 0;

export const totalLength = (embeds: readonly Embed[]): number =>
  embeds.reduce((sum, embed) => sum + embedLength(embed), 0);

/** Gold, the brand color. */
const GOLD = 0xe0_ad_3d;

export const emptyEmbed: Embed = {
  title: '',
  url: '',
  description: '',
  colour: GOLD,
  author: '',
  authorUrl: '',
  authorIcon: '',
  image: '',
  thumbnail: '',
  footer: '',
  footerIcon: '',
  timestamp: '',
  fields: [],
};

export const emptyButton: MessageButton = {
  label: '',
  emoji: '',
  does: 'LINK',
  style: 'secondary',
  url: '',
  answer: '',
};

/** A button that opens a page. */
export const linkButton = (label: string, url: string): MessageButton => ({
  ...emptyButton,
  label,
  url,
});
