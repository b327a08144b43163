import emojilib from 'emojilib';
import type { ServerEmoji } from '@/features/server/discord/emoji';
import { plainLetters } from '@/shared/text/searchable';
import { isEmoji } from './isEmoji';

export interface NamedEmoji {
  emoji: string;
  /** In English: "party popper"; of one of the server's own, what it is called there. */
  name: string;
  /** It is one of the server's own. */
  own?: ServerEmoji;
}

interface Searchable extends NamedEmoji {
  words: readonly string[];
}

/** What communities react with most; shown before anything is searched for. */
export const COMMON: readonly string[] = [
  '👍 👎 ✅ ❌ 🔥 🎉 ❤️ 💯 👀 🙏 👋 🙌 👏 💪 🚀 🌕',
  '💎 🤝 😂 😍 🤔 😎 😢 🥳 🎁 🏆 🥇 ⭐ ✨ 💰 📈 📉',
  '🔔 📣 📌 📅 ❓ ❗ ⚠️ 🔒 🔗 💬 🎮 🎨 🎵 🎫 🐋 🏰',
].flatMap((row) => row.split(' '));

const plain = (text: string) => plainLetters(text).replaceAll('_', ' ');

// Those newer than this browser are left out: it has no picture of them, and the form would refuse them.
const all: readonly Searchable[] = Object.entries(emojilib)
  .filter(([emoji]) => isEmoji(emoji))
  .map(([emoji, keywords]) => ({
    emoji,
    // The first of the keywords is the name.
    name: plain(keywords[0] ?? emoji),
    words: keywords.map(plain).flatMap((word) => [word].concat(word.split(/[\s-]/))),
  }));

const commonFirst: readonly Searchable[] = [
  ...COMMON.flatMap((common) => all.filter(({ emoji }) => emoji === common)),
  ...all.filter(({ emoji }) => !COMMON.includes(emoji)),
];

/**
 * Emoji by name or keyword, the likeliest first; the common ones first when nothing is searched for.
 *
 * @param query as people type it, or as Discord writes it (":fire:"), or the emoji itself
 * @param most how many at most
 */
export function findEmoji(query: string, most: number): NamedEmoji[] {
  const wanted = plain(query.trim());
  const bare = wanted.replace(/^:([\w ]{2,}):?$/, '$1');
  return commonFirst
    .map((each, index) => ({
      each,
      index,
      rank: wanted === '' ? 0 : rankOf(each, bare, query.trim()),
    }))
    .filter(({ rank }) => rank !== null)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0) || one.index - other.index)
    .slice(0, most)
    .map(({ each: { emoji, name } }) => ({ emoji, name }));
}

/** The emoji of just that name or keyword, as Discord's names in colons are; null where there is none. */
export function emojiCalled(name: string): NamedEmoji | null {
  const wanted = plain(name);
  const found =
    commonFirst.find((each) => each.name === wanted) ??
    commonFirst.find(({ words }) => words.includes(wanted));
  return found ? { emoji: found.emoji, name: found.name } : null;
}

/** The lower, the likelier; null when it does not fit. */
function rankOf({ emoji, name, words }: Searchable, wanted: string, typed: string): number | null {
  if (name === wanted || emoji === typed) return 0;
  if (name.startsWith(wanted)) return 1;
  if (words.includes(wanted)) return 2;
  const parts = wanted.split(/\s+/);
  return parts.every((part) => words.some((word) => word.startsWith(part))) ? 3 : null;
}
