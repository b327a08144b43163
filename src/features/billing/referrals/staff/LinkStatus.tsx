import { useState } from 'react';
import { resultOf } from '@/shared/api/resultOf';
import { LazyConfirmDialog } from '@/shared/ui/LazyConfirmDialog';
import { notify } from '@/shared/ui/toast';
import type { linkStatuses, ReferralLinkDetail } from '../linkTerms';
import { useUpdateReferralLinkStatusMutation } from '../linkTermsApi';

type Status = (typeof linkStatuses)[number];

const ways: Partial<Record<string, readonly [Status, string][]>> = {
  ACTIVE: [
    ['PAUSED', 'Pause'],
    ['ARCHIVED', 'Archive'],
  ],
  PAUSED: [
    ['ACTIVE', 'Resume'],
    ['ARCHIVED', 'Archive'],
  ],
  ARCHIVED: [['ACTIVE', 'Resume']],
};

const doneWords: Record<Status, string> = {
  ACTIVE: 'Link resumed',
  PAUSED: 'Link paused',
  ARCHIVED: 'Link archived',
};

/** Pauses, archives or resumes a link. */
export function LinkStatus({ link }: { link: ReferralLinkDetail }) {
  const [set, { isLoading }] = useUpdateReferralLinkStatusMutation();
  const [wanted, setWanted] = useState<Status | null>(null);
  const run = async (status: Status) => {
    if (isLoading) return;
    const result = await resultOf(set({ id: link.id, status }).unwrap());
    setWanted(null);
    notify(
      result.success ? 'success' : 'error',
      result.success ? doneWords[status] : result.message,
    );
  };
  return (
    <>
      {(ways[link.status] ?? []).map(([status, label]) => (
        <button
          key={status}
          type="button"
          className={`btn ${status === 'ACTIVE' ? 'btn-outline-secondary' : 'btn-outline-danger'}`}
          aria-busy={isLoading}
          onClick={() => {
            if (status === 'ACTIVE') void run(status);
            else setWanted(status);
          }}
        >
          {label}
        </button>
      ))}
      <LazyConfirmDialog
        isOpen={wanted !== null}
        title={wanted === 'PAUSED' ? `Pause ${link.name}?` : `Archive ${link.name}?`}
        confirmLabel={wanted === 'PAUSED' ? 'Pause link' : 'Archive link'}
        cancelLabel="Cancel"
        isRunning={isLoading}
        onConfirm={() => {
          if (wanted !== null) void run(wanted);
        }}
        onCancel={() => setWanted(null)}
      >
        <p>
          New visits through this link won’t count. Existing sign-ups stay, and their orders still
          count.
        </p>
      </LazyConfirmDialog>
    </>
  );
}
