import { isValues } from '../../../engine/paths';
import type { Values } from '../../../common-fields/field';
import { isBlankText } from '../../../common-fields/discordText';
import type { Message } from '../../../common-fields/message';
import { readButtons, type FindEmoji } from './buttons';
import { flattened } from './componentsV2';
import { readEmbeds } from './embeds';
import { itemsOf, Notes, textOf } from './notes';

/** Longer texts can't be a message. */
const MOST_LETTERS = 512 * 1024;

/** The message with notes on the parts left out, or the reason why nothing could be read. */
export type ReadMessage = { message: Message; notes: readonly string[] } | { problem: string };

/**
 * Reads a message from other tools: JSON of Discord’s webhooks and API, Discohook’s JSON with
 * several messages or backups, exports of other bots, embeds alone, or a Discohook link that
 * contains it. The text is untrusted: only known parts are read, one by one, and the others are
 * noted. Texts that are too long are kept, so that the form can show where.
 *
 * @param find looks up emoji that are written by name
 */
export function readMessage(pasted: string, find?: FindEmoji): ReadMessage {
  const text = withoutFence(pasted);
  if (text === '') return { problem: 'Paste JSON or a link first.' };
  if (text.length > MOST_LETTERS) return { problem: 'This is too long for a message.' };
  const isLink = /^https?:\/\/\S+$/.test(text);
  const json = isLink ? jsonInLink(text) : text;
  if (json === null) {
    return {
      problem:
        'This link doesn’t contain the message. Open it in Discohook and copy the JSON from there.',
    };
  }
  const notes = new Notes();
  const data = dataIn(parsed(json), notes);
  if (!data) return { problem: 'This isn’t valid message JSON.' };
  const flat = flatEmbed(data);
  const { isV2, text: laidOut, rest } = flattened(data['components'], notes);
  const written = contentOf(data, notes);
  const message: Message = {
    content: isBlankText(written) ? laidOut || written : written,
    embeds: readEmbeds(
      [data['embeds'], data['embed'], flat].flatMap((each) => itemsOf(each, 'Embeds', notes)),
      notes,
    ),
    buttons: readButtons(rest, notes, find),
  };
  notes.unknown(data, [...namesKnownIn(data), ...Object.keys(flat ?? {})], 'Message');
  const isEmpty =
    message.content === '' && message.embeds.length === 0 && message.buttons.length === 0;
  if (!isEmpty) return { message, notes: notes.all };
  return {
    problem:
      isV2 || isFlaggedV2(data)
        ? 'This message uses Components V2 and has no text or buttons to import.'
        : 'This JSON has no text, embeds or buttons.',
  };
}

/** An embed whose parts are written beside the text, as by NadekoBot; null if there is none. */
function flatEmbed(data: Values): Values | null {
  if ('channel_id' in data || 'embeds' in data || 'embed' in data || !hasAny(data, EMBED))
    return null;
  const parts = [...EMBED, 'url', 'color', 'timestamp'];
  return Object.fromEntries(Object.entries(data).filter(([name]) => parts.includes(name)));
}

/** Properties in which tools store the text of a message. */
const CONTENTS = ['content', 'plainText', 'message'];

const contentOf = (data: Values, notes: Notes): string =>
  textOf(
    CONTENTS.map((name) => data[name]).find((value) => value !== undefined && value !== null),
    'Text',
    notes,
  );

/** Flag of messages made of Components V2: https://docs.discord.com/developers/components/reference */
const IS_COMPONENTS_V2 = 1 << 15;
const isFlaggedV2 = ({ flags }: Values) =>
  typeof flags === 'number' && (flags & IS_COMPONENTS_V2) !== 0;

const MESSAGE = ['embeds', 'embed', 'components', ...CONTENTS];
/** Properties that Discord adds to messages it returns. */
const RETURNED = [
  'id',
  'type',
  'channel_id',
  'guild_id',
  'author',
  'member',
  'webhook_id',
  'application_id',
  'application',
  'timestamp',
  'edited_timestamp',
  'mentions',
  'mention_roles',
  'mention_channels',
  'mention_everyone',
  'pinned',
  'position',
  'nonce',
  'reactions',
  'interaction',
  'interaction_metadata',
  'flags',
];

function namesKnownIn(data: Values): readonly string[] {
  if ('channel_id' in data) return [...MESSAGE, ...RETURNED];
  return data['flags'] === IS_COMPONENTS_V2 ? [...MESSAGE, 'flags'] : MESSAGE;
}

/** Removes a Markdown code fence, in which JSON is often shared on Discord. */
function withoutFence(pasted: string): string {
  const text = pasted.trim();
  const [, inside] = /^```[a-z]*\s([\s\S]*)```$/i.exec(text) ?? [];
  return (inside ?? text).trim();
}

/** Reads the JSON in the parameter `data` of Discohook’s longer links (base64). */
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

/** Maximum nesting: backups contain messages, which contain data. */
const DEEPEST = 8;
const WRAPPERS = ['backups', 'messages', 'data', 'message', 'payload', 'payload_json', 'body'];
const EMBED = ['title', 'description', 'fields', 'image', 'thumbnail', 'author', 'footer'];

const hasAny = (raw: Values, names: readonly string[]) => names.some((name) => name in raw);
const isMessage = (raw: Values) => hasAny(raw, MESSAGE);
const TEXT_DISPLAY = 10;
const isComponent = ({ type, content, embeds }: Values) =>
  typeof type === 'number' &&
  embeds === undefined &&
  (type === TEXT_DISPLAY || content === undefined);

/** Finds the message in parsed data. */
function dataIn(whole: unknown, notes: Notes, depth = 0): Values | null {
  if (depth >= DEEPEST) return null;
  if (Array.isArray(whole)) return dataInList(whole.filter(isValues), notes, depth);
  if (!isValues(whole)) return null;
  for (const name of WRAPPERS) {
    const inside = name === 'payload_json' ? parsed(String(whole[name])) : whole[name];
    const found = dataIn(inside, notes, depth + 1);
    if (found) return found;
  }
  if (isComponent(whole) && 'components' in whole) return { components: [whole] };
  if (isMessage(whole)) return whole;
  return hasAny(whole, EMBED) ? { embeds: [whole] } : null;
}

/** A list of messages, of which the first is used, or a list of the embeds or components of one message. */
function dataInList(items: Values[], notes: Notes, depth: number): Values | null {
  if (items.length > 0 && items.every((item) => isComponent(item) && !hasAny(item, EMBED)))
    return { components: items };
  if (items.every((item) => !isMessage(item) && !hasAny(item, WRAPPERS) && hasAny(item, EMBED)))
    return items.length === 0 ? null : { embeds: items };
  if (items.length > 1) notes.add(`Only the first of ${items.length} messages was imported.`);
  return dataIn(items[0], notes, depth + 1);
}
