import type { TweetGroup } from '@/features/modules/definitions/tweet-to-earn/fields';
import type { World } from '../../store/world';
import type { DatedAct } from '../raids/xActs';
import type { PostReviewRow } from '../accrual-ledger/rows';

/** Whether what is done for a group is paid only once its team has approved it. */
export const isReviewed = ({ review }: Pick<TweetGroup, 'review'>): boolean => review === 'MANUAL';

/** What names something done for a group: done again later, it is another. */
export const reviewIdOf = (ruleId: string, userId: string, key: string, at: number): string =>
  [ruleId, userId, key.replace(':', '.'), String(at)].join('~');

/** How something stands at a moment. */
export type Standing = 'WAITS' | 'APPROVED' | 'REFUSED';

/** A decision counts from the moment it cannot be taken back any more. */
export function standingOf(row: PostReviewRow | undefined, at: number): Standing {
  const decision = row?.decision ?? null;
  if (decision === null || decision.effectiveAt > at) return 'WAITS';
  return decision.verdict === 'APPROVE' ? 'APPROVED' : 'REFUSED';
}

/** Decisions about a group, by what they are about. */
export const reviewsOf = ({ db }: World, ruleId: string): ReadonlyMap<string, PostReviewRow> =>
  new Map(db.postReviews.filter((row) => row.ruleId === ruleId).map((row) => [row.id, row]));

/** Something done that keeps all the rules of a group, which its team decides about. */
export interface ReviewablePost {
  id: string;
  userId: string;
  key: string;
  act: DatedAct;
  /** Base units. */
  worth: bigint;
  row: PostReviewRow | undefined;
}
