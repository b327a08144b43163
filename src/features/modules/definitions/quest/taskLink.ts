import { readMessageLink } from '@/shared/links/discord';
import { telegramGroupOf } from '@/shared/links/telegram';
import { isXSpace } from '@/shared/links/xAccount';
import { xPostOf } from '@/shared/links/xPost';
import type { Condition, Values } from '../../common-fields/field';
import { isKind } from '../../common-fields/condition';

interface LinkRule {
  of: Condition<'kind'>;
  isDoneAt: (link: string) => boolean;
  problem: string;
}

const rules: readonly LinkRule[] = [
  {
    of: isKind('X_REACT'),
    isDoneAt: (link) => xPostOf(link) !== null,
    problem: 'This isn’t a link to an X post. Example: https://x.com/castlebots/status/123.',
  },
  {
    of: isKind('X_SPACE'),
    isDoneAt: isXSpace,
    problem: 'This isn’t a link to an X Space. Example: https://x.com/i/spaces/1vOxwAbc.',
  },
  {
    of: isKind('TELEGRAM_JOIN'),
    isDoneAt: (link) => telegramGroupOf(link) !== null,
    problem: 'This isn’t a link to a Telegram group or channel. Example: https://t.me/castle.',
  },
  {
    of: isKind('DISCORD_REACTION'),
    isDoneAt: (link) => {
      const message = readMessageLink(link);
      return message !== null && message.guildId !== '@me';
    },
    problem: 'This isn’t a link to a message on a server. In Discord, use Copy Message Link.',
  },
];

/** Why a link isn't where a task of that kind is done; null where it is, or may be. */
export function taskLinkProblem(value: unknown, task: Values): string | null {
  const link = String(value);
  return rules.find(({ of, isDoneAt }) => of.holds(task) && !isDoneAt(link))?.problem ?? null;
}
