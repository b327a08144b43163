import type { Task } from '@/features/modules/definitions/quest/fields';
import { xPostOf } from '@/shared/links/xPost';
import type { MemberContext } from '../../conditions/conditions';
import type { SocialRow } from '../../social-accounts/rows';
import type { TaskRow } from '../rows';
import { accountOf, actOf, notYet, unreachable } from './account';
import { missing, PAUSE, unseen, verified, type Outcome } from './outcome';

const TRUST = 'Likes are taken on trust: X doesn’t show them.';

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
      'The link of this task leads to no post on X.',
    );
  const shown = wanted.filter((each) => each !== 'LIKE');
  // X is not asked for what it does not show.
  const trouble = shown.length === 0 ? null : unreachable(context, 1);
  if (trouble) return trouble;
  const open = shown.filter((each) => !actOf(context, account, each, id));
  if (open.length > 0) {
    const words = open.map((each) => inWords[each]).join(' and no ');
    return notYet(context, `We see no ${words} by @${account.handle} yet.`);
  }
  return verified(wanted.includes('LIKE') ? TRUST : null);
}

function post(context: MemberContext, account: SocialRow, { text }: Task, answer: string): Outcome {
  const named = xPostOf(answer);
  if (!named) return notYet(context, 'Your link leads to no post on X.');
  // Most links name the author, and X need not be asked; the others are looked up as posts of this account.
  if (named.handle !== null && named.handle.toLowerCase() !== account.handle.toLowerCase())
    return missing(
      'IDENTITY',
      `This post is by @${named.handle}, and the account you linked is @${account.handle}.`,
    );
  const trouble = unreachable(context, 1);
  if (trouble) return trouble;
  const found = actOf(context, account, 'POST', named.id);
  if (!found) return notYet(context, `We see no such post by @${account.handle} yet.`);
  return (found.text ?? '').toLowerCase().includes(text.toLowerCase())
    ? verified()
    : notYet(context, `Your post doesn’t say “${text}”.`);
}
