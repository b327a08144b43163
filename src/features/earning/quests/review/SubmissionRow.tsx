import { counted } from '@/shared/text/language';
import { MemberName } from '@/shared/ui/names/MemberName';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { obstacleTo } from './review';
import { StateBadge } from './StateBadge';
import type { Submission } from './submission';

interface SubmissionRowProps {
  submission: Submission;
  isOpen: boolean;
  isTicked: boolean;
  /** All belong to one quest, whose name the page says. */
  isOfOneQuest: boolean;
  onOpen: (id: string) => void;
  onTick: (id: string, isTicked: boolean) => void;
}

/** A submission in the list: whose it is, how long it waits, and whether something speaks against it. */
export function SubmissionRow(props: SubmissionRowProps) {
  const { submission, isOpen, isTicked, isOfOneQuest, onOpen, onTick } = props;
  const { id, member, questTitle, attempt, submittedAt, flags, state } = submission;
  return (
    <li className="submission-row">
      <input
        type="checkbox"
        aria-label={`Select ${member.name}, ${questTitle}`}
        checked={isTicked}
        disabled={obstacleTo(submission) !== null}
        onChange={({ target }) => onTick(id, target.checked)}
      />
      <button
        type="button"
        className="submission-row__open"
        aria-current={isOpen}
        onClick={() => onOpen(id)}
      >
        <MemberName name={member.name} username={member.username} picture={member.picture} />
        {isOfOneQuest ? null : <bdi>{questTitle}</bdi>}
        <span className="submission-row__facts">
          {submittedAt === null ? null : (
            <span>
              Submitted <TimeAgo at={submittedAt} />
            </span>
          )}
          {attempt === null ? null : <span>Attempt {attempt}</span>}
          {flags.length === 0 ? null : (
            <span className="badge text-bg-warning">{counted(flags.length, 'abuse flag')}</span>
          )}
          {state === 'IN_REVIEW' ? null : <StateBadge state={state} />}
        </span>
      </button>
    </li>
  );
}
