import { useState } from 'react';
import { useMay } from '@/features/server/discord/useMay';
import { failureText } from '@/shared/api/queryError';
import { counted } from '@/shared/text/language';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { notify } from '@/shared/ui/toast';
import type { RoleChanges } from './holderCheck';
import { useRunRuleMutation, type RulePlace } from './holderChecksApi';

interface RunNowProps {
  place: RulePlace;
  /** The previewed changes, whose figures the confirmation shows. */
  changes: RoleChanges;
  /** Obstacle that applies to every user; null if the rule is on, and saved as previewed. */
  unready: string | null;
  isBusy: boolean;
  onAgain: () => void;
}

/** Applies the role changes of a rule, after its figures have been confirmed. */
export function RunNow({ place, changes, unready, isBusy, onAgain }: RunNowProps) {
  const mayChange = useMay('editor');
  const [run, { data: done, isLoading }] = useRunRuleMutation();
  const [isAsking, setAsking] = useState(false);
  const obstacle = obstacleTo(mayChange, unready, changes);
  const confirm = async () => {
    const { data, error } = await run(place);
    setAsking(false);
    if (data) notify('success', doneInWords(data));
    else notify('error', failureText(error, 'Couldn’t apply the role changes. Try again.'));
  };
  return (
    <div className="holder-checks__run">
      <button
        type="button"
        className="btn btn-primary"
        aria-disabled={obstacle !== null || isBusy}
        aria-describedby={obstacle === null ? undefined : 'run-obstacle'}
        onClick={() => {
          if (obstacle === null && !isBusy) setAsking(true);
        }}
      >
        Apply role changes
      </button>
      <button
        type="button"
        className="btn btn-outline-secondary"
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) onAgain();
        }}
      >
        {isBusy ? 'Refreshing…' : 'Refresh preview'}
      </button>
      {obstacle === null ? null : <p id="run-obstacle">{obstacle}</p>}
      {done === undefined ? null : <p className="holder-checks__done">{doneInWords(done)}</p>}
      <ConfirmDialog
        isOpen={isAsking}
        title="Apply role changes now?"
        confirmLabel="Apply role changes"
        isWanted
        cancelLabel="Cancel"
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
        isRunning={isLoading}
      >
        <p>
          {`${counted(changes.gainTotal ?? 0, 'member')} will gain a role and ${counted(changes.loseTotal ?? 0, 'member')} will lose one.`}
        </p>
        {(changes.graceHours ?? 0) > 0 && changes.loseTotal !== 0 ? (
          <p>
            {`Normally the rule waits ${counted(changes.graceHours ?? 0, 'hour')} before removing roles. Applying now removes them immediately.`}
          </p>
        ) : null}
      </ConfirmDialog>
    </div>
  );
}

/** Why they can't be applied; null if they can. */
function obstacleTo(
  mayChange: boolean,
  unready: string | null,
  changes: RoleChanges,
): string | null {
  if (!mayChange) return 'View only. Ask an editor of this server to make changes.';
  if (unready !== null) return unready;
  return changes.gainTotal === 0 && changes.loseTotal === 0 ? 'No role changes to apply.' : null;
}

const doneInWords = ({ gainTotal, loseTotal }: RoleChanges): string =>
  `Gave roles to ${counted(gainTotal ?? 0, 'member')} and removed roles from ${counted(loseTotal ?? 0, 'member')}.`;
