/**
 * Zero-width spaces, direction marks, soft hyphens, byte order marks and the like: copied along unseen, and part of no
 * address, link or id. https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Discord hides a link's preview with `<` and `>`; the others surround a link in a sentence. */
const CLOSING = new Map(['<>', '()', '[]', '""', "''", '``', '“”', '‘’'].map(([a, b]) => [a, b]));

/** A pasted text without invisible characters, and without the blanks, brackets and quotes around it. */
export function pasted(typed: string): string {
  const text = typed.replaceAll(INVISIBLE, '').trim();
  const closing = CLOSING.get(text.charAt(0));
  return text.length > 2 && text.at(-1) === closing ? pasted(text.slice(1, -1)) : text;
}

/**
 * The same without the punctuation of the sentence it ended. For what never ends so itself, such as an id: links to
 * pages may. Dots that say that a text was cut stay, so that the rest isn't taken for the whole.
 */
export function pastedWord(typed: string): string {
  const text = pasted(typed);
  const word = text.endsWith('..') ? text : text.replace(/[.,;:!?]+$/, '');
  return word === text ? text : pastedWord(word);
}
