import { isValues } from '../../../engine/paths';
import type { Values } from '../../../common-fields/field';
import { isVariable } from '../../../common-fields/message';
import type { buttonLinkSchema } from '../../../common-fields/webAddress';

/** Maximum length of a text: above all limits of a message, so that the form can report the excess. */
const MOST = 8000;
/** Maximum notes shown separately. */
const MOST_NOTES = 20;

/** Notes on the parts left out, in words, without duplicates. */
export class Notes {
  readonly #said = new Set<string>();

  get all(): readonly string[] {
    const all = [...this.#said];
    return all.length <= MOST_NOTES
      ? all
      : [...all.slice(0, MOST_NOTES - 1), `${all.length - MOST_NOTES + 1} more.`];
  }

  add(note: string): void {
    this.#said.add(note);
  }

  /** Notes the unknown properties that are not empty. */
  unknown(raw: Values, known: readonly string[], place: string): void {
    const names = Object.entries(raw)
      .filter(([name, value]) => !known.includes(name) && holdsSomething(value))
      .map(([name]) => name.slice(0, 40));
    const rest = names.length - 8;
    if (names.length > 0)
      this.add(
        `${place}: ${names.slice(0, 8).join(', ')}${rest > 0 ? ` and ${String(rest)} more` : ''}`,
      );
  }

  /** Notes how many items of a list could not be read. */
  unread(count: number, what: string): void {
    if (count > 0) this.add(`${what}: ${String(count)} couldn’t be read.`);
  }
}

const holdsSomething = (value: unknown) =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  value !== false &&
  value !== 0 &&
  !(Array.isArray(value) && value.length === 0);

/** Reads a pasted text; a number counts as text. Anything else is left out and noted. */
export function textOf(value: unknown, what: string, notes: Notes): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    if (value.length > MOST)
      notes.add(`${what}: everything after the first ${String(MOST)} characters.`);
    return value.slice(0, MOST);
  }
  if (holdsSomething(value)) notes.add(`${what}: not text.`);
  return '';
}

/**
 * Reads an address that a message may contain: a text, or an object with it as `url`. An address
 * that is not allowed is left out, and noted with the reason.
 */
export function addressOf(
  value: unknown,
  schema: typeof buttonLinkSchema,
  what: string,
  notes: Notes,
): string {
  const text = textOf(isValues(value) ? value['url'] : value, what, notes).trim();
  if (text === '' || isVariable(text)) return text;
  const wrong = schema.safeParse(text).error?.issues[0];
  if (wrong === undefined) return text;
  notes.add(`${what}: ${wrong.message}`);
  return '';
}

/** The objects of a list; a single object counts as a list of one. Notes all other items. */
export function itemsOf(raw: unknown, what: string, notes: Notes): Values[] {
  const all: readonly unknown[] = isValues(raw) ? [raw] : Array.isArray(raw) ? raw : [];
  const items = all.filter(isValues);
  notes.unread(all.length - items.length, what);
  if (all.length === 0 && !Array.isArray(raw) && holdsSomething(raw))
    notes.add(`${what}: unknown format.`);
  return items;
}
