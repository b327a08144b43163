import { isValues } from '../../../engine/paths';
import type { Values } from '../../../common-fields/field';
import { messageLimits } from '@/shared/discord/limits';
import { WHEN_POSTED, type Embed } from '../../../common-fields/message';
import { embedLinkSchema, pictureSchema } from '../../../common-fields/webAddress';
import { addressOf, itemsOf, textOf, type Notes } from './notes';

/** Discord’s own edge, where an embed names no color. */
const NO_COLOUR = 0x20_22_25;

export function readEmbeds(raw: readonly Values[], notes: Notes): Embed[] {
  if (raw.length > messageLimits.embeds) {
    notes.add(`Embeds after the first ${messageLimits.embeds}, Discord’s maximum.`);
  }
  return raw
    .slice(0, messageLimits.embeds)
    .map((each, index) => embedOf(each, `Embed ${index + 1}`, notes));
}

const EMBED = [
  'title',
  'url',
  'description',
  'color',
  'colour',
  'hexColor',
  'author',
  'image',
  'thumbnail',
  'footer',
  'timestamp',
  'fields',
  // What Discord adds to those it gives back.
  'type',
  'id',
  'content_scan_version',
];
/** What Discord adds to pictures and icons. */
const ADDED = [
  'proxy_url',
  'proxy_icon_url',
  'proxyURL',
  'proxyIconURL',
  'width',
  'height',
  'placeholder',
  'placeholder_version',
  'content_type',
  'flags',
];
const ICONS = ['icon_url', 'iconURL', 'iconUrl', 'icon'];

function embedOf(raw: Values, place: string, notes: Notes): Embed {
  const author = partOf(raw['author'], 'name');
  const footer = partOf(raw['footer'], 'text');
  const text = (of: Values, name: string, what: string) =>
    textOf(of[name], `${place}, ${what}`, notes);
  const link = (of: Values, what: string) =>
    addressOf(of['url'], embedLinkSchema, `${place}, ${what}`, notes);
  const picture = (value: unknown, what: string) =>
    addressOf(value, pictureSchema, `${place}, ${what}`, notes);
  notes.unknown(raw, EMBED, place);
  notes.unknown(author, ['name', 'url', ...ICONS, ...ADDED], `${place}, author`);
  notes.unknown(footer, ['text', ...ICONS, ...ADDED], `${place}, footer`);
  for (const name of ['image', 'thumbnail'])
    notes.unknown(partOf(raw[name], 'url'), ['url', ...ADDED], `${place}, ${name}`);
  return {
    title: text(raw, 'title', 'title'),
    url: link(raw, 'title link'),
    description: text(raw, 'description', 'description'),
    colour: colourOf(raw['color'] ?? raw['colour'] ?? raw['hexColor'], place, notes),
    author: text(author, 'name', 'author'),
    authorUrl: link(author, 'author link'),
    authorIcon: picture(firstIn(author, ICONS), 'author icon'),
    image: picture(raw['image'], 'image'),
    thumbnail: picture(raw['thumbnail'], 'thumbnail'),
    footer: text(footer, 'text', 'footer'),
    footerIcon: picture(firstIn(footer, ICONS), 'footer icon'),
    timestamp: timeOf(raw['timestamp'], place, notes),
    fields: fieldsOf(raw['fields'], place, notes),
  };
}

/** A part of an embed: some tools write its text in place of the whole. */
const partOf = (raw: unknown, text: string): Values =>
  isValues(raw) ? raw : raw === null || raw === undefined ? {} : { [text]: raw };

const firstIn = (raw: Values, names: readonly string[]): unknown =>
  names.map((name) => raw[name]).find((value) => value !== undefined && value !== null);

function fieldsOf(raw: unknown, place: string, notes: Notes): Embed['fields'] {
  const fields = itemsOf(raw, `${place}, fields`, notes);
  if (fields.length > messageLimits.fields) {
    notes.add(`${place}: fields after the first ${messageLimits.fields}, Discord’s maximum.`);
  }
  return fields.slice(0, messageLimits.fields).map((field, index) => {
    const what = `${place}, field ${index + 1}`;
    notes.unknown(field, ['name', 'value', 'inline', 'id'], what);
    return {
      name: textOf(field['name'], `${what} name`, notes),
      value: textOf(field['value'], `${what} text`, notes),
      isInline: field['inline'] === true || field['inline'] === 'true',
    };
  });
}

function colourOf(raw: unknown, place: string, notes: Notes): number {
  if (raw === null || raw === undefined || raw === '') return NO_COLOUR;
  const colour = numberOf(raw);
  if (Number.isInteger(colour) && colour >= 0 && colour <= 0xff_ff_ff) return colour;
  notes.add(`${place}: the color “${shortly(raw)}” couldn’t be read.`);
  return NO_COLOUR;
}

/** As a number, or as tools write it: "#e0ad3d", "#fc0", "0xe0ad3d", "rgb(224, 173, 61)", [224, 173, 61], "14724413". */
function numberOf(raw: unknown): number {
  if (typeof raw === 'number') return raw;
  if (Array.isArray(raw)) return fromParts(raw);
  if (typeof raw !== 'string') return Number.NaN;
  const text = raw.trim();
  const [, long] = /^(?:#|0x)?([\da-f]{6})(?:[\da-f]{2})?$/i.exec(text) ?? [];
  if (long !== undefined && !/^\d{8}$/.test(text)) return Number.parseInt(long, 16);
  const [, short] = /^#([\da-f]{3})$/i.exec(text) ?? [];
  if (short !== undefined) return Number.parseInt(short.replaceAll(/./g, '$&$&'), 16);
  const [, parts] = /^rgba?\(([\d\s,.]+)\)$/i.exec(text) ?? [];
  if (parts !== undefined)
    return fromParts(
      parts
        .split(/[\s,]+/)
        .slice(0, 3)
        .map(Number),
    );
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

function fromParts(parts: readonly unknown[]): number {
  const isPart = (part: unknown) =>
    typeof part === 'number' && Number.isInteger(part) && part >= 0 && part <= 255;
  return parts.length === 3 && parts.every(isPart)
    ? parts.reduce<number>((sum, part) => sum * 256 + Number(part), 0)
    : Number.NaN;
}

/** Before it, a number counts seconds: as milliseconds it would be a time of 1970. */
const SECONDS = 100_000_000_000;

function timeOf(raw: unknown, place: string, notes: Notes): string {
  if (raw === null || raw === undefined || raw === '' || raw === false) return '';
  if (raw === true || (typeof raw === 'string' && /^(?:now|current|true)$/i.test(raw.trim())))
    return WHEN_POSTED;
  const value = typeof raw === 'string' && /^\d+$/.test(raw) ? Number(raw) : raw;
  const at =
    typeof value === 'number'
      ? new Date(value < SECONDS ? value * 1000 : value)
      : new Date(typeof value === 'string' ? value : Number.NaN);
  // Years beyond four digits are written otherwise, and are no time of a message.
  if (!Number.isNaN(at.getTime()) && /^\d{4}-/.test(at.toISOString())) return at.toISOString();
  notes.add(`${place}: the time “${shortly(raw)}” couldn’t be read.`);
  return '';
}

const shortly = (raw: unknown) =>
  (typeof raw === 'string' ? raw : JSON.stringify(raw)).slice(0, 40);
