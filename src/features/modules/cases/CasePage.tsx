import { Link } from 'react-router-dom';
import { resultOf } from '@/shared/api/resultOf';
import { isForbidden, statusOf, failureText } from '@/shared/api/queryError';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Forbidden } from '@/shared/ui/Forbidden';
import { useFocusOnMount } from '@/shared/focus/useFocusOnMount';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { MemberName } from '@/shared/ui/names/MemberName';
import { FormSkeleton } from '@/shared/ui/skeletons';
import { StatusBadge } from '@/shared/ui/StatusBadge';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { notify } from '@/shared/ui/toast';
import type { CaseDetail, CaseKind } from './case';
import { useCaseQuery, useCloseCaseMutation, useDecideCaseMutation } from './casesApi';
import {
  caseColours,
  caseOutcomeText,
  failureText as keptOutText,
  kindWords,
  recordText,
} from './caseWords';
import { RuleLink } from './RuleLink';

interface CasePageProps {
  serverId: string;
  kind: CaseKind;
  caseId: string;
  /** Path of the list. */
  back: string;
}

/** One case: its member, its log, and the actions still possible. */
export function CasePage({ serverId, kind, caseId, back }: CasePageProps) {
  const { data, error, refetch } = useCaseQuery(
    { serverId, caseId },
    { refetchOnMountOrArgChange: true },
  );
  const link = useFocusOnMount<HTMLAnchorElement>({ preventScroll: true });
  return (
    <div className="case-page">
      <p>
        <Link ref={link} to={back} preventScrollReset>
          {kindWords[kind].back}
        </Link>
      </p>
      {data ? (
        <Detail serverId={serverId} kind={kind} detail={data} />
      ) : isForbidden(error) ? (
        <Forbidden error={error} />
      ) : statusOf(error) === 404 ? (
        <EmptyState title={kindWords[kind].notFound}>It may have been deleted.</EmptyState>
      ) : error ? (
        <ErrorState
          message={failureText(error, kindWords[kind].failed)}
          onRetry={() => void refetch()}
        />
      ) : (
        <FormSkeleton label={kindWords[kind].loading} />
      )}
    </div>
  );
}

interface DetailProps {
  serverId: string;
  kind: CaseKind;
  detail: CaseDetail;
}

function Detail({ serverId, kind, detail }: DetailProps) {
  const { id, member, subject, state, at, by, rating, log, leftOut } = detail;
  const { rule, channel, record, recordUntil, onFail } = detail;
  const words = kindWords[kind];
  return (
    <>
      <div className="case-page__head">
        <h2>
          <bdi>{subject}</bdi>
        </h2>
        <StatusBadge
          status={state}
          label={caseOutcomeText(state, detail.actions)}
          colours={caseColours}
        />
      </div>
      <dl className="case-page__facts">
        <dt>Member</dt>
        <dd>
          <MemberName
            name={member.name}
            username={member.username}
            picture={member.picture}
            to={
              member.username === null
                ? undefined
                : `/dashboard/discord-server-users/user-detail/${encodeURIComponent(member.username)}`
            }
          />
        </dd>
        <dt>When</dt>
        <dd>{at === null ? '–' : <TimeAgo at={at} />}</dd>
        {words.rule === null || rule === null ? null : (
          <>
            <dt>{words.rule}</dt>
            <dd>
              <RuleLink kind={kind} rule={rule} />
            </dd>
          </>
        )}
        {channel === null ? null : (
          <>
            <dt>Channel</dt>
            <dd>
              <bdi translate="no">#{channel}</bdi>
            </dd>
          </>
        )}
        {words.by === null ? null : (
          <>
            <dt>{words.by}</dt>
            <dd>{by === null ? 'No one yet' : <bdi translate="no">{by}</bdi>}</dd>
          </>
        )}
        {rating === null ? null : (
          <>
            <dt>Rating</dt>
            <dd>{rating} of 5</dd>
          </>
        )}
        {record === null ? null : (
          <>
            <dt>Saved transcript</dt>
            <dd>{recordText(record)}</dd>
            {recordUntil === null ? null : (
              <>
                <dt>Transcript deletion</dt>
                <dd>
                  <TimeAgo at={recordUntil} />
                </dd>
              </>
            )}
          </>
        )}
      </dl>
      <Actions serverId={serverId} caseId={id} state={state} onFail={onFail} />
      <section className="panel case-log" aria-labelledby="case-log">
        <h3 id="case-log">{words.log}</h3>
        <LeftOutNote leftOut={leftOut} />
        <ol>
          {log.map((entry) => (
            <li key={entry.id} className={entry.isTeam ? 'case-log__team' : undefined}>
              <p className="case-log__who">
                <strong>
                  <bdi translate={entry.by ? 'no' : undefined}>{entry.by ?? 'Bot'}</bdi>
                </strong>{' '}
                <small>
                  {entry.isTeam ? 'Team · ' : ''}
                  {entry.at === null ? 'Unknown time' : <TimeAgo at={entry.at} />}
                </small>
              </p>
              <p className="case-log__text">
                <bdi>{entry.text}</bdi>
              </p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

interface ActionsProps {
  serverId: string;
  caseId: string;
  state: string;
  /** Setting for members who fail the captcha. */
  onFail: string | null;
}

/** Remaining actions: deciding an attempt, closing a ticket. */
function Actions({ serverId, caseId, state, onFail }: ActionsProps) {
  const [decide, deciding] = useDecideCaseMutation();
  const [close, closing] = useCloseCaseMutation();
  const told = async (answer: Promise<CaseDetail>) => {
    const result = await resultOf(answer);
    if (!result.success) notify('error', result.message);
  };
  if (state === 'WAITING')
    return (
      <p className="case-page__actions">
        <button
          type="button"
          className="btn btn-primary"
          disabled={deciding.isLoading}
          onClick={() => void told(decide({ serverId, caseId, verdict: 'PASS' }).unwrap())}
        >
          Approve member
        </button>
        <button
          type="button"
          className="btn btn-outline-danger"
          disabled={deciding.isLoading}
          onClick={() => void told(decide({ serverId, caseId, verdict: 'FAIL' }).unwrap())}
        >
          Reject member
        </button>
        {keptOutText(onFail) === '' ? null : <small>{keptOutText(onFail)}</small>}
      </p>
    );
  return state === 'OPEN' || state === 'CLAIMED' ? (
    <p className="case-page__actions">
      <button
        type="button"
        className="btn btn-outline-secondary"
        disabled={closing.isLoading}
        onClick={() => void told(close({ serverId, caseId }).unwrap())}
      >
        Close ticket
      </button>
    </p>
  ) : null;
}
