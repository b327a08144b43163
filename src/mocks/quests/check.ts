import { numberAt, textAt, textsAt } from '@/features/bot-modules/engine/read';
import { heldBy, isAtLeast } from '../holdings/holdings';
import { walletsOf } from '../linked-wallets/wallets';
import { findCollection, findToken } from '../market/market';
import { holdsRole, memberOf } from '../members/members';
import { LINK_WALLET, roleNames, type Asked } from '../rules/conditions';
import { PAUSE, missing, unseen, verified, type Outcome } from './check/outcome';
import { discordNeed, lookAtDiscord } from './check/discord';
import { lookAtTelegram } from './check/telegram';
import { lookAtX, reactionsOf } from './check/x';
import { fixAccount } from './check/account';
import type { QuestSpec, Task } from './questOf';
import type { TaskRow } from './rows';

/** How long a page has to stay open, ms. */
export const VISIT = 10_000;

/** What a person sends. Others are looked up. */
const written = new Set(['TEXT', 'URL', 'NUMBER', 'DATE', 'QUIZ', 'POLL', 'OPINION', 'X_POST']);
/** What only a person can judge; a machine takes it where the owner wants no person to look. */
const judged = new Set(['TEXT', 'URL', 'NUMBER', 'DATE', 'FILE']);

export const needsAnswer = ({ kind }: Task) => written.has(kind);
export const isReviewed = ({ kind }: Task, validation: string) =>
  validation === 'MANUAL' && judged.has(kind);

/** Looks whether a task is done. The answer was found well formed. */
export function look(asked: Asked, quest: QuestSpec, task: Task, row: TaskRow): Outcome {
  const now = asked.world.clock.now();
  switch (task.kind) {
    case 'TEXT':
    case 'URL':
    case 'NUMBER':
    case 'DATE':
    case 'FILE':
    case 'POLL':
    case 'OPINION':
    case 'DAILY':
      return verified();
    case 'QUIZ':
      return quiz(task, row.answer, now);
    case 'VISIT_LINK':
      return visit(row, now);
    case 'DISCORD_ROLE':
      return role(asked, task, now);
    case 'HOLD_NFT':
      return holds(asked, task, 'collection', String(numberAt(task.values, 'count')), now);
    case 'HOLD_TOKEN':
      return holds(asked, task, 'mint', textAt(task.values, 'amount'), now);
    case 'X_FOLLOW':
    case 'X_REACT':
    case 'X_POST':
      return lookAtX(asked, task, row);
    case 'DISCORD_MESSAGES':
    case 'DISCORD_REACTION':
    case 'DISCORD_VOICE':
      return lookAtDiscord(asked, quest, task);
    case 'TELEGRAM_JOIN':
      return lookAtTelegram(asked, task);
    default:
      return unseen(now + PAUSE);
  }
}

/** The right answer is told to nobody. */
function quiz({ values }: Task, answer: string | null, now: number): Outcome {
  const right = textsAt(values, 'options')[numberAt(values, 'right') - 1];
  return answer === right
    ? verified()
    : missing('EVIDENCE', 'That is not the right answer.', now + PAUSE);
}

function visit({ openedAt }: TaskRow, now: number): Outcome {
  const since = openedAt ?? now;
  return now - since >= VISIT
    ? verified()
    : {
        state: 'CHECKING',
        reason: null,
        message: 'Stay on the page for a moment.',
        retryAt: since + VISIT,
      };
}

function role({ world, guild, userId }: Asked, { values }: Task, now: number): Outcome {
  const ids = textsAt(values, 'roles');
  const member = memberOf(world, guild.id, userId);
  if (member !== undefined && ids.some((id) => holdsRole(member, id))) return verified();
  return missing('EVIDENCE', `You do not have the role ${roleNames(guild, ids)}.`, now + PAUSE);
}

function holds(
  { world, userId }: Asked,
  { values }: Task,
  field: 'collection' | 'mint',
  need: string,
  now: number,
): Outcome {
  if (walletsOf(world, userId).length === 0)
    return missing('IDENTITY', 'No wallet is linked to your account.');
  const have = heldBy(world, userId, textAt(values, field));
  return isAtLeast(have, need)
    ? verified(`Your linked wallets hold ${have}.`)
    : missing('EVIDENCE', `Your linked wallets hold ${have}, and ${need} is needed.`, now + PAUSE);
}

/** What a task needs beyond its prompt, in words; null where the prompt says it all. */
export function needOf({ guild }: Pick<Asked, 'guild'>, task: Task): string | null {
  const { kind, values } = task;
  switch (kind) {
    case 'DISCORD_ROLE':
      return `The role ${roleNames(guild, textsAt(values, 'roles'))} on this server`;
    case 'HOLD_NFT':
      return `${String(numberAt(values, 'count'))} of ${findCollection(textAt(values, 'collection'))?.name ?? 'a collection'} in your linked wallets`;
    case 'HOLD_TOKEN':
      return `${textAt(values, 'amount')} ${findToken(textAt(values, 'mint'))?.symbol ?? 'tokens'} in your linked wallets`;
    case 'DISCORD_MESSAGES':
    case 'DISCORD_REACTION':
    case 'DISCORD_VOICE':
      return discordNeed({ guild }, task);
    case 'X_FOLLOW':
      return `You follow @${textsAt(values, 'handle')[0] ?? ''} on X`;
    case 'X_REACT':
      return `On X: ${reactionsOf(values).join(', ').toLowerCase()}`;
    case 'X_POST':
      return `A post of yours on X that says “${textAt(values, 'text')}”`;
    default:
      return null;
  }
}

/** The way to mend what a look has found. */
export function fixOf({ state, reason }: TaskRow, { kind }: Task) {
  if (state !== 'NOT_SATISFIED' || reason !== 'IDENTITY') return null;
  return kind.startsWith('HOLD_') ? LINK_WALLET : fixAccount(kind);
}
