import type { Task } from '@/features/modules/definitions/quest/fields';
import { heldBy, isAtLeast } from '../holdings/holdings';
import { walletsOf } from '../wallets/wallets';
import { holdsRole, memberOf } from '../members/members';
import { roleNames, type MemberContext } from '../conditions/conditions';
import { comeBy } from './check/daily';
import { lookAtDiscord } from './check/discord';
import { lookAtGames } from './check/game';
import { lookAtInvited } from './check/invite';
import { checkOnChain } from './check/onChain';
import { PAUSE, missing, unseen, verified, type Outcome } from './check/outcome';
import { requestOwnerSite } from './check/ownerSite';
import { lookAtTelegram } from './check/telegram';
import { visit } from './check/visit';
import { lookAtX } from './check/x';
import { lookAtSpace } from './check/xSpace';
import type { QuestSpec } from './questOf';
import type { QuestTask } from './taskIds';
import type { TaskRow } from './rows';

/** Kinds of tasks with an answer from the member. Others are looked up; the signature of a transaction is optional. */
const written = new Set([
  'TEXT',
  'URL',
  'NUMBER',
  'DATE',
  'QUIZ',
  'POLL',
  'OPINION',
  'X_POST',
  'ONCHAIN_TX',
]);
/** Kinds that need a person's judgment; checked automatically where the owner wants no review. */
const judged = new Set(['TEXT', 'URL', 'NUMBER', 'DATE', 'FILE']);

export const needsAnswer = ({ kind }: Pick<Task, 'kind'>) => written.has(kind);
export const isReviewed = ({ kind }: Pick<Task, 'kind'>, validation: string) =>
  validation === 'MANUAL' && judged.has(kind);

/** Checks whether a task is done. The answer must be well formed. */
export function checkTask(
  context: MemberContext,
  quest: QuestSpec,
  task: QuestTask,
  row: TaskRow,
): Outcome | Promise<Outcome> {
  const now = context.world.clock.now();
  switch (task.kind) {
    case 'TEXT':
    case 'URL':
    case 'NUMBER':
    case 'DATE':
    case 'FILE':
    case 'POLL':
    case 'OPINION':
      return verified();
    case 'DAILY':
      return comeBy(task, row, now);
    case 'QUIZ':
      return quiz(task, row.answer);
    case 'VISIT_LINK':
      return visit(row, now);
    case 'DISCORD_ROLE':
      return role(context, task, now);
    case 'HOLD_NFT':
      return holds(context, task.collection, String(task.count), now);
    case 'HOLD_TOKEN':
      return holds(context, task.mint, task.amount, now);
    default:
      return lookElsewhere(context, quest, task, row);
  }
}

/** Checks tasks at other sources: platforms, the Solana network, the owner's own site. */
function lookElsewhere(context: MemberContext, quest: QuestSpec, task: QuestTask, row: TaskRow) {
  switch (task.kind) {
    case 'X_FOLLOW':
    case 'X_REACT':
    case 'X_POST':
      return lookAtX(context, task, row);
    case 'X_SPACE':
      return lookAtSpace(context, task, row);
    case 'TELEGRAM_JOIN':
      return lookAtTelegram(context, task);
    case 'DISCORD_MESSAGES':
    case 'DISCORD_REACTION':
    case 'DISCORD_VOICE':
      return lookAtDiscord(context, quest, task);
    case 'INVITE':
      return lookAtInvited(context, quest, task);
    case 'GAME':
      return lookAtGames(context, quest, task);
    case 'ONCHAIN_TX':
      return checkOnChain(context, quest, task, row);
    case 'API':
      return requestOwnerSite(context, quest, task);
    default:
      return unseen(context.world.clock.now() + PAUSE);
  }
}

/** The right answer must not be revealed. */
function quiz({ options, right }: Task, answer: string | null): Outcome {
  return answer === options[right - 1]
    ? verified()
    : missing('EVIDENCE', 'That isn’t the right answer.');
}

function role({ world, guild, userId }: MemberContext, { roles }: Task, now: number): Outcome {
  const member = memberOf(world, guild.id, userId);
  if (member !== undefined && roles.some((id) => holdsRole(member, id))) return verified();
  return missing('EVIDENCE', `You don’t have the role ${roleNames(guild, roles)}.`, now + PAUSE);
}

function holds(
  { world, userId }: MemberContext,
  asset: string,
  need: string,
  now: number,
): Outcome {
  if (walletsOf(world, userId).length === 0)
    return missing('IDENTITY', 'You haven’t linked a wallet.');
  const have = heldBy(world, userId, asset);
  return isAtLeast(have, need)
    ? verified(`Your linked wallets hold ${have}.`)
    : missing('EVIDENCE', `Your linked wallets hold ${have}. You need ${need}.`, now + PAUSE);
}
