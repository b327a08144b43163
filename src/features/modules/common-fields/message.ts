import * as z from 'zod/mini';
import { messageLimits } from '@/shared/discord/limits';
import { asQualified, isEmoji } from '../field-types/emoji/isEmoji';
import { countedLength, isBlankText } from './discordText';
import { buttonLinkSchema, embedLinkSchema, pictureSchema } from './webAddress';

/** White space around a text does not count. */
const atMost = (most: number) =>
  z
    .string('Must be text.')
    .check(z.refine((text) => countedLength(text) <= most, `Maximum ${most} characters.`));

/** An address that a variable stands for as a whole: "{item.link}". */
const A_VARIABLE = /^\{[\w.:]+\}$/;
/** Whether an address is left to a variable. */
export const isVariable = (text: string) => A_VARIABLE.test(text);

const orVariable = (schema: z.ZodMiniType<string, string>) =>
  z.string('Must be text.').check(
    z.refine((text) => isVariable(text) || schema.safeParse(text).success, {
      error: ({ input }) => problemOf(schema, input),
    }),
  );
/** What is wrong first. */
const problemOf = (schema: z.core.$ZodType, value: unknown) =>
  z.core.safeParse(schema, value).error?.issues[0]?.message;

/** As `embedLinkSchema`, or a variable for one. */
const messageLinkSchema = orVariable(embedLinkSchema);
/** As `buttonLinkSchema`, or a variable for one. */
const messageButtonLinkSchema = orVariable(buttonLinkSchema);
/** As `pictureSchema`, or a variable that stands for one. */
const messagePictureSchema = orVariable(pictureSchema);

/** Both may be empty, which leaves room between others. Source: https://github.com/discordjs/discord.js/issues/10744 */
const embedFieldSchema = z.object({
  name: atMost(messageLimits.fieldName),
  value: atMost(messageLimits.fieldValue),
  isInline: z.boolean(),
});

/** Stands for the moment a message is posted. */
export const WHEN_POSTED = 'WHEN_POSTED';

/** A time beside the footer: none, that of the post, or one of its own (ISO 8601 UTC). */
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
    colour: z.int().check(z.minimum(0), z.maximum(0xff_ff_ff)),
    author: atMost(messageLimits.author),
    authorUrl: z._default(messageLinkSchema, ''),
    authorIcon: z._default(messagePictureSchema, ''),
    image: messagePictureSchema,
    thumbnail: messagePictureSchema,
    footer: atMost(messageLimits.footer),
    footerIcon: z._default(messagePictureSchema, ''),
    timestamp: z._default(timestampSchema, ''),
    fields: z
      .array(embedFieldSchema)
      .check(z.maxLength(messageLimits.fields, `Maximum ${messageLimits.fields} fields.`)),
  })
  .check(
    z.refine((embed) => !isEmptyEmbed(embed), {
      error: 'This embed is empty. Add a title, a description or an image.',
      path: ['title'],
    }),
    // Discord requires the name of an author and the text of a footer wherever there is one of them:
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

/** What a button does that is pressed: opens a page, or answers whoever pressed it, unseen by others. */
export const buttonActions = ['LINK', 'ANSWER'] as const;
/** Discord's styles; a button that opens a page always has its own, grey with an arrow. */
export const buttonStyles = ['primary', 'secondary', 'success', 'danger'] as const;

/** A button that leads somewhere. */
const linked = z.object({
  url: messageButtonLinkSchema.check(
    z.refine((url) => url !== '', 'Enter a link that starts with https://.'),
  ),
});

const buttonSchema = z
  .object({
    label: atMost(messageLimits.buttonLabel),
    /** One emoji before the label, Unicode's or <:name:id>. */
    emoji: z._default(
      z.string('Must be text.').check(
        z.overwrite(asQualified),
        z.refine((text) => text === '' || isEmoji(text), 'Choose one emoji.'),
      ),
      '',
    ),
    does: z._default(z.enum(buttonActions), 'LINK'),
    style: z._default(z.enum(buttonStyles), 'secondary'),
    url: atMost(messageLimits.buttonUrl),
    answer: z._default(atMost(messageLimits.answer), ''),
  })
  .check(
    z.refine(({ label, emoji }) => !isBlankText(label) || emoji !== '', {
      error: 'Add a label or an emoji to the button.',
      path: ['label'],
    }),
    // What is not in force is kept as it is, and not looked at.
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
    /** Buttons, five a row. Messages saved before there were any have none. */
    buttons: z._default(
      z
        .array(buttonSchema)
        .check(z.maxLength(messageLimits.buttons, `Maximum ${messageLimits.buttons} buttons.`)),
      [],
    ),
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
 * Whether Discord would refuse an embed as empty: a link, a color or a time alone is nothing to show.
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

/** Gold, the house's colour. */
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
