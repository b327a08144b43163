import { useId, type ReactNode, type RefObject } from 'react';
import { useServerNow } from '@/shared/time/useServerNow';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { MemberName } from '@/shared/ui/names/MemberName';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { factsOf } from '../questFacts';
import { EvidenceItem } from './EvidenceItem';
import { StateBadge } from './StateBadge';
import type { Submission } from './submission';

interface SubmissionDetailProps {
  submission: Submission;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** The link back to the list, if the detail replaces it. */
  back: ReactNode;
  /** The decision form. */
  children: ReactNode;
}

/** A whole submission: evidence, warnings, and earlier attempts. */
export function SubmissionDetail(props: SubmissionDetailProps) {
  const { submission, headingRef, back, children } = props;
  const { member, questTitle, questNote, state, flags, tasks } = submission;
  const id = useId();
  return (
    <section className="submission panel" aria-labelledby={id}>
      {back}
      <div className="submission__head">
        <h2 ref={headingRef} id={id} tabIndex={-1}>
          <MemberName name={member.name} username={member.username} picture={member.picture} />
          <span className="visually-hidden"> · </span>
          <bdi className="submission__quest">{questTitle}</bdi>
        </h2>
        <StateBadge state={state} />
      </div>
      {flags.length === 0 ? null : (
        <div className="notice notice--warning" role="note" aria-label="Abuse flags">
          <ul className="submission__flags">
            {flags.map(({ kind, message }) => (
              <li key={`${kind} ${message}`}>
                <bdi>{message}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      {questNote === null ? null : (
        <p className="notice" role="note" aria-label="The quest">
          <bdi>{questNote}</bdi> You can still review this submission.
        </p>
      )}
      <LeftOutNote leftOut={submission.leftOut} />
      {tasks.length === 0 ? (
        submission.leftOut ? null : (
          <p>Nothing submitted.</p>
        )
      ) : (
        <ol className="submission__tasks" aria-label="Submitted tasks">
          {tasks.map((evidence) => (
            <EvidenceItem key={evidence.id} evidence={evidence} />
          ))}
        </ol>
      )}
      <History submission={submission} />
      {children}
    </section>
  );
}

function History({ submission }: { submission: Submission }) {
  const { attempt, submittedAt, decidedAt, decidedBy, effectiveAt, note } = submission;
  const now = useServerNow(null);
  return (
    <dl className="facts submission__history">
      {factsOf(submission, now).map(([label, text]) => (
        <Fact key={label} label={label} value={text} />
      ))}
      <Fact label="Attempt" value={attempt} />
      <Fact label="Submitted" value={submittedAt && <TimeAgo at={submittedAt} />} />
      <Fact label="Reviewed" value={decidedAt && <TimeAgo at={decidedAt} />} />
      <Fact label="Reviewed by" value={decidedBy && <bdi translate="no">{decidedBy}</bdi>} />
      <Fact label="Takes effect" value={effectiveAt && <TimeAgo at={effectiveAt} />} />
      <Fact label="Note to the member" value={note && <bdi className="plain-text">{note}</bdi>} />
    </dl>
  );
}

/** Renders nothing if the value is missing. */
const Fact = ({ label, value }: { label: string; value: ReactNode }) =>
  value === null || value === '' ? null : (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
