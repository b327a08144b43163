import type { ServerEmoji } from '@/features/server/discord/emoji';
import { emojiCalled } from './emojiSearch';
import { asQualified, isEmoji } from './isEmoji';
import { ownCalled } from './ownSearch';

/** Skin tones as Discord numbers them, from 1. */
const TONES = ['🏻', '🏼', '🏽', '🏾', '🏿'];

/**
 * The emoji of a name as Discord writes it: ":fire:", ":wave::skin-tone-2:", ":wave_tone2:", or one of the server's own.
 *
 * @param usable the server's own
 * @returns null where there is none, or where several of the server have the name
 */
export function emojiNamed(text: string, usable: readonly ServerEmoji[]): string | null {
  const [, name = '', skin, tone] =
    /^:([\w+-]+?)(?:::skin-tone-([1-5])|_tone([1-5]))?:$/.exec(text) ?? [];
  const own = ownCalled(usable, text.slice(1, -1));
  if (own.length > 0) return own.length === 1 ? (own[0]?.emoji ?? null) : null;
  const found = emojiCalled(name)?.emoji;
  if (found === undefined) return null;
  const number = skin ?? tone;
  if (number === undefined) return found;
  const toned = asQualified(found.replace('\uFE0F', '') + (TONES[Number(number) - 1] ?? ''));
  return isEmoji(toned) ? toned : null;
}
