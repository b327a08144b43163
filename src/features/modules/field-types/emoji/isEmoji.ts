import { ownEmojiIn } from '@/features/server/discord/emoji';
import { once } from '@/shared/state/once';

/**
 * One emoji of Unicode: flags, key caps and joined ones are of several code points. Not a literal: the flag is newer
 * than the syntax the code is compiled to, not than the browsers we serve.
 */
const unicode = once(() => new RegExp(String.raw`^\p{RGI_Emoji}$`, 'v'));

/** Discord has the letters that flags are made of as emoji too: 🇦 is ":regional_indicator_a:". */
const LETTER = /^[\u{1F1E6}-\u{1F1FF}]$/u;

/** What asks for a letter to be shown as an emoji or as text. */
const SELECTORS = /[\uFE0E\uFE0F]/g;
/** Shown as text unless asked otherwise, or unless a skin tone follows. */
const TEXT_BY_DEFAULT = /(?!\p{Emoji_Presentation})\p{Emoji}(?!\p{Emoji_Modifier})/gu;

const isUnicode = (text: string) => unicode().test(text) || LETTER.test(text);

/**
 * An emoji in its full form: tools and keyboards leave out the selector that asks for its colored picture (❤ is ❤️,
 * 🏳‍🌈 is 🏳️‍🌈). Any other text comes back as it is.
 *
 * Source: https://www.unicode.org/reports/tr51/#def_fully_qualified_emoji
 */
export function asQualified(text: string): string {
  // Longer than any emoji.
  if (text === '' || text.length > 64 || isUnicode(text)) return text;
  const full = text.replaceAll(SELECTORS, '').replaceAll(TEXT_BY_DEFAULT, '$&\uFE0F');
  return isUnicode(full) ? full : text;
}

/** Whether a text is one emoji, Unicode's or a server's own, as Discord takes them. */
export const isEmoji = (text: string): boolean =>
  ownEmojiIn(text) !== null || isUnicode(asQualified(text));
