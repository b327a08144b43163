import { labelIn } from '@/shared/text/labelIn';
import { useState } from 'react';
import type { Resync } from '@/features/staff/resync';
import { useStopResyncMutation } from '@/features/staff/resyncsApi';
import { resultOf } from '@/shared/api/resultOf';
import { inNumbers } from '@/shared/format/numbers';
import { counted } from '@/shared/text/language';
import { FORMER_MEMBER } from '@/shared/text/memberNames';
import type { BadgeColour } from '@/shared/ui/badgeColour';
import { StatusBadge } from '@/shared/ui/StatusBadge';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { notify } from '@/shared/ui/toast';

const states: Readonly<Record<string, string>> = {
  RUNNING: 'Running',
  DONE: 'Done',
  STOPPED: 'Stopped',
  FAILED: 'Failed',
};
const COLOURS: Readonly<Record<string, BadgeColour>> = {
  RUNNING: 'info',
  DONE: 'success',
  STOPPED: 'warning',
  FAILED: 'danger',
};
/** Failures shown before the user expands the list. */
const IN_SIGHT = 3;

/** The state of a re-sync in words. */
export const resyncStateText = (state: string): string => labelIn(states, state);

const partText = ({ read, total }: Resync['roles'], what: string) =>
  `${inNumbers(read)} of ${counted(total, what)}`;

/** One re-sync: its progress, Stop, and its results. */
export function ResyncCard({ resync }: { resync: Resync }) {
  const { server, state, by, at, calls, corrected, failures } = resync;
  const [stop, { isLoading }] = useStopResyncMutation();
  const isRunning = state === 'RUNNING';
  const halt = async () => {
    const result = await resultOf(stop(resync.id).unwrap());
    if (!result.success) notify('error', result.message);
  };
  return (
    <li className="panel admin-utility__card">
      <div className="admin-utility__head">
        <strong>
          <bdi translate="no">{server}</bdi>
        </strong>
        <StatusBadge status={state} label={resyncStateText(state)} colours={COLOURS} />
      </div>
      {isRunning ? (
        <progress
          className="admin-utility__progress"
          max={calls.total}
          value={calls.read}
          aria-label={`Re-sync progress of ${server}`}
        />
      ) : null}
      <p>
        Synced: {partText(resync.roles, 'role')}, {partText(resync.channels, 'channel')},{' '}
        {partText(resync.members, 'member')}.
      </p>
      {corrected > 0 ? (
        <p>Cleared roles deleted on Discord from {counted(corrected, 'member')}.</p>
      ) : null}
      <Failures failures={failures} />
      <p className="fine-print">
        Started by <bdi translate={by ? 'no' : undefined}>{by ?? FORMER_MEMBER}</bdi>
        {at === null ? null : (
          <>
            {' '}
            · <TimeAgo at={at} />
          </>
        )}
      </p>
      {isRunning ? <p className="fine-print">It continues if you leave this page.</p> : null}
      {isRunning ? (
        <div className="row-actions">
          <button
            type="button"
            className="btn btn-outline-danger"
            aria-label={`Stop re-sync: ${server}`}
            aria-busy={isLoading}
            disabled={isLoading}
            onClick={() => void halt()}
          >
            Stop re-sync
          </button>
        </div>
      ) : null}
    </li>
  );
}

function Failures({ failures }: Pick<Resync, 'failures'>) {
  const [isOpen, setIsOpen] = useState(false);
  if (failures.length === 0) return null;
  const shown = isOpen ? failures : failures.slice(0, IN_SIGHT);
  return (
    <div>
      <p>{counted(failures.length, 'item')} couldn’t be read:</p>
      <ul>
        {shown.map(({ what, why }) => (
          <li key={what}>
            <bdi>{what}</bdi>: {why}
          </li>
        ))}
      </ul>
      {shown.length < failures.length ? (
        <button type="button" className="btn btn-link" onClick={() => setIsOpen(true)}>
          Show {inNumbers(failures.length - shown.length)} more
        </button>
      ) : null}
    </div>
  );
}
