import { messageLimits } from '@/shared/discord/limits';
import { isValues } from '../../../engine/paths';
import type { Values } from '../../../common-fields/field';
import { buttonStyles, emptyButton, type MessageButton } from '../../../common-fields/message';
import { buttonLinkSchema } from '../../../common-fields/webAddress';
import { asQualified, isEmoji } from '../../emoji/isEmoji';
import type { NamedEmoji } from '../../emoji/emojiSearch';
import { addressOf, textOf, type Notes } from './notes';

/**
 * Discord’s numbers.
 *
 * Source: https://docs.discord.com/developers/components/reference#button-button-styles
 */
const ROW = 1;
const BUTTON = 2;
const LINK_STYLE = 5;
const PREMIUM_STYLE = 6;

/** Styles as libraries call them. */
const styleNames: Readonly<Record<string, number>> = {
  primary: 1,
  blurple: 1,
  secondary: 2,
  grey: 2,
  gray: 2,
  success: 3,
  green: 3,
  danger: 4,
  red: 4,
  link: LINK_STYLE,
  url: LINK_STYLE,
  premium: PREMIUM_STYLE,
};

/** How an emoji is found by its name between colons; undefined where none is asked for. */
export type FindEmoji = ((name: string) => NamedEmoji | null) | undefined;

/** Buttons in rows; menus have no place here. */
export function readButtons(
  rows: readonly Values[],
  notes: Notes,
  find: FindEmoji,
): MessageButton[] {
  const inside = rows.flatMap((row) => {
    const items = row['type'] === ROW || row['type'] === undefined ? row['components'] : undefined;
    return Array.isArray(items) ? items.filter(isValues) : [row];
  });
  const buttons = inside.filter(isButton);
  if (buttons.length < inside.length) notes.add('Menus and other components that aren’t buttons.');
  const numbered = buttons.map((button, index) => ({ button, place: `Button ${index + 1}` }));
  const usable = numbered.filter(({ button }) => styleOf(button) !== PREMIUM_STYLE);
  for (const { button, place } of numbered)
    if (styleOf(button) === PREMIUM_STYLE) notes.add(`${place}: premium buttons aren’t supported.`);
  if (usable.length > messageLimits.buttons) {
    notes.add(`Buttons after the first ${messageLimits.buttons}, Discord’s maximum.`);
  }
  return usable
    .slice(0, messageLimits.buttons)
    .map(({ button, place }) => buttonOf(button, place, notes, find));
}

const isButton = ({ type, label, url }: Values) =>
  type === BUTTON ||
  type === 'BUTTON' ||
  (type === undefined && (typeof label === 'string' || typeof url === 'string'));

function styleOf({ style, url }: Values): number | undefined {
  if (typeof style === 'string')
    return styleNames[style.toLowerCase()] ?? (/^\d$/.test(style) ? Number(style) : undefined);
  if (typeof style === 'number') return style;
  return typeof url === 'string' && url !== '' ? LINK_STYLE : undefined;
}

const BUTTON_PARTS = [
  'type',
  'id',
  'style',
  'label',
  'emoji',
  'url',
  'disabled',
  'custom_id',
  'customId',
];

function buttonOf(raw: Values, place: string, notes: Notes, find: FindEmoji): MessageButton {
  const style = styleOf(raw);
  const shared = {
    ...emptyButton,
    label: textOf(raw['label'], `${place}, label`, notes),
    emoji: emojiOf(raw['emoji'], place, notes, find),
  };
  if (raw['disabled'] === true)
    notes.add(
      `${place}: this button was disabled in the original message. Members can press it in this one.`,
    );
  notes.unknown(raw, BUTTON_PARTS, place);
  if (style === LINK_STYLE) {
    return { ...shared, url: addressOf(raw['url'], buttonLinkSchema, `${place}, link`, notes) };
  }
  const own = buttonStyles[(style ?? 0) - 1];
  if (own === undefined) notes.add(`${place}: unknown style.`);
  notes.add(`${place}: the action. Enter a reply for this button.`);
  return { ...shared, does: 'ANSWER', style: own ?? 'secondary' };
}

/** An emoji as an object or a text; one by its name between colons is looked up. */
function emojiOf(raw: unknown, place: string, notes: Notes, find: FindEmoji): string {
  if (raw === null || raw === undefined || raw === '') return '';
  const text = asQualified(
    isValues(raw) ? emojiText(raw) : typeof raw === 'string' ? raw.trim() : '',
  );
  if (text === '' && isValues(raw)) return '';
  if (isEmoji(text)) return text;
  const [, name] = /^:?([\w+-]{2,32}):?$/.exec(text) ?? [];
  const found = name === undefined ? null : (find?.(name) ?? null);
  if (found === null)
    notes.add(
      text === ''
        ? `${place}: the emoji couldn’t be read.`
        : `${place}: the emoji “${text.slice(0, 40)}” couldn’t be read.`,
    );
  return found?.emoji ?? '';
}

function emojiText({ id, name, animated }: Values): string {
  const word = typeof name === 'string' ? name.trim() : '';
  if (typeof id === 'string' && id !== '') return `<${animated === true ? 'a' : ''}:${word}:${id}>`;
  // A number of this size has lost digits: it is another emoji's id, or none's.
  return typeof id === 'number' ? `<:${word}:>` : word;
}

/** Five a row, as Discord’s JSON has them. */
export function writtenButtons(buttons: readonly MessageButton[]): Values[] {
  const written = buttons.map(writtenButton);
  return Array.from({ length: Math.ceil(written.length / messageLimits.rowButtons) }, (_, row) => ({
    type: ROW,
    components: written.slice(row * messageLimits.rowButtons, (row + 1) * messageLimits.rowButtons),
  }));
}

const writtenButton = (button: MessageButton, place: number): Values => ({
  type: BUTTON,
  ...(button.does === 'LINK'
    ? { style: LINK_STYLE, url: button.url }
    : {
        style: buttonStyles.indexOf(button.style) + 1,
        custom_id: `button-${String(place + 1)}`,
      }),
  ...(button.label === '' ? {} : { label: button.label }),
  ...(button.emoji === '' ? {} : { emoji: writtenEmoji(button.emoji) }),
});

function writtenEmoji(emoji: string): Values {
  const [, animated, name, id] = /^<(a?):(\w+):(\d+)>$/.exec(emoji) ?? [];
  return id === undefined ? { name: emoji } : { id, name, animated: animated === 'a' };
}
