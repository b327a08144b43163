import { labelIn } from '@/shared/text/labelIn';
import { FORMER_MEMBER } from '@/shared/text/memberNames';
import { useState } from 'react';
import type { Notice } from '@/features/server/notices/notice';
import { NoticeForm } from '@/features/server/notices/NoticeForm';
import { audienceNames } from '@/features/server/notices/noticeWords';
import { useEndNoticeMutation, useNoticesQuery } from '@/features/server/notices/noticesApi';
import { failureText } from '@/shared/api/queryError';
import { resultOf } from '@/shared/api/resultOf';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import type { StateLook } from '@/shared/ui/stateLook';
import { StateSign } from '@/shared/ui/StateSign';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { notify } from '@/shared/ui/toast';

const states = new Map<string, { label: string; look: StateLook | undefined }>([
  ['COMING', { label: 'Scheduled', look: 'scheduled' }],
  ['IN_FORCE', { label: 'Active', look: 'on' }],
  ['OVER', { label: 'Ended', look: 'ended' }],
  ['ENDED', { label: 'Ended early', look: 'ended' }],
]);

/** Announcements to all users, and maintenance times: created here, and ended early if needed. */
export default function NoticesTab() {
  const { data, error, isFetching, refetch } = useNoticesQuery(undefined);
  const [asked, setAsked] = useState<Notice | null>(null);
  return (
    <div className="admin-utility">
      <NoticeForm />
      {data ? (
        <>
          <LeftOutNote leftOut={data.leftOut} />
          {data.notices.length === 0 ? (
            <EmptyState scene="banner" title="No notices yet">
              Announcements you send appear here.
            </EmptyState>
          ) : (
            <ul className="admin-utility__list" aria-label="Notices">
              {data.notices.map((notice) => (
                <NoticeCard key={notice.id} notice={notice} onEnd={() => setAsked(notice)} />
              ))}
            </ul>
          )}
        </>
      ) : error && !isFetching ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load the notices.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <TableSkeleton label="Loading the notices" />
      )}
      <EndQuestion notice={asked} onClose={() => setAsked(null)} />
    </div>
  );
}

function NoticeCard({ notice, onEnd }: { notice: Notice; onEnd: () => void }) {
  const { kind, text, audience, from, until, state, by } = notice;
  return (
    <li className="panel admin-utility__card">
      <div className="admin-utility__head">
        <strong>
          <bdi>{text}</bdi>
        </strong>
        <StateSign {...(states.get(state) ?? { label: 'Unknown', look: undefined })} />
      </div>
      <dl className="admin-utility__facts">
        <div>
          <dt>Type</dt>
          <dd>
            {kind === 'MAINTENANCE'
              ? 'Maintenance: closed to everyone except staff'
              : `Announcement for: ${labelIn(audienceNames, audience)}`}
          </dd>
        </div>
        <div>
          <dt>From</dt>
          <dd>{from === null ? 'Unknown' : <TimeAgo at={from} />}</dd>
        </div>
        <div>
          <dt>Until</dt>
          <dd>{until === null ? 'Unknown' : <TimeAgo at={until} />}</dd>
        </div>
        <div>
          <dt>Created by</dt>
          <dd>
            <bdi translate={by ? 'no' : undefined}>{by ?? FORMER_MEMBER}</bdi>
          </dd>
        </div>
      </dl>
      {state === 'COMING' || state === 'IN_FORCE' ? (
        <div className="row-actions">
          <button
            type="button"
            className="btn btn-outline-danger"
            aria-label={`${state === 'COMING' ? 'Cancel notice' : 'End notice'}: ${text}`}
            onClick={onEnd}
          >
            {state === 'COMING' ? 'Cancel notice' : 'End notice'}
          </button>
        </div>
      ) : null}
    </li>
  );
}

function EndQuestion({ notice, onClose }: { notice: Notice | null; onClose: () => void }) {
  const [end, { isLoading }] = useEndNoticeMutation();
  const run = async () => {
    if (!notice) return;
    const result = await resultOf(end(notice.id).unwrap());
    onClose();
    notify(result.success ? 'success' : 'error', result.success ? 'Notice ended' : result.message);
  };
  return (
    <ConfirmDialog
      isOpen={notice !== null}
      title="End this notice?"
      confirmLabel="End notice"
      cancelLabel="Cancel"
      isRunning={isLoading}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      <p>
        {notice?.kind === 'MAINTENANCE'
          ? 'Everyone can use the sites again.'
          : 'It disappears from every page within a minute.'}
      </p>
    </ConfirmDialog>
  );
}
