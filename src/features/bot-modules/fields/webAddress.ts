import * as z from 'zod/mini';
import { messageLimits } from '@/shared/discord/limits';

/** What an address is written with; blanks and letters beyond ASCII are not, and Discord shows such links as text. */
const WRITTEN = /^[!-~]*$/;
const AS_COPIED = 'Without blanks and special letters: as a browser’s address bar copies it.';
const BEGINS = 'A link that begins with https://.';
const BEGINS_PICTURE = 'The address of a picture, which begins with https://.';
const WHOLE = 'Enter a full web address, such as https://example.com/page.';

const atMost = (most: number) =>
  z.maxLength(most, `At most ${most.toLocaleString('en')} characters.`);

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
      return 'Pictures at http:// are not taken. Use an address that begins with https://.';
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

/** What is wrong with an address whose scheme is one that is taken; null where nothing is. */
function wrongIn(text: string): string | null {
  if (!WRITTEN.test(text)) return AS_COPIED;
  const isWhole = /^discord:/i.test(text)
    ? /^discord:\/\/[^/]+\/./i.test(text)
    : isWebAddress(text);
  return isWhole ? null : WHOLE;
}

/** Replaces a variable in a host, which may be all of it. */
const A_HOST = 'variable.example';
const LABEL = /^(?!-)[\w-]{1,63}(?<!-)$/;
const IP = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/i;

/**
 * Whether Discord takes an address: both slashes are written, and the host has a dot and no empty part. It refuses
 * others as "Not a well formed URL", among them those of a local network, such as http://localhost.
 *
 * Source: https://github.com/bugsink/bugsink/issues/280
 */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const [, authority = ''] = /^https?:\/\/([^/?#\\]+)/i.exec(text) ?? [];
  const host = authority
    .replace(/^.*@/, '')
    .replace(/:\d*$/, '')
    .replaceAll(/\{[\w.:]+\}/g, A_HOST);
  if (IP.test(host)) return true;
  const labels = host.replace(/\.$/, '').split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}
