// Kept short, because every form includes this code.

/** Letters that normalization leaves as they are, a to z. */
const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡxʏᴢ';
/** Where the alphabets in circles and squares begin, and the letters that flags consist of. */
const BOXED = [0x1f150, 0x1f170, 0x1f1e6];

function plainOf(letter: string): string {
  const point = letter.codePointAt(0) ?? 0;
  const first = BOXED.find((start) => point >= start && point < start + 26);
  const at = first === undefined ? SMALL_CAPITALS.indexOf(letter) : point - first;
  return at < 0 ? letter : String.fromCharCode(97 + at);
}

/** Decorative accents stacked on a letter, and invisible characters. */
const LOOSE = /[\u0300-\u036f]|[\u20d0-\u20ff]|[\ufe00-\ufe0f]|\p{Cf}/gu;

const isAscii = (text: string) => !/\P{ASCII}/u.test(text);

/** Lower case, with letters in another style (𝓪 ａ ᴀ 🅰) as plain ones. Accents that make another letter stay. */
export const unstyled = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : Array.from(text.normalize('NFKC').toLowerCase(), plainOf).join('').replaceAll(LOOSE, '');

/** Letters whose accent normalization does not remove, each before its replacement. */
const OTHERS = 'ßss ıi øo đd ðd łl ħh ŧt þth æae œoe ςσ'.split(' ');

/** As `unstyled`, and without accents: “Café” is “cafe”. */
export const plainLetters = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : OTHERS.reduce(
        (plain, [letter = '', ...instead]) => plain.replaceAll(letter, instead.join('')),
        unstyled(text).normalize('NFKD').replaceAll(/\p{M}/gu, ''),
      );

const known = new Map<string, string>();
/** Ten columns of ten thousand rows. */
const MOST_KNOWN = 100_000;

/**
 * A text in the form that searches compare: plain letters and digits, separated by single spaces.
 * “💬・𝗚𝗲𝗻𝗲𝗿𝗮𝗹-chat” is “general chat”. Each text is converted once, however often it is searched.
 */
export function searchable(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const plain = plainLetters(text)
    .replaceAll(/['’`]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, plain);
  return plain;
}

/** A search text in `searchable` form; signs and emoji alone stay as they are. Empty if nothing was typed. */
export const searched = (typed: string): string => searchable(typed) || unstyled(typed.trim());

/** The words of a search, for `holdsWord`. */
export const searchWords = (typed: string): readonly string[] =>
  typed.split(/\s+/u).map(searched).filter(Boolean);

/** Whether a text holds a word of a search. */
export const holdsWord = (text: string, word: string): boolean =>
  searchable(text).includes(word) || (!/[\p{L}\p{N}]/u.test(word) && unstyled(text).includes(word));

type Matcher = (...texts: readonly (string | null | undefined)[]) => boolean;

/**
 * Returns a function that tells whether every word of the search occurs in any of the given texts. An empty search
 * matches all.
 */
export function searchMatcher(typed: string): Matcher {
  const words = searchWords(typed);
  return (...texts) =>
    words.every((word) => texts.some((text) => typeof text === 'string' && holdsWord(text, word)));
}
