import { readMessageLink } from '@/shared/links/discord';
import { telegramGroupOf } from '@/shared/links/telegram';
import { isXSpace } from '@/shared/links/xAccount';
import { xPostOf } from '@/shared/links/xPost';
import type { Values } from '../../fields/field';

/** Why a link isn't where a task of that kind is done; null where it is, or may be. */
export function taskLinkProblem(value: unknown, { kind }: Values): string | null {
  const link = String(value);
  switch (kind) {
    case 'X_REACT':
      return xPostOf(link)
        ? null
        : 'This isn’t a post on X. Its link looks like https://x.com/castlebots/status/123.';
    case 'X_SPACE':
      return isXSpace(link)
        ? null
        : 'This isn’t a Space on X. Its link looks like https://x.com/i/spaces/1vOxwAbc.';
    case 'TELEGRAM_JOIN':
      return telegramGroupOf(link) === null
        ? 'This isn’t a group or channel on Telegram. Its link looks like https://t.me/castle.'
        : null;
    case 'DISCORD_REACTION': {
      const message = readMessageLink(link);
      return message && message.guildId !== '@me'
        ? null
        : 'This isn’t a message on a server. In Discord, use Copy Message Link.';
    }
    default:
      return null;
  }
}
