import { isValues } from '../../../engine/valuesAt';
import type { Values } from '../../../fields/field';
import {
  buttonStyles,
  emptyButton,
  messageLimits,
  type MessageButton,
} from '../../../fields/message';
import { isEmoji } from '../../emoji/isEmoji';
import { addressIn, textIn, type Notes } from './notes';

/** Discord’s numbers (Discord docs, "Component Types" and "Button Styles"). */
const ROW = 1;
const BUTTON = 2;
const LINK_STYLE = 5;

/** Buttons in rows; menus and newer components have no place here. */
export function readButtons(raw: unknown, notes: Notes): MessageButton[] {
  const rows = Array.isArray(raw) ? raw.filter(isValues) : [];
  const inside = rows.flatMap((row) => {
    const items = row['type'] === ROW ? row['components'] : [row];
    return Array.isArray(items) ? items.filter(isValues) : [];
  });
  const buttons = inside.filter(({ type }) => type === BUTTON);
  if (buttons.length < inside.length) notes.add('Menus and other components that are no buttons.');
  if (buttons.length > messageLimits.buttons) {
    notes.add(`Buttons after the first ${messageLimits.buttons}: Discord takes no more.`);
  }
  return buttons
    .slice(0, messageLimits.buttons)
    .map((button, index) => buttonOf(button, `Button ${index + 1}`, notes));
}

function buttonOf(raw: Values, place: string, notes: Notes): MessageButton {
  const { style } = raw;
  const own = typeof style === 'number' ? buttonStyles[style - 1] : undefined;
  const shared = { ...emptyButton, label: textIn(raw, 'label'), emoji: emojiOf(raw['emoji']) };
  if (style === LINK_STYLE || own === undefined) {
    return { ...shared, url: addressIn(raw, 'url', false, `${place}: the link`, notes) };
  }
  notes.add(`${place}: what happens when it is pressed. Write what it answers.`);
  return { ...shared, does: 'ANSWER', style: own };
}

function emojiOf(raw: unknown): string {
  if (!isValues(raw)) return '';
  const name = textIn(raw, 'name');
  const id = textIn(raw, 'id');
  const text = id === '' ? name : `<${raw['animated'] === true ? 'a' : ''}:${name}:${id}>`;
  return isEmoji(text) ? text : '';
}

/** Five a row, as Discord’s JSON has them. */
export function writtenButtons(buttons: readonly MessageButton[]): Values[] {
  const written = buttons.map(writtenButton);
  return Array.from({ length: Math.ceil(written.length / 5) }, (_, row) => ({
    type: ROW,
    components: written.slice(row * 5, row * 5 + 5),
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
