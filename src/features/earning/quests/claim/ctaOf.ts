import { rewardsInSentence } from '@/features/earning/reward-moment/rewardInSentence';
import { isLeftOut } from '@/shared/api/lenient';
import type { Quest, QuestTask } from '../quest';
import { isAhead, isEntered, isFull, isOver, unmetOf } from '../questAvailability';
import { enteredWords } from '../questBadge';
import { dayText } from '@/shared/format/times';
import { MINUTE } from '@/shared/time/durations';
import { timeOf } from '@/shared/time/timeOf';
import { countdown, roughDuration } from '@/shared/time/roughDuration';

/** The action of the button. A retry is handled by the page: it leads to the tasks to repeat. */
export type CtaAction = 'submit' | 'claim' | 'retry';

/** The request in progress. */
export type Sending = 'check' | 'submit' | 'claim' | null;

export interface Cta {
  label: string;
  /** Null if no action is possible; the label says why. */
  action: CtaAction | null;
  /** When the state changes automatically, ms since 1970 on the server's clock. */
  until: number | null;
  /** Whether the member is working through the tasks. */
  isProgress?: boolean;
}

const said = (label: string, until: number | null = null): Cta => ({ label, action: null, until });
const offered = (label: string, action: CtaAction): Cta => ({ label, action, until: null });

/**
 * Label and action of a quest's button.
 *
 * @param now the server's time, ms since 1970
 * @param sending no submission or claim is possible while a request is running
 */
export function ctaOf(quest: Quest, now: number, sending: Sending = null): Cta {
  if (sending === 'submit') return said('Submitting…');
  if (sending === 'claim') return said('Claiming…');
  const cta = decided(quest, now) ?? closed(quest, now) ?? open(quest, now);
  return sending === null ? cta : { ...cta, action: null };
}

/** Whether answers are accepted now. */
export function takesAnswers(quest: Quest, now: number): boolean {
  const again = timeOf(quest.availableAt);
  const waits = quest.state === 'REJECTED' && again !== null && again > now;
  return !waits && decided(quest, now) === null && closed(quest, now) === null;
}

/** When a rejected attempt may be repeated, ms since 1970; null if nothing was rejected, or the rejection is final. */
export const retryFrom = ({ state, mayRetry, availableAt }: Quest): number | null =>
  state === 'REJECTED' && mayRetry ? timeOf(availableAt) : null;

/** Whether a task is finished on the member's side: verified, or in review. */
export const isReady = ({ state }: Pick<QuestTask, 'state'>): boolean =>
  state === 'VERIFIED' || state === 'IN_REVIEW';

/** The outcome of the member's attempt; null while they can still work on it. */
function decided(quest: Quest, now: number): Cta | null {
  switch (quest.state) {
    case 'IN_REVIEW': {
      const since = timeOf(quest.submittedAt);
      return said(
        since === null
          ? 'In review'
          : `In review · submitted ${roughDuration(now - since, MINUTE)} ago`,
      );
    }
    case 'APPROVED':
      // If not every member wins, there is nothing to claim before the winners are known.
      if (isEntered(quest)) return said(enteredWords(quest, now));
      return offered(claimLabel(quest), 'claim');
    case 'CLAIMABLE':
      return offered(claimLabel(quest), 'claim');
    case 'CLAIMED':
      return claimed(quest, now);
    case 'REJECTED':
      if (quest.mayRetry) return null;
      // A check by the bot fails before anything is submitted.
      return said(quest.submittedAt === null && quest.note === null ? 'Failed' : 'Rejected');
    case 'EXPIRED':
      return said(lost(quest) ?? 'Expired');
    case 'REVOKED':
      return said('Revoked');
    default:
      return null;
  }
}

/** Label with all rewards: "Claim 100 points and 0.05 SOL". */
const claimLabel = ({ rewards }: Quest): string =>
  `Claim ${rewards.length === 0 ? 'reward' : rewardsInSentence(rewards)}`;

/** Label for a completed quest that did not win. */
function lost({ method, tasks, submittedAt }: Quest): string | null {
  const isHandedIn = submittedAt !== null || tasks.every(({ isReviewed }) => !isReviewed);
  if (!isHandedIn || !tasks.every(isReady)) return null;
  if (method === 'RAFFLE') return 'Not drawn in the raffle';
  return method === 'TOP' ? 'Not among the winners' : null;
}

function claimed(quest: Quest, now: number): Cta | null {
  const again = quest.recurrence === 'ONCE' ? null : timeOf(quest.availableAt);
  if (again !== null) {
    return again > now ? said(`Done · available again in ${countdown(again - now)}`, again) : null;
  }
  const at = timeOf(quest.claimedAt);
  return said(at === null ? 'Claimed' : `Claimed on ${dayText(at)}`);
}

/** Why the quest can't be continued by this member or by anyone; null if it can. */
function closed(quest: Quest, now: number): Cta | null {
  if (isOver(quest, now)) return said('Ended');
  if (quest.status === 'PAUSED') return said('Paused');
  if (isFull(quest)) return said('Fully claimed');
  if (!quest.isOpen) {
    const unmet = unmetOf(quest.conditions).length;
    return said(`Requirements not met${unmet === 0 ? '' : ` (${unmet})`}`);
  }
  if (!isAhead(quest, now)) return null;
  const start = timeOf(quest.startsAt);
  return start === null
    ? said('Not started yet')
    : said(`Starts in ${countdown(start - now)}`, start);
}

/** The next action. */
function open(quest: Quest, now: number): Cta {
  if (quest.state === 'REJECTED') {
    const again = timeOf(quest.availableAt);
    return again !== null && again > now
      ? said(`Try again in ${countdown(again - now)}`, again)
      : offered('Try again', 'retry');
  }
  const done = quest.tasks.filter(isReady).length;
  const shown = isLeftOut(quest.leftOut, 'task') ? ' shown tasks' : '';
  if (done < quest.tasks.length)
    return { ...said(`${done} of ${quest.tasks.length}${shown} done`), isProgress: true };
  return quest.tasks.some(({ isReviewed }) => isReviewed)
    ? offered('Submit for review', 'submit')
    : offered('Claim reward', 'claim');
}
