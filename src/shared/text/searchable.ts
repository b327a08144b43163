/** Letters that normalization leaves as they are, each before the plain one. */
const SMALL_CAPITALS = 'ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpꞯqʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz';
const small = new Map(
  SMALL_CAPITALS.match(/../gu)?.map(([styled = '', plain = '']) => [styled, plain]),
);

/** First code points of the alphabets and digits in circles and squares, and of the letters flags are made of. */
const BOXED = [0x1f150, 0x1f170, 0x1f1e6];
const BOXED_DIGITS = [0x2776, 0x2780, 0x278a, 0x24f5];
const STYLED =
  /[\u1d00-\u1d22\u0262-\u029f\ua730\ua731\ua7af\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}\u2776-\u277e\u2780-\u2788\u278a-\u2792\u24f5-\u24fd]/gu;

function plainOf(styled: string): string {
  const point = styled.codePointAt(0) ?? 0;
  const letters = BOXED.find((first) => point >= first && point < first + 26);
  if (letters !== undefined) return String.fromCodePoint(0x61 + point - letters);
  const digits = BOXED_DIGITS.find((first) => point >= first && point < first + 9);
  return digits === undefined ? (small.get(styled) ?? styled) : String(1 + point - digits);
}

/** Accents that no single letter has, stacked on others for looks, and what can't be seen. */
const LOOSE =
  /[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]|\p{Cf}/gu;

const isPlain = (text: string) => /^[\0-\x7f]*$/.test(text);

/** Lower case, with letters in another style (𝓪 ａ ᴀ 🅰) as plain ones. Accents that make another letter stay. */
export const unstyled = (text: string): string =>
  isPlain(text)
    ? text.toLowerCase()
    : text
        // Small capitals have no common q.
        .replaceAll(/ǫ(?=ᴜ)/gu, 'q')
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll(STYLED, plainOf)
        .replaceAll(LOOSE, '');

const WITHOUT_ACCENT: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
};

/** As `unstyled`, and without accents: “Café” is “cafe”. */
export const plainLetters = (text: string): string =>
  isPlain(text)
    ? text.toLowerCase()
    : unstyled(text)
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .replaceAll(/[ßıøđðłħŧþæœς]/gu, (letter) => WITHOUT_ACCENT[letter] ?? letter);

const known = new Map<string, string>();
const MOST_KNOWN = 50_000;

/**
 * A text as searches compare it: plain letters and digits, with one space for whatever separates them. “💬・𝗚𝗲𝗻𝗲𝗿𝗮𝗹-chat”
 * is “general chat”. Each text is read once, however often it is searched.
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

/** What is searched for as `searchable` has it; signs and emoji alone as they are. Empty for nothing. */
export const searched = (typed: string): string => searchable(typed) || unstyled(typed.trim());

/** The words of a search, as `holdsWord` takes them. */
export const searchWords = (typed: string): readonly string[] =>
  typed.split(/\s+/u).map(searched).filter(Boolean);

/** Whether a text holds a word of a search. */
export const holdsWord = (text: string, word: string): boolean =>
  searchable(text).includes(word) || (!/[\p{L}\p{N}]/u.test(word) && unstyled(text).includes(word));

type Matcher = (...texts: readonly (string | null | undefined)[]) => boolean;

/** Tells whether texts hold each word of what is searched for, in any of them. All do where nothing is searched for. */
export function searchMatcher(typed: string): Matcher {
  const words = searchWords(typed);
  return (...texts) =>
    words.every((word) => texts.some((text) => typeof text === 'string' && holdsWord(text, word)));
}
