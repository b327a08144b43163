import type { Submission } from './submission';

/** What became of one of several. */
export type BulkOutcome = { submission: Submission } | { failure: string };

export interface BulkFailure {
  item: Submission;
  message: string;
}

interface BulkWork {
  /** Decides one; never rejects. */
  decide: (item: Submission) => Promise<BulkOutcome>;
  onProgress: (done: number) => void;
  isStopped: () => boolean;
}

/**
 * Decides several one after another, so that one can stop in between and each is told of by itself. What has
 * been decided before Stop stays decided.
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
