import type { Values } from '../../../fields/field';
import { isVariable } from '../../../fields/message';
import { linkSchema, pictureSchema } from '../../../fields/webAddress';

/** As long as anything of a message may be, and some more to be told of. */
const MOST = 8000;

/** What was left out, each once, in words. */
export class Notes {
  readonly #said = new Set<string>();

  get all(): readonly string[] {
    return [...this.#said].slice(0, 12);
  }

  add(note: string): void {
    this.#said.add(note);
  }

  /** What is not among those known, and holds something. */
  unknown(raw: Values, known: readonly string[], place: string): void {
    const names = Object.entries(raw)
      .filter(([name, value]) => !known.includes(name) && holdsSomething(value))
      .map(([name]) => name.slice(0, 40));
    if (names.length > 0) this.add(`${place}: ${names.slice(0, 8).join(', ')}`);
  }
}

const holdsSomething = (value: unknown) =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  value !== false &&
  value !== 0 &&
  !(Array.isArray(value) && value.length === 0);

/** A text of what was pasted; empty where it is none. */
export const textIn = (raw: Values, name: string): string => {
  const value = raw[name];
  return typeof value === 'string' ? value.slice(0, MOST) : '';
};

/** An address a message may hold; one that it may not is left out, and said. */
export function addressIn(
  raw: Values,
  name: string,
  isPicture: boolean,
  what: string,
  notes: Notes,
): string {
  const text = textIn(raw, name).trim();
  if (text === '' || isVariable(text)) return text;
  if ((isPicture ? pictureSchema : linkSchema).safeParse(text).success) return text;
  notes.add(
    isPicture
      ? `${what}: only addresses that begin with https:// can be posted.`
      : `${what}: it is no address of a page.`,
  );
  return '';
}
