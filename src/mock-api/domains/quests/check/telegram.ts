import { telegramGroupOf } from '@/shared/links/telegram';
import type { Task } from '@/features/modules/definitions/quest/fields';
import type { MemberContext } from '../../conditions/conditions';
import { accountOf, actOf, notYet, unreachable } from './account';
import type { Outcome } from './outcome';
import { PAUSE, unseen, verified } from './outcome';

/** Looks on Telegram whether the linked account is in the group. */
export function lookAtTelegram(context: MemberContext, { link }: Task): Outcome {
  const account = accountOf(context, 2);
  if (!('externalId' in account)) return account;
  const group = telegramGroupOf(link);
  if (group === null)
    return unseen(
      context.world.clock.now() + PAUSE,
      'This task’s link doesn’t lead to a Telegram group. Ask the server’s team to fix it.',
    );
  const trouble = unreachable(context, 2);
  if (trouble) return trouble;
  return actOf(context, account, 'JOIN', group)
    ? verified()
    : notYet(context, `@${account.handle} isn’t in the group yet.`);
}
