import type { FilterOutcome, SkipReason } from '@/features/modules/post-history/delivery';
import { isInGap } from '../market/marketEvents';
import type { Due, Past } from './due';

/** Whether to post, and otherwise why not. */
export type Verdict =
  | { posts: true; filters: FilterOutcome[] }
  | {
      posts: false;
      filters: FilterOutcome[];
      reason: SkipReason;
      filter: string | null;
      why: string;
    };

interface Circumstances {
  past: Past;
  /** Whether a package with the module was active then. */
  isPaid: boolean;
}

/** A filter that was not met, in words. */
const unmetInWords = ({ label, have, need }: FilterOutcome) =>
  `${label}: ${have}. Required: ${need}.`;

/**
 * The only place that decides about posting (docs/product/posts-and-messages.md). It also answers why something was not
 * posted.
 */
export function judge(due: Due, { past, isPaid }: Circumstances): Verdict {
  const filters = due.filters(past);
  const no = (reason: SkipReason, why: string, filter: string | null = null): Verdict => ({
    posts: false,
    filters,
    reason,
    filter,
    why,
  });
  if (!isPaid) return no('PAUSED', 'The module wasn’t in an active package at that time.');
  if (due.isRepeat === true) return no('DUPLICATE', 'The data source reported this twice.');
  if (due.signature !== null && isInGap(due.at))
    return no('SOURCE_GAP', 'The data source reported this too late to post it.');
  const unmet = filters.find(({ met }) => !met);
  if (unmet) return no('FILTER', unmetInWords(unmet), unmet.id);
  const held = due.held?.(past) ?? null;
  return held ? no(held.reason, held.why) : { posts: true, filters };
}
