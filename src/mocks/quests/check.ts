import { numberAt, textAt, textsAt } from '@/features/bot-modules/engine/read';
import { heldBy, isAtLeast } from '../holdings/holdings';
import { walletsOf } from '../linked-wallets/wallets';
import { findCollection, findToken } from '../market/market';
import { holdsRole, memberOf } from '../members/members';
import { LINK_WALLET, roleNames, type Asked } from '../rules/conditions';
import type { Task } from './questOf';
import type { TaskRow } from './rows';

/** How long a page has to stay open, ms. */
export const VISIT = 10_000;
/** Before the same task may be checked again, ms. */
const PAUSE = 5_000;

/** What a person sends. Others are looked up. */
const written = new Set(['TEXT', 'URL', 'NUMBER', 'DATE', 'QUIZ', 'POLL', 'OPINION']);
/** What only a person can judge; a machine takes it where the owner wants no person to look. */
const judged = new Set(['TEXT', 'URL', 'NUMBER', 'DATE']);

export const needsAnswer = ({ kind }: Task) => written.has(kind);
export const isReviewed = ({ kind }: Task, validation: string) =>
  validation === 'MANUAL' && judged.has(kind);

/** What came of a look at a task. */
export type Outcome = Pick<TaskRow, 'state' | 'reason' | 'message'> & { retryAt?: number };

const verified = (message: string | null = null): Outcome => ({
  state: 'VERIFIED',
  reason: null,
  message,
});
const missing = (reason: 'IDENTITY' | 'EVIDENCE', message: string, retryAt?: number): Outcome => ({
  state: 'NOT_SATISFIED',
  reason,
  message,
  ...(retryAt === undefined ? {} : { retryAt }),
});
const unseen = (retryAt: number): Outcome => ({
  state: 'CHECK_FAILED',
  reason: null,
  message: 'We could not look this up. It is not your fault, and nothing is lost.',
  retryAt,
});

/** What is wrong with an answer, in words; null where nothing is. */
export function wrongAnswer({ kind, values }: Task, answer: string): string | null {
  if (answer.trim() === '') return 'Write an answer.';
  switch (kind) {
    case 'TEXT': {
      const least = numberAt(values, 'minChars');
      return Array.from(answer.trim()).length < least
        ? `At least ${String(least)} characters.`
        : null;
    }
    case 'URL':
      return isLink(answer) ? null : 'Enter a link that begins with https://.';
    case 'NUMBER':
      return wrongNumber(answer, numberAt(values, 'min'), numberAt(values, 'room'));
    case 'DATE':
      return isDay(answer) ? null : 'Enter a date.';
    case 'OPINION':
      return wrongNumber(answer, 1, numberAt(values, 'scale') - 1);
    default:
      return textsAt(values, 'options').includes(answer) ? null : 'Choose one of the answers.';
  }
}

function wrongNumber(answer: string, min: number, room: number): string | null {
  const value = /^-?\d{1,15}$/.test(answer) ? Number(answer) : Number.NaN;
  return value >= min && value <= min + room
    ? null
    : `Enter a whole number from ${String(min)} to ${String(min + room)}.`;
}

const isLink = (text: string) =>
  URL.canParse(text) && new URL(text).protocol === 'https:' && text.length <= 500;

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(at).toISOString().startsWith(text);
}

/** Looks whether a task is done. The answer was found well formed. */
export function look(asked: Asked, task: Task, row: TaskRow): Outcome {
  const now = asked.world.clock.now();
  switch (task.kind) {
    case 'TEXT':
    case 'URL':
    case 'NUMBER':
    case 'DATE':
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
export function needOf({ guild }: Pick<Asked, 'guild'>, { kind, values }: Task): string | null {
  switch (kind) {
    case 'DISCORD_ROLE':
      return `The role ${roleNames(guild, textsAt(values, 'roles'))} on this server`;
    case 'HOLD_NFT':
      return `${String(numberAt(values, 'count'))} of ${findCollection(textAt(values, 'collection'))?.name ?? 'a collection'} in your linked wallets`;
    case 'HOLD_TOKEN':
      return `${textAt(values, 'amount')} ${findToken(textAt(values, 'mint'))?.symbol ?? 'tokens'} in your linked wallets`;
    default:
      return null;
  }
}

/** The way to mend what a look has found. */
export const fixOf = ({ state, reason }: TaskRow, { kind }: Task) =>
  state === 'NOT_SATISFIED' && reason === 'IDENTITY' && kind.startsWith('HOLD_')
    ? LINK_WALLET
    : null;
