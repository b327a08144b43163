import { textAt } from '@/features/bot-modules/engine/read';
import type { Asked } from '../../rules/conditions';
import type { Task } from '../taskIds';
import { accountOf, actOf, notYet, unreachable } from './account';
import type { Outcome } from './outcome';
import { PAUSE, unseen, verified } from './outcome';

/** The name of a group in its link: https://t.me/castle or https://t.me/+AbC. */
function groupOf(link: string): string | null {
  const url = URL.canParse(link) ? new URL(link) : null;
  if (url?.protocol !== 'https:' || !['t.me', 'telegram.me'].includes(url.host)) return null;
  return /^\/([\w+-]+)/.exec(url.pathname)?.[1] ?? null;
}

/** Looks on Telegram whether the linked account is in the group. */
export function lookAtTelegram(asked: Asked, { values }: Task): Outcome {
  const account = accountOf(asked, 2);
  if (!('externalId' in account)) return account;
  const group = groupOf(textAt(values, 'link'));
  if (group === null)
    return unseen(
      asked.world.clock.now() + PAUSE,
      'The link of this task leads to no group on Telegram.',
    );
  const trouble = unreachable(asked, 2);
  if (trouble) return trouble;
  return actOf(asked, account, 'JOIN', group)
    ? verified()
    : notYet(asked, `@${account.handle} is not in the group yet.`);
}
