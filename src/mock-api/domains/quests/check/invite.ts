import type { Task } from '@/features/modules/definitions/quest/fields';
import { counted } from '@/shared/text/language';
import { LANGUAGE } from '@/shared/text/locales';
import { invitedBy, type InvitedState } from '../../quest-invites/invites';
import type { MemberContext } from '../../conditions/conditions';
import { countedSince, type QuestSpec } from '../questOf';
import { notYet, unreachable } from './account';
import { verified, type Outcome } from './outcome';

/** Messages about invited users who do not count, by their number. */
const others: readonly (readonly [InvitedState, (count: string) => string])[] = [
  ['JOINED', (count) => `${count} joined less than a day ago.`],
  ['LEFT', (count) => `${count} left.`],
  ['MEMBER_BEFORE', (count) => `${count} had been in the server before.`],
  ['FAKE', (count) => `${count} looked like a fake account.`],
];

/** Number of members a member must invite, in words. */
export const inviteNeed = ({ count }: Task): string =>
  `Invite ${counted(count, 'new member')} with your link. They must stay for a day.`;

/** Counts new members who came by a user's own invitation and have stayed a day. */
export function lookAtInvited(
  context: MemberContext,
  quest: QuestSpec,
  { count: need }: Task,
): Outcome {
  const trouble = unreachable(context, 'discord');
  if (trouble) return trouble;
  const { world, userId } = context;
  const came = invitedBy(world, { questId: quest.id, userId }, countedSince(world, quest));
  const of = (state: InvitedState) => came.filter((each) => each === state).length;
  const have = of('STAYS');
  if (have >= need)
    return verified(`${counted(have, 'new member')} joined with your link and stayed.`);
  const rest = others.flatMap(([state, words]) =>
    of(state) === 0 ? [] : [words(of(state).toLocaleString(LANGUAGE))],
  );
  const told = `${have.toLocaleString(LANGUAGE)} of ${counted(need, 'new member')} so far.`;
  return notYet(context, [told, ...rest].join(' '));
}
