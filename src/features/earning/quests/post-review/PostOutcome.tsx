import { useEffect, useRef } from 'react';
import { timeOf } from '@/shared/time/timeOf';
import { useServerNow } from '@/shared/time/useServerNow';
import { GENERIC_FAILURE } from '@/shared/api/envelope';
import { failureText } from '@/shared/api/queryError';
import { counted } from '@/shared/text/language';
import { SECOND } from '@/shared/time/durations';
import { StatusBadge } from '@/shared/ui/StatusBadge';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { notify } from '@/shared/ui/toast';
import type { ReviewedPost } from './post';
import { useUndoPostDecisionMutation } from './postReviewsApi';

const colours = { APPROVED: 'success', REJECTED: 'danger' } as const;

interface PostOutcomeProps {
  serverId: string;
  post: ReviewedPost;
  onSettled: () => void;
}

/** What was decided, by whom, and the way back while there is one. */
export function PostOutcome({ serverId, post, onSettled }: PostOutcomeProps) {
  const { state, note, decidedAt, decidedBy, effectiveAt, member } = post;
  const until = timeOf(effectiveAt);
  const now = useServerNow(until);
  const left = until === null ? 0 : until - now;
  const isOver = until !== null && left <= 0;
  const settled = useRef(onSettled);
  useEffect(() => {
    settled.current = onSettled;
  });
  useEffect(() => {
    if (isOver) settled.current();
  }, [isOver]);
  const [send] = useUndoPostDecisionMutation();
  const undo = async () => {
    const answer = await send({ serverId, postReviewId: post.id });
    if (answer.error) notify('error', failureText(answer.error, GENERIC_FAILURE));
  };
  return (
    <div className="post-item__outcome">
      <p className="post-item__facts">
        <StatusBadge
          status={state}
          label={state === 'APPROVED' ? 'Approved' : 'Rejected'}
          colours={colours}
        />
        {decidedBy === null ? null : (
          <span>
            by <bdi translate="no">{decidedBy}</bdi>
          </span>
        )}
        {decidedAt === null ? null : <TimeAgo at={decidedAt} />}
        {note === null ? null : <bdi>{note}</bdi>}
      </p>
      {left > 0 ? (
        <p className="post-item__undo">
          Takes effect in {counted(Math.ceil(left / SECOND), 'second')}.
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            aria-label={`Undo for ${member.name}`}
            onClick={() => void undo()}
          >
            Undo
          </button>
        </p>
      ) : null}
    </div>
  );
}
