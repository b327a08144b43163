import type { Submission } from './submission';

/** The outcome for one of several submissions. */
export type BulkOutcome = { submission: Submission } | { failure: string };

export interface BulkFailure {
  item: Submission;
  message: string;
}

interface BulkWork {
  /** Decides one submission; never rejects. */
  decide: (item: Submission) => Promise<BulkOutcome>;
  onProgress: (done: number) => void;
  isStopped: () => boolean;
}

/**
 * Decides submissions one after another, so that the reviewer can stop in between and sees each outcome. Decisions made
 * before Stop remain.
 */
export async function decideAll(items: readonly Submission[], work: BulkWork) {
  const decided: Submission[] = [];
  const failed: BulkFailure[] = [];
  for (const [index, item] of items.entries()) {
    if (work.isStopped()) break;
    const outcome = await work.decide(item);
    if ('submission' in outcome) decided.push(outcome.submission);
    else failed.push({ item, message: outcome.failure });
    work.onProgress(index + 1);
  }
  return { decided, failed, left: items.length - decided.length - failed.length };
}
