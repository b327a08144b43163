import type { Task } from '@/features/modules/definitions/quest/fields';
import { xPostOf } from '@/shared/links/xPost';
import type { MemberContext } from '../../conditions/conditions';
import type { SocialRow } from '../../social-accounts/rows';
import type { TaskRow } from '../rows';
import { accountOf, actOf, notYet, unreachable } from './account';
import { missing, PAUSE, unseen, verified, type Outcome } from './outcome';

const TRUST = 'X doesn’t show us likes, so we trust that you liked the post.';

const reactions = ['REPLY', 'QUOTE', 'REPOST', 'LIKE'] as const;
const inWords = { REPLY: 'reply', QUOTE: 'quote', REPOST: 'repost' } as const;

/** What a task asks to be done with a post, of what there is. */
export const reactionsOf = ({ reactions: wanted }: Task) =>
  reactions.filter((each) => wanted.includes(each));

/** Looks on X whether a task is done, by the account that is linked. */
export function lookAtX(context: MemberContext, task: Task, row: TaskRow): Outcome {
  const account = accountOf(context, 1);
  if (!('externalId' in account)) return account;
  switch (task.kind) {
    case 'X_FOLLOW':
      return unreachable(context, 1) ?? follow(context, account, task.handle[0] ?? '');
    case 'X_REACT':
      return react(context, account, task);
    default:
      return post(context, account, task, row.answer ?? '');
  }
}

const follow = (context: MemberContext, account: SocialRow, handle: string): Outcome =>
  actOf(context, account, 'FOLLOW', handle)
    ? verified()
    : notYet(context, `@${account.handle} doesn’t follow @${handle} yet.`);

function react(context: MemberContext, account: SocialRow, task: Task): Outcome {
  const wanted = reactionsOf(task);
  const id = xPostOf(task.link)?.id;
  if (id === undefined)
    return unseen(
      context.world.clock.now() + PAUSE,
      'This task’s link doesn’t lead to a post on X. Ask the server’s team to fix it.',
    );
  const shown = wanted.filter((each) => each !== 'LIKE');
  // X is not asked for what it does not show.
  const trouble = shown.length === 0 ? null : unreachable(context, 1);
  if (trouble) return trouble;
  const open = shown.filter((each) => !actOf(context, account, each, id));
  if (open.length > 0) {
    const words = open.map((each) => inWords[each]).join(', ');
    return notYet(context, `Not seen from @${account.handle} yet: ${words}.`);
  }
  return verified(wanted.includes('LIKE') ? TRUST : null);
}

function post(context: MemberContext, account: SocialRow, { text }: Task, answer: string): Outcome {
  const named = xPostOf(answer);
  if (!named) return notYet(context, 'Your link doesn’t lead to a post on X.');
  // Most links name the author, and X need not be asked; the others are looked up as posts of this account.
  if (named.handle !== null && named.handle.toLowerCase() !== account.handle.toLowerCase())
    return missing(
      'IDENTITY',
      `This post is by @${named.handle}, but your linked account is @${account.handle}.`,
    );
  const trouble = unreachable(context, 1);
  if (trouble) return trouble;
  const found = actOf(context, account, 'POST', named.id);
  if (!found) return notYet(context, `We haven’t seen this post by @${account.handle} yet.`);
  return (found.text ?? '').toLowerCase().includes(text.toLowerCase())
    ? verified()
    : notYet(context, `Your post doesn’t say “${text}”.`);
}
