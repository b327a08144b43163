import { lengthOf } from '@/shared/discord/textLength';
import { messageLimits } from '@/shared/discord/limits';
import { galleryOf } from './galleries';
import {
  embedLength,
  emptyEmbed,
  isEmptyEmbed,
  totalLength,
  type Embed,
  type Message,
} from './message';

/** How a server's posts look, as Bot personalizer says. */
export interface Look {
  /** Edge of embeds that keep the default color, 0 to 0xffffff. */
  accent: number;
  /** Footer of embeds that have none; empty for none. */
  footer: string;
  /** Whether the last embed of a post says “by Castle Bots”. */
  hasBranding: boolean;
}

const BRANDING = 'by Castle Bots';
const BETWEEN = ' · ';

/** How numbers are written, by the choices of Bot personalizer: digit groups, then decimals. */
const separators: Readonly<Record<string, readonly [string, string]>> = {
  DE: ['.', ','],
  // No-break space: a number stays on one line.
  FR: ['\u00A0', ','],
};
const NUMBER = /(?<![\w.,:/-])(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?![\w:/-]|[.,]\d)/g;

/**
 * A text with its numbers written in a server's way.
 *
 * @param text numbers in it are in English: "12,408.5"
 * @param numbers EN, DE or FR; any other value leaves the text unchanged
 */
export function inNumbersOf(text: string, numbers: string): string {
  const own = separators[numbers];
  return own
    ? text.replaceAll(
        NUMBER,
        (_, whole: string, decimals = '') =>
          whole.replaceAll(',', own[0]) + String(decimals).replace('.', own[1]),
      )
    : text;
}

/**
 * A message in a server's look. Embeds that chose a color or wrote a footer keep them. What would exceed Discord's
 * limits is left out.
 */
export function personalized(message: Message, look: Look): Message {
  // Of embeds with one link only the first is shown with its footer.
  const last = galleryOf(message.embeds, message.embeds.length - 1);
  let left = messageLimits.allEmbeds - totalLength(message.embeds);
  const embeds = message.embeds.map((embed, index) => {
    const dressed = inLook(embed, look, look.hasBranding && index === last);
    const added = embedLength(dressed) - embedLength(embed);
    if (added > left) return { ...dressed, footer: embed.footer };
    left -= added;
    return dressed;
  });
  return { ...message, embeds };
}

function inLook(embed: Embed, { accent, footer }: Look, isBranded: boolean): Embed {
  // A footer would make something of an embed with nothing in it.
  if (isEmptyEmbed(embed)) return embed;
  const own = embed.footer || footer;
  const branded = isBranded ? [own, BRANDING].filter(Boolean).join(BETWEEN) : own;
  return {
    ...embed,
    colour: embed.colour === emptyEmbed.colour ? accent : embed.colour,
    footer: lengthOf(branded) > messageLimits.footer ? own : branded,
  };
}
