import * as z from 'zod/mini';
import { exactlyTrue, orElse, snowflakeSchema, textOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

/** A server's own emoji, as far as Discord tells of it (Discord docs, "Emoji object"). */
const serverEmojiSchema = z.object({
  id: snowflakeSchema,
  name: z
    .string()
    .check(z.regex(/^\w{2,32}$/), z.describe('2 to 32 letters, digits and underscores.')),
  animated: exactlyTrue,
  available: orElse(z._default(z.boolean(), true), false).check(
    z.describe('False while the server has lost the boost that the emoji needs.'),
  ),
  picture: textOrNull.check(z.describe('Address of its picture; null if there is none.')),
  stillPicture: textOrNull.check(
    z.describe('Address of a still picture of an animated emoji; null for others.'),
  ),
});
export type ServerEmoji = z.infer<typeof serverEmojiSchema>;

/** GET /discord/servers/{id}/emojis. */
export const serverEmojisSchema = withLists({
  emojis: listOf(serverEmojiSchema, { what: 'emoji', by: 'id' }),
});

/** As messages carry it: <:name:id>, or <a:name:id> of one that moves. */
export const inMessage = ({ id, name, animated }: ServerEmoji) =>
  `<${animated ? 'a' : ''}:${name}:${id}>`;

const OWN = /^<a?:(\w{2,32}):(\d{15,20})>$/;

/** The name and id in what `inMessage` wrote; null for all other text. */
export function ownEmojiIn(text: string): { name: string; id: string } | null {
  const [, name, id] = OWN.exec(text) ?? [];
  return name === undefined || id === undefined ? null : { name, id };
}
