import { counted } from '@/shared/text/language';
import type { BadgeColour } from '@/shared/ui/badgeColour';
import type { Submission } from './submission';

/** Maximum length of a reason in the API. */
export const MOST_REASON = 500;
/** How long a decision can be undone if the response doesn't say. */
const USUAL_UNDO_MS = 10_000;
/** Limits Undo, so that a wrong clock doesn't offer it for hours. */
const MOST_UNDO_MS = 60_000;

type Standing = Pick<Submission, 'state' | 'effectiveAt'>;

/** Whether a submission needs a decision. A decision that has not taken effect counts as made. */
export const isWaiting = ({ state, effectiveAt }: Standing): boolean =>
  state === 'IN_REVIEW' && effectiveAt === null;

/** Why the viewer cannot decide a submission; null if they can. */
export function obstacleTo(submission: Standing & Pick<Submission, 'isOwn'>): string | null {
  if (!isWaiting(submission)) return 'This submission is already reviewed.';
  return submission.isOwn ? 'You can’t review your own submission.' : null;
}

/**
 * The submission to show after a decision: the next that is waiting, else the first before it.
 *
 * @param done those decided since the list was loaded
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

/** The neighbor in the list; the same one at either end, the first if none is chosen. */
export function stepFrom(items: readonly { id: string }[], from: string | null, by: 1 | -1) {
  const at = items.findIndex(({ id }) => id === from);
  const to = at === -1 ? 0 : Math.min(items.length - 1, Math.max(0, at + by));
  return items[to]?.id ?? null;
}

/**
 * Until when a decision can be undone, by this browser's clock: from now on, for the time between the response's two
 * timestamps, so that a difference between the clocks doesn't matter.
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

/** Why a reason cannot be sent; null if it can. */
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

/** Label of the state of a submission or task. */
export const inWords = (state: string): string =>
  (Object.hasOwn(words, state) ? words[state]?.[0] : undefined) ?? 'Unknown';

/** Colors of badges by state. */
export const stateColours: Readonly<Record<string, BadgeColour>> = Object.fromEntries(
  Object.entries(words).map(([state, [, colour]]) => [state, colour]),
);

/** The decision, and how long it can still be undone. */
export const takesEffectText = (verdict: 'APPROVE' | 'REJECT', seconds: number): string =>
  verdict === 'APPROVE'
    ? `Approved. Takes effect in ${counted(seconds, 'second')}.`
    : `Rejected. Takes effect in ${counted(seconds, 'second')}.`;
