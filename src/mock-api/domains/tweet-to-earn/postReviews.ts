import type { TweetGroup } from '@/features/modules/definitions/tweet-to-earn/fields';
import type { World } from '../../store/world';
import type { DatedAct } from '../raids/xActs';
import type { PostReviewRow } from '../accrual-ledger/rows';

/** Whether a group pays for actions only after approval by its team. */
export const isReviewed = ({ review }: Pick<TweetGroup, 'review'>): boolean => review === 'MANUAL';

/** Id of an action for a group; doing it again later makes a different one. */
export const reviewIdOf = (ruleId: string, userId: string, key: string, at: number): string =>
  [ruleId, userId, key.replace(':', '.'), String(at)].join('~');

/** Review state of an action at a moment. */
export type Standing = 'WAITS' | 'APPROVED' | 'REFUSED';

/** A decision counts from the moment it can no longer be undone. */
export function standingOf(row: PostReviewRow | undefined, at: number): Standing {
  const decision = row?.decision ?? null;
  if (decision === null || decision.effectiveAt > at) return 'WAITS';
  return decision.verdict === 'APPROVE' ? 'APPROVED' : 'REFUSED';
}

/** Decisions of a group, by id of the action. */
export const reviewsOf = ({ db }: World, ruleId: string): ReadonlyMap<string, PostReviewRow> =>
  new Map(db.postReviews.filter((row) => row.ruleId === ruleId).map((row) => [row.id, row]));

/** An action that satisfies all the rules of a group, for its team to decide about. */
export interface ReviewablePost {
  id: string;
  userId: string;
  key: string;
  act: DatedAct;
  /** Base units. */
  worth: bigint;
  row: PostReviewRow | undefined;
}
