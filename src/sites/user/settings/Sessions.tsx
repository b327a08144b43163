import { useState } from 'react';
import type { AccountSession } from '@/features/identity/account/account';
import { useSignOutDeviceMutation, useSessionsQuery } from '@/features/identity/account/accountApi';
import { signOutEverywhere } from '@/features/identity/account/endpoints';
import { useLeave } from '@/features/identity/account/useLeave';
import { request } from '@/shared/api/request';
import { GENERIC_FAILURE } from '@/shared/api/envelope';
import { failureText } from '@/shared/api/queryError';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { Section } from '@/shared/ui/Section';
import { FormSkeleton } from '@/shared/ui/skeletons';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { notify } from '@/shared/ui/toast';

/** Where one is signed in, and the ways to end that (docs/product/signing-in-and-account.md). */
export function Sessions() {
  const { data, error, refetch } = useSessionsQuery(undefined);
  return (
    <Section
      title="Sessions"
      about="Devices signed in to your account. Sign out any you don’t recognize."
    >
      {data ? (
        <>
          <LeftOutNote leftOut={data.leftOut} />
          <ul className="settings__sessions" aria-label="Sessions">
            {data.sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        </>
      ) : error ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load your sessions.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <FormSkeleton label="Loading your sessions" count={2} />
      )}
      <Everywhere />
    </Section>
  );
}

function SessionRow({ session }: { session: AccountSession }) {
  const { id, device, openedAt, seenAt, isCurrent } = session;
  const [end, { isLoading }] = useSignOutDeviceMutation();
  const press = async () => {
    const answer = await end(id);
    if (answer.error) notify('error', failureText(answer.error, GENERIC_FAILURE));
    else notify('success', `${device} was signed out.`);
  };
  return (
    <li className="settings__session">
      <div>
        <bdi className="settings__device">{device}</bdi>
        {isCurrent ? <span className="badge tag">This device</span> : null}
        <p className="field__hint settings__hint">
          {openedAt === null ? null : (
            <>
              Signed in <TimeAgo at={openedAt} />
            </>
          )}
          {seenAt === null || isCurrent ? null : (
            <>
              , last seen <TimeAgo at={seenAt} />
            </>
          )}
        </p>
      </div>
      {isCurrent ? null : (
        <button
          type="button"
          className="btn btn-outline-secondary"
          aria-label={`Sign out ${device}`}
          aria-busy={isLoading}
          disabled={isLoading}
          onClick={() => void press()}
        >
          Sign out
        </button>
      )}
    </li>
  );
}

function Everywhere() {
  const [isAsked, setAsked] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const leave = useLeave();
  const run = async () => {
    setRunning(true);
    const result = await request(signOutEverywhere, {});
    setRunning(false);
    setAsked(false);
    if (result.success) await leave('Signed out everywhere.');
    else notify('error', failureText(result, GENERIC_FAILURE));
  };
  return (
    <div>
      <button type="button" className="btn btn-outline-danger" onClick={() => setAsked(true)}>
        Sign out everywhere
      </button>
      <ConfirmDialog
        isOpen={isAsked}
        title="Sign out everywhere?"
        confirmLabel="Sign out everywhere"
        cancelLabel="Cancel"
        isRunning={isRunning}
        onConfirm={() => void run()}
        onCancel={() => setAsked(false)}
      >
        <p>This signs out all your devices, including this one.</p>
      </ConfirmDialog>
    </div>
  );
}
