import { useState } from 'react';
import { ReasonField } from '@/features/earning/quests/review/ReasonField';
import { troubleWith } from '@/features/earning/quests/review/review';
import { GENERIC_FAILURE } from '@/shared/api/envelope';
import { failureText } from '@/shared/api/queryError';
import { inNumbers } from '@/shared/format/numbers';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { announce } from '@/shared/ui/announce';
import { MemberName } from '@/shared/ui/names/MemberName';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import type { ReviewedPost } from './post';
import { PostOutcome } from './PostOutcome';
import { useDecidePostMutation } from './postReviewsApi';

interface PostItemProps {
  serverId: string;
  post: ReviewedPost;
  /** Called when a decision can no longer be undone. */
  onSettled: () => void;
}

/** A member's action on X: author, text, points, and the decision. */
export function PostItem({ serverId, post, onSettled }: PostItemProps) {
  const { member, handle, action, text, doneAt, postTitle, postUrl, points, group } = post;
  return (
    <li className="post-item panel">
      <div className="post-item__head">
        <MemberName name={member.name} username={member.username} picture={member.picture} />
        <span className="amount">{points === null ? '–' : `${inNumbers(points)} points`}</span>
      </div>
      <p className="post-item__facts">
        <span>{action}</span>
        <span>
          to{' '}
          <SafeLink className="tall-link" href={postUrl}>
            <bdi>{postTitle}</bdi>
          </SafeLink>
        </span>
        {handle === null ? (
          <span>by a hidden X account</span>
        ) : (
          <span>
            by{' '}
            <SafeLink
              className="tall-link"
              href={`https://x.com/${encodeURIComponent(handle)}/with_replies`}
            >
              <bdi translate="no">@{handle}</bdi>
            </SafeLink>
          </span>
        )}
        {doneAt === null ? null : <TimeAgo at={doneAt} />}
        <bdi>{group}</bdi>
      </p>
      {text === null ? (
        <p className="post-item__facts">No text.</p>
      ) : (
        <blockquote className="post-item__text">
          <bdi>{text}</bdi>
        </blockquote>
      )}
      {post.state === 'WAITING' ? (
        <Decide serverId={serverId} post={post} />
      ) : (
        <PostOutcome serverId={serverId} post={post} onSettled={onSettled} />
      )}
    </li>
  );
}

function Decide({ serverId, post }: { serverId: string; post: ReviewedPost }) {
  const [send, { isLoading }] = useDecidePostMutation();
  const [isRejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const decide = async (verdict: { verdict: 'APPROVE' } | { verdict: 'REJECT'; note: string }) => {
    if (isLoading) return;
    const answer = await send({
      serverId,
      postReviewId: post.id,
      body: { ...verdict, version: post.version },
    });
    if (answer.error) setTrouble(failureText(answer.error, GENERIC_FAILURE));
    else announce(verdict.verdict === 'APPROVE' ? 'Approved' : 'Rejected');
  };
  const reject = () => {
    const found = troubleWith(reason);
    setWrong(found);
    if (found === null) void decide({ verdict: 'REJECT', note: reason.trim() });
  };
  if (post.isOwn) return <p className="post-item__facts">You can’t review your own post.</p>;
  return (
    <div className="post-item__decide" role="group" aria-label="Your decision">
      <div role="alert">
        {trouble === null ? null : <p className="notice notice--error">{trouble}</p>}
      </div>
      {isRejecting ? (
        <ReasonField serverId={serverId} value={reason} onChange={setReason} error={wrong} />
      ) : null}
      <div className="post-item__buttons">
        {isRejecting ? (
          <>
            <button
              type="button"
              className="btn btn-outline-secondary"
              onClick={() => setRejecting(false)}
            >
              Cancel
            </button>
            <button
              type="button"
              className="btn btn-danger"
              aria-disabled={isLoading}
              onClick={reject}
            >
              Reject post
            </button>
          </>
        ) : (
          <>
            <button
              type="button"
              className="btn btn-outline-danger"
              aria-label={`Reject: ${post.action} by ${post.member.name}`}
              onClick={() => setRejecting(true)}
            >
              Reject
            </button>
            <button
              type="button"
              className="btn btn-outline-secondary"
              aria-label={`Approve: ${post.action} by ${post.member.name}`}
              aria-disabled={isLoading}
              onClick={() => void decide({ verdict: 'APPROVE' })}
            >
              Approve
            </button>
          </>
        )}
      </div>
    </div>
  );
}
