import * as z from 'zod/mini';

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
