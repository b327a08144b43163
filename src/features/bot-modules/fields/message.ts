import * as z from 'zod/mini';
import { textAt, textsAt } from '../engine/read';
import type { Values } from './field';
import type { Post } from './post';

/** Discord's limits (Discord docs, "Create Message" and "Embed Limits"), in characters or pieces. */
export const messageLimits = {
  content: 2000,
  embeds: 10,
  title: 256,
  description: 4096,
  fields: 25,
  fieldName: 256,
  fieldValue: 1024,
  footer: 2048,
  author: 256,
  /** Over all embeds of one message together. */
  allEmbeds: 6000,
  /** Five rows of five. */
  buttons: 25,
  buttonLabel: 80,
  buttonUrl: 512,
} as const;

const lengthOf = (text: string) => Array.from(text).length;
const atMost = (most: number) =>
  z
    .string('Must be text.')
    .check(z.refine((text) => lengthOf(text) <= most, `At most ${most} characters.`));

/** What an address is written with; blanks and letters beyond ASCII are not, and Discord shows such links as text. */
const WRITTEN = /^[!-~]*$/;
const AS_COPIED = 'Without blanks and special letters: as a browser’s address bar copies it.';

/** Links in messages: Discord takes http and https alone. */
export const linkSchema = z.string('Must be text.').check(
  z.refine((text) => text === '' || isWebLink(text), 'A link that begins with https://.'),
  z.regex(WRITTEN, AS_COPIED),
  z.maxLength(512, 'At most 512 characters.'),
);

/**
 * Pictures in messages: Discord fetches those at http as well, but a page that is itself served by https
 * must not show them, and what is shown is what is posted.
 */
export const pictureSchema = z.string('Must be text.').check(
  z.refine((text) => text === '' || isSafePicture(text), {
    error: ({ input }) =>
      /^http:/i.test(String(input))
        ? 'Pictures at http:// are not taken. Use an address that begins with https://.'
        : 'The address of a picture, which begins with https://.',
  }),
  z.regex(WRITTEN, AS_COPIED),
  z.maxLength(512, 'At most 512 characters.'),
);

const isSafePicture = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';

function isWebLink(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' || url?.protocol === 'http:';
}

const embedFieldSchema = z.object({
  name: atMost(messageLimits.fieldName).check(z.minLength(1, 'Give the field a name.')),
  value: atMost(messageLimits.fieldValue).check(z.minLength(1, 'Give the field a text.')),
  isInline: z.boolean(),
});

export const embedSchema = z
  .object({
    title: atMost(messageLimits.title),
    url: linkSchema,
    description: atMost(messageLimits.description),
    colour: z.int().check(z.minimum(0), z.maximum(0xff_ff_ff)),
    author: atMost(messageLimits.author),
    image: pictureSchema,
    thumbnail: pictureSchema,
    footer: atMost(messageLimits.footer),
    fields: z
      .array(embedFieldSchema)
      .check(z.maxLength(messageLimits.fields, `At most ${messageLimits.fields} fields.`)),
  })
  .check(
    z.refine((embed) => embedLength(embed) > 0 || embed.image !== '', {
      error: 'This embed is empty: give it a title, a description or a picture.',
      path: ['title'],
    }),
  );
export type Embed = z.infer<typeof embedSchema>;

const buttonSchema = z.object({
  label: atMost(messageLimits.buttonLabel).check(
    z.refine((label) => label.trim() !== '', 'Give the button a label.'),
  ),
  url: linkSchema.check(z.minLength(1, 'A link that begins with https://.')),
});
export type LinkButton = z.infer<typeof buttonSchema>;

/** A message as a bot posts it. */
export const messageSchema = z
  .object({
    content: atMost(messageLimits.content),
    embeds: z
      .array(embedSchema)
      .check(z.maxLength(messageLimits.embeds, `At most ${messageLimits.embeds} embeds.`)),
    /** Buttons that lead to a page, five a row. Messages saved before there were any have none. */
    buttons: z._default(
      z
        .array(buttonSchema)
        .check(z.maxLength(messageLimits.buttons, `At most ${messageLimits.buttons} buttons.`)),
      [],
    ),
  })
  .check(
    z.refine((message) => message.content.trim() !== '' || message.embeds.length > 0, {
      error: 'Write a text or add an embed: Discord refuses an empty message.',
      path: ['content'],
    }),
    z.refine((message) => totalLength(message.embeds) <= messageLimits.allEmbeds, {
      error: `The embeds have more than ${messageLimits.allEmbeds} characters together.`,
      path: ['embeds'],
    }),
  );
export type Message = z.infer<typeof messageSchema>;

/** Characters of an embed that Discord counts: title, description, fields, footer and author. */
export const embedLength = ({ title, description, footer, author, fields }: Embed): number =>
  [title, description, footer, author, ...fields.flatMap(({ name, value }) => [name, value])]
    .map(lengthOf)
    .reduce((sum, length) => sum + length, 0);

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
  image: '',
  thumbnail: '',
  footer: '',
  fields: [],
};

/** Most modules post in `channelId`, and some mention roles. */
export const usualPost = (values: Values): Post => ({
  channelId: textAt(values, 'channelId'),
  mentions: textsAt(values, 'mentionRoles'),
});
