import { LANGUAGE } from '@/shared/text/language';
import * as z from 'zod/mini';
import { isWebAddress } from '@/shared/discord/address';
import { messageLimits } from '@/shared/discord/limits';

/** What an address is written with; blanks and letters beyond ASCII are not, and Discord shows such links as text. */
const WRITTEN = /^[!-~]*$/;
const AS_COPIED = 'Without blanks and special letters: as a browser’s address bar copies it.';
const BEGINS = 'A link that begins with https://.';
const BEGINS_PICTURE = 'The address of a picture, which begins with https://.';
const WHOLE = 'Enter a full web address, such as https://example.com/page.';

const atMost = (most: number) =>
  z.maxLength(most, `At most ${most.toLocaleString(LANGUAGE)} characters.`);

const linkAtMost = (most: number) =>
  z.string('Must be text.').check(
    problem((text) => (/^https?:/i.test(text) ? wrongIn(text) : BEGINS)),
    atMost(most),
  );

/** Links below messages and in other fields: Discord takes http and https. */
export const linkSchema = linkAtMost(messageLimits.buttonUrl);

/** Links of embeds, of their titles and authors, may be longer. */
export const embedLinkSchema = linkAtMost(messageLimits.embedUrl);

/**
 * Links of buttons, which may also lead to a place within Discord: "discord://-/channels/…".
 *
 * Source: https://github.com/discord/discord-api-docs/issues/3129
 */
export const buttonLinkSchema = z.string('Must be text.').check(
  problem((text) => (/^(?:https?|discord):/i.test(text) ? wrongIn(text) : BEGINS)),
  atMost(messageLimits.buttonUrl),
);

/**
 * Pictures in messages: Discord fetches those at http as well, but a page that is itself served by https
 * must not show them, and what is shown is what is posted.
 */
export const pictureSchema = z.string('Must be text.').check(
  problem((text) => {
    if (/^http:/i.test(text))
      return 'Pictures at http:// aren’t taken. Use an address that begins with https://.';
    if (/^attachment:/i.test(text))
      return 'attachment:// means an uploaded file. Use the picture’s https:// address.';
    return /^https:/i.test(text) ? wrongIn(text) : BEGINS_PICTURE;
  }),
  atMost(messageLimits.embedUrl),
);

/** Refuses a text with what is wrong with it; an empty one is taken. */
function problem(find: (text: string) => string | null) {
  const of = (text: string) => (text === '' ? null : find(text));
  return z.refine<string>((text) => of(text) === null, {
    error: ({ input }) => of(String(input)) ?? undefined,
  });
}

const VARIABLES = /\{[\w.:]+\}/g;
/** Replaces a variable, which may be all of the host. */
const A_HOST = 'variable.example';

/** What is wrong with an address whose scheme is one that is taken; null where nothing is. */
function wrongIn(text: string): string | null {
  if (!WRITTEN.test(text)) return AS_COPIED;
  const isWhole = /^discord:/i.test(text)
    ? /^discord:\/\/[^/]+\/./i.test(text)
    : isWebAddress(text.replaceAll(VARIABLES, A_HOST));
  return isWhole ? null : WHOLE;
}
