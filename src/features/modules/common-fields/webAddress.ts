import { LANGUAGE } from '@/shared/text/locales';
import * as z from 'zod/mini';
import { isWebAddress } from '@/shared/discord/address';
import { localPicturePath } from '@/shared/navigation/localPicture';
import { messageLimits } from '@/shared/discord/limits';

/** What an address is written with; blanks and letters beyond ASCII are not, and Discord shows such links as text. */
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
 * must not show them, and what is shown is what is posted. Only pictures uploaded to a back end on this device are
 * at http.
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
