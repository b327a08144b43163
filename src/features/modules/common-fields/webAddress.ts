import { LANGUAGE } from '@/shared/text/locales';
import * as z from 'zod/mini';
import { isWebAddress } from '@/shared/discord/address';
import { localPicturePath } from '@/shared/navigation/localPicture';
import { messageLimits } from '@/shared/discord/limits';

/** Characters of an address. Discord shows links with blanks or letters beyond ASCII as plain text. */
const WRITTEN = /^[!-~]*$/;
const AS_COPIED =
  'Remove spaces and special characters. Copy the link from your browser’s address bar.';
const BEGINS = 'Enter a link that starts with https://.';
const BEGINS_PICTURE = 'Enter an image link that starts with https://.';
const WHOLE = 'Enter a full link, such as https://example.com/page.';

const atMost = (most: number) =>
  z.maxLength(most, `Maximum ${most.toLocaleString(LANGUAGE)} characters.`);

const linkAtMost = (most: number) =>
  z.string('Must be text.').check(
    problem((text) => (/^https?:/i.test(text) ? wrongIn(text) : BEGINS)),
    atMost(most),
  );

/** Links below messages and in other fields: Discord accepts http and https. */
export const linkSchema = linkAtMost(messageLimits.buttonUrl);

/** Links of embeds, their titles and authors, which may be longer. */
export const embedLinkSchema = linkAtMost(messageLimits.embedUrl);

/**
 * Links of buttons, which may also open a place within Discord: "discord://-/channels/…".
 *
 * Source: https://github.com/discord/discord-api-docs/issues/3129
 */
export const buttonLinkSchema = z.string('Must be text.').check(
  problem((text) => (/^(?:https?|discord):/i.test(text) ? wrongIn(text) : BEGINS)),
  atMost(messageLimits.buttonUrl),
);

/**
 * Pictures in messages. Discord also fetches http pictures, but a page served by https must not
 * show them, and the preview has to match the post. http is allowed only for pictures uploaded to a
 * back end on this device.
 */
export const pictureSchema = z.string('Must be text.').check(
  problem((text) => {
    if (localPicturePath(text) !== null) return null;
    if (/^http:/i.test(text))
      return 'http:// images aren’t supported. Use a link that starts with https://.';
    if (/^attachment:/i.test(text))
      return 'attachment:// refers to an uploaded file. Use the image’s https:// link.';
    return /^https:/i.test(text) ? wrongIn(text) : BEGINS_PICTURE;
  }),
  atMost(messageLimits.embedUrl),
);

/** Check that rejects a text with the message found; an empty text passes. */
function problem(find: (text: string) => string | null) {
  const of = (text: string) => (text === '' ? null : find(text));
  return z.refine<string>((text) => of(text) === null, {
    error: ({ input }) => of(String(input)) ?? undefined,
  });
}

const VARIABLES = /\{[\w.:]+\}/g;
/** Placeholder for a variable, which may be the whole host. */
const A_HOST = 'variable.example';

/** Error of an address whose scheme is allowed; null if it is valid. */
function wrongIn(text: string): string | null {
  if (!WRITTEN.test(text)) return AS_COPIED;
  const isWhole = /^discord:/i.test(text)
    ? /^discord:\/\/[^/]+\/./i.test(text)
    : isWebAddress(text.replaceAll(VARIABLES, A_HOST));
  return isWhole ? null : WHOLE;
}
