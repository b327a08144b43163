import { counted } from '@/shared/text/language';
import type { BadgeColour } from '@/shared/ui/badgeColour';
import type { Submission } from './submission';

/** What a reason may hold, as the API takes it. */
export const MOST_REASON = 500;
/** How long a decision can be taken back where the answer does not tell. */
const USUAL_UNDO_MS = 10_000;
/** A clock that is wrong must not keep Undo for hours. */
const MOST_UNDO_MS = 60_000;

type Standing = Pick<Submission, 'state' | 'effectiveAt'>;

/** Whether somebody still has to decide. A decision that has not taken effect is one. */
export const isWaiting = ({ state, effectiveAt }: Standing): boolean =>
  state === 'IN_REVIEW' && effectiveAt === null;

/** Why a submission cannot be decided by who looks at it; null where it can. */
export function obstacleTo(submission: Standing & Pick<Submission, 'isOwn'>): string | null {
  if (!isWaiting(submission)) return 'This submission is already reviewed.';
  return submission.isOwn ? 'You can’t review your own submission.' : null;
}

/**
 * The one to look at after a decision: the next that waits, else the first before it.
 *
 * @param done those decided since the list came
 */
export function nextWaiting(
  items: readonly Submission[],
  from: string,
  done: ReadonlySet<string>,
): string | null {
  const at = items.findIndex(({ id }) => id === from);
  const inOrder = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))];
  return inOrder.find((item) => isWaiting(item) && !done.has(item.id))?.id ?? null;
}

/** The neighbour in the list; the one itself at either end, the first where nothing is chosen. */
export function stepFrom(items: readonly { id: string }[], from: string | null, by: 1 | -1) {
  const at = items.findIndex(({ id }) => id === from);
  const to = at === -1 ? 0 : Math.min(items.length - 1, Math.max(0, at + by));
  return items[to]?.id ?? null;
}

/**
 * Until when a decision can be taken back, by the clock of this browser: as long from now on as the answer says
 * of its own times, whatever the two clocks are.
 *
 * @param now ms since 1970
 */
export function undoUntil(
  { decidedAt, effectiveAt }: Pick<Submission, 'decidedAt' | 'effectiveAt'>,
  now: number,
): number {
  const told = Date.parse(effectiveAt ?? '') - Date.parse(decidedAt ?? '');
  const length = Number.isNaN(told) ? USUAL_UNDO_MS : told;
  return now + Math.min(MOST_UNDO_MS, Math.max(0, length));
}

/** Why a reason cannot be sent; null where it can. */
export function troubleWith(reason: string): string | null {
  const length = Array.from(reason.trim()).length;
  if (length === 0) return 'Enter a reason.';
  return length > MOST_REASON ? `Maximum ${String(MOST_REASON)} characters.` : null;
}

const words: Readonly<Record<string, [string, BadgeColour]>> = {
  NOT_STARTED: ['Not started', 'secondary'],
  IN_PROGRESS: ['In progress', 'secondary'],
  IN_REVIEW: ['In review', 'info'],
  APPROVED: ['Approved', 'success'],
  CLAIMABLE: ['Ready to claim', 'success'],
  CLAIMED: ['Claimed', 'primary'],
  REJECTED: ['Rejected', 'danger'],
  EXPIRED: ['Expired', 'dark'],
  REVOKED: ['Revoked', 'dark'],
  TODO: ['Not submitted', 'secondary'],
  CHECKING: ['Checking', 'info'],
  VERIFIED: ['Passed', 'success'],
  NOT_SATISFIED: ['Not passed', 'warning'],
  CHECK_FAILED: ['Couldn’t check', 'warning'],
};

/** How a submission or one of its tasks stands. */
export const inWords = (state: string): string =>
  (Object.hasOwn(words, state) ? words[state]?.[0] : undefined) ?? 'Unknown';

/** Colours of badges by state. */
export const stateColours: Readonly<Record<string, BadgeColour>> = Object.fromEntries(
  Object.entries(words).map(([state, [, colour]]) => [state, colour]),
);

/** What was decided, and for how long that can still be undone. */
export const takesEffectText = (verdict: 'APPROVE' | 'REJECT', seconds: number): string =>
  verdict === 'APPROVE'
    ? `Approved. Takes effect in ${counted(seconds, 'second')}.`
    : `Rejected. Takes effect in ${counted(seconds, 'second')}.`;
