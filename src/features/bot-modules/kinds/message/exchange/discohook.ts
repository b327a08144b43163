import { isValues } from '../../../engine/valuesAt';
import type { Values } from '../../../fields/field';
import { messageLimits, type Embed, type Message } from '../../../fields/message';
import { readButtons } from './buttons';
import { Notes, addressIn, textIn } from './notes';

/** Larger ones are none of a message. */
const MOST_LETTERS = 512 * 1024;
/** Discord’s own edge, where an embed names no colour. */
const NO_COLOUR = 0x20_22_25;

/** What was read: the message, and what of it has no place here. Or in words why nothing could be. */
export type ReadMessage = { message: Message; notes: readonly string[] } | { problem: string };

/**
 * A message out of what other tools give: JSON as Discord’s webhooks take it, Discohook’s own with several
 * messages or backups, a single embed, or a link to Discohook that holds all of it. It is somebody else’s
 * text: only what is known is taken, piece by piece, and what is left out is said. What is too long is taken,
 * so that the form can tell where.
 */
export function readMessage(pasted: string): ReadMessage {
  const text = pasted.trim();
  if (text === '') return { problem: 'There is nothing to read yet.' };
  if (text.length > MOST_LETTERS) return { problem: 'This is too long for a message.' };
  const isLink = /^https?:\/\/\S+$/.test(text);
  const json = isLink ? jsonInLink(text) : text;
  if (json === null) {
    return {
      problem:
        'This link does not hold the message itself. Open it in Discohook, and copy the JSON from there.',
    };
  }
  const whole = parsed(json);
  const notes = new Notes();
  const data = dataIn(whole, notes);
  if (!data) return { problem: 'This is no JSON of a message.' };
  const message: Message = {
    content: textIn(data, 'content'),
    embeds: embedsIn(data, notes),
    buttons: readButtons(data['components'], notes),
  };
  notes.unknown(data, KNOWN, 'The message');
  const isEmpty =
    message.content === '' && message.embeds.length === 0 && message.buttons.length === 0;
  return isEmpty
    ? { problem: 'There is no text and no embed in it.' }
    : { message, notes: notes.all };
}

const KNOWN = ['content', 'embeds', 'embed', 'components'];

/** Discohook’s longer links hold all of it in `data`, as base64. */
function jsonInLink(link: string): string | null {
  const data = URL.canParse(link) ? new URL(link).searchParams.get('data') : null;
  if (data === null) return null;
  try {
    const bytes = atob(data.replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Backups hold messages, which hold data. */
const DEEPEST = 8;

/** Where in it the message is. */
function dataIn(whole: unknown, notes: Notes, depth = 0): Values | null {
  if (Array.isArray(whole)) {
    const items = whole.filter(isValues);
    if (items.length > 1) notes.add(`The first of ${items.length} messages was taken.`);
    return depth < DEEPEST ? dataIn(items[0], notes, depth + 1) : null;
  }
  if (!isValues(whole) || depth >= DEEPEST) return null;
  for (const inside of ['backups', 'messages', 'data']) {
    if (typeof whole[inside] === 'object' && whole[inside] !== null) {
      return dataIn(whole[inside], notes, depth + 1);
    }
  }
  if (['content', 'embeds', 'embed', 'components'].some((name) => name in whole)) return whole;
  const isEmbed = ['title', 'description', 'fields', 'image'].some((name) => name in whole);
  return isEmbed ? { embeds: [whole] } : null;
}

function embedsIn(data: Values, notes: Notes): Embed[] {
  const all = isValues(data['embed']) ? [data['embed']] : data['embeds'];
  const embeds = Array.isArray(all) ? all.filter(isValues) : [];
  if (embeds.length > messageLimits.embeds) {
    notes.add(`Embeds after the first ${messageLimits.embeds}: Discord takes no more.`);
  }
  return embeds
    .slice(0, messageLimits.embeds)
    .map((raw, index) => embedOf(raw, `Embed ${index + 1}`, notes));
}

const EMBED = [
  'title',
  'url',
  'description',
  'color',
  'author',
  'image',
  'thumbnail',
  'footer',
  'timestamp',
  'fields',
  // What Discord adds to those it gives back.
  'type',
  'id',
];

function embedOf(raw: Values, place: string, notes: Notes): Embed {
  const part = (name: string) => (isValues(raw[name]) ? raw[name] : {});
  const picture = (of: Values, name: string, what: string) =>
    addressIn(of, name, true, `${place}: ${what}`, notes);
  notes.unknown(raw, EMBED, place);
  return {
    title: textIn(raw, 'title'),
    url: addressIn(raw, 'url', false, `${place}: the link`, notes),
    description: textIn(raw, 'description'),
    colour: colourOf(raw['color']),
    author: textIn(part('author'), 'name'),
    authorUrl: addressIn(part('author'), 'url', false, `${place}: the author’s link`, notes),
    authorIcon: picture(part('author'), 'icon_url', 'the author’s icon'),
    image: picture(part('image'), 'url', 'the picture'),
    thumbnail: picture(part('thumbnail'), 'url', 'the small picture'),
    footer: textIn(part('footer'), 'text'),
    footerIcon: picture(part('footer'), 'icon_url', 'the footer’s icon'),
    timestamp: timeOf(raw['timestamp']),
    fields: fieldsOf(raw['fields'], place, notes),
  };
}

function fieldsOf(raw: unknown, place: string, notes: Notes): Embed['fields'] {
  const fields = Array.isArray(raw) ? raw.filter(isValues) : [];
  if (fields.length > messageLimits.fields) {
    notes.add(`${place}: fields after the first ${messageLimits.fields}, Discord takes no more.`);
  }
  return fields.slice(0, messageLimits.fields).map((field) => ({
    name: textIn(field, 'name'),
    value: textIn(field, 'value'),
    isInline: field['inline'] === true,
  }));
}

/** A number, or as some tools have it, "#e0ad3d". */
function colourOf(raw: unknown): number {
  const hex = typeof raw === 'string' ? /^#?([0-9a-f]{6})$/i.exec(raw)?.[1] : undefined;
  const colour = hex === undefined ? raw : Number.parseInt(hex, 16);
  const isColour =
    typeof colour === 'number' && Number.isInteger(colour) && colour >= 0 && colour <= 0xff_ff_ff;
  return isColour ? colour : NO_COLOUR;
}

function timeOf(raw: unknown): string {
  const at = typeof raw === 'string' || typeof raw === 'number' ? new Date(raw) : null;
  return at === null || Number.isNaN(at.getTime()) ? '' : at.toISOString();
}
