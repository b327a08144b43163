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
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { notify } from '@/shared/ui/toast';

const states = new Map([
  ['COMING', { label: 'Coming', badge: 'text-bg-info' }],
  ['IN_FORCE', { label: 'In force', badge: 'text-bg-success' }],
  ['OVER', { label: 'Over', badge: 'text-bg-secondary' }],
  ['ENDED', { label: 'Ended early', badge: 'text-bg-secondary' }],
]);
const names = new Map<string, string>(Object.entries(audienceNames));

/** What all are told, and when all is closed: made here, and ended before its time. */
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
            <EmptyState title="No notices yet">What was announced stands here.</EmptyState>
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
  const stands = states.get(state) ?? { label: state, badge: 'text-bg-secondary' };
  return (
    <li className="panel admin-utility__card">
      <div className="admin-utility__head">
        <strong>
          <bdi>{text}</bdi>
        </strong>
        <span className={`badge ${stands.badge}`}>{stands.label}</span>
      </div>
      <dl className="facts">
        <div>
          <dt>What</dt>
          <dd>
            {kind === 'MAINTENANCE'
              ? 'Maintenance: closed to all but staff'
              : `Announcement for: ${names.get(audience) ?? audience}`}
          </dd>
        </div>
        <div>
          <dt>From</dt>
          <dd>{from === null ? 'Not known' : <TimeAgo at={from} />}</dd>
        </div>
        <div>
          <dt>Until</dt>
          <dd>{until === null ? 'Not known' : <TimeAgo at={until} />}</dd>
        </div>
        <div>
          <dt>By</dt>
          <dd>
            <bdi translate={by ? 'no' : undefined}>{by ?? 'Someone'}</bdi>
          </dd>
        </div>
      </dl>
      {state === 'COMING' || state === 'IN_FORCE' ? (
        <div className="row-actions">
          <button
            type="button"
            className="btn btn-outline-danger"
            aria-label={`End: ${text}`}
            onClick={onEnd}
          >
            {state === 'COMING' ? 'Call off' : 'End now'}
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
    notify(result.success ? 'success' : 'error', result.success ? 'Ended' : result.message);
  };
  return (
    <ConfirmDialog
      isOpen={notice !== null}
      title="End it now?"
      confirmLabel="End it"
      cancelLabel="Cancel"
      isRunning={isLoading}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      <p>
        {notice?.kind === 'MAINTENANCE'
          ? 'Everyone can go on with what they were doing.'
          : 'It is taken off every page within a minute.'}
      </p>
    </ConfirmDialog>
  );
}
