import { useState } from 'react';
import type { AuditLine } from '@/features/server/settings/settings';
import { useUndoChangeMutation } from '@/features/server/settings/settingsApi';
import { resultOf } from '@/shared/api/resultOf';
import { PersonPicture } from '@/shared/art/pictures';
import { listed } from '@/shared/text/listed';
import { TowerIcon } from '@/shared/ui/icons';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { LazyConfirmDialog } from '@/shared/ui/LazyConfirmDialog';
import { notify } from '@/shared/ui/toast';
import { AuditChanges } from './AuditChanges';

/** How many fields a line names before it is opened. */
const NAMED = 3;

/** A line of the audit log: who did what and when, how to undo it, and behind a click what changed. */
export const AuditEntry = ({ serverId, line }: { serverId: string; line: AuditLine }) => (
  <li className="audit__line">
    {line.actor === null ? (
      <span className="avatar avatar--32 avatar--round audit__bot" aria-hidden="true">
        <TowerIcon />
      </span>
    ) : (
      <PersonPicture src={line.actorPicture} name={line.actor} size={32} />
    )}
    <div className="audit__body">
      <div className="audit__head">
        <div>
          <strong>{line.label}</strong>
          <p>
            <bdi translate={line.actor ? 'no' : undefined}>{line.actor ?? 'Automatic'}</bdi>
            {line.at === null ? null : (
              <>
                , <TimeAgo at={line.at} />
              </>
            )}
            {line.undoneAt === null ? null : (
              <>
                . Undone <TimeAgo at={line.undoneAt} />
              </>
            )}
          </p>
        </div>
        {line.canUndo ? <UndoButton serverId={serverId} line={line} /> : null}
      </div>
      {line.changes.length === 0 ? null : <Details line={line} />}
    </div>
  </li>
);

function UndoButton({ serverId, line }: { serverId: string; line: AuditLine }) {
  const [undo, { isLoading }] = useUndoChangeMutation();
  const [isAsking, setAsking] = useState(false);
  // To undo a creation is to delete what was created.
  const isDeletion = line.action.endsWith('.rule-added');
  const run = async () => {
    const result = await resultOf(undo({ serverId, entryId: line.id }).unwrap());
    if (result.success) notify('success', 'Undone');
    else notify('error', result.message);
    setAsking(false);
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-sm btn-outline-secondary"
        aria-label={`Undo: ${line.label}`}
        aria-busy={isLoading}
        disabled={isLoading}
        onClick={() => (isDeletion ? setAsking(true) : void run())}
      >
        Undo
      </button>
      {isDeletion ? (
        <LazyConfirmDialog
          isOpen={isAsking}
          title={`Delete ${line.subject === null ? 'what was added' : `“${line.subject}”`}?`}
          confirmLabel="Undo and delete"
          cancelLabel="Cancel"
          isRunning={isLoading}
          onConfirm={() => void run()}
          onCancel={() => setAsking(false)}
        >
          <p>Undoing this change deletes what it added. You can’t restore it afterwards.</p>
        </LazyConfirmDialog>
      ) : null}
    </>
  );
}

function Details({ line }: { line: AuditLine }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="audit__details"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{summaryOf(line)}</summary>
      {isOpen ? <AuditChanges action={line.action} changes={line.changes} /> : null}
    </details>
  );
}

/** The fields that changed; of many, the first ones and how many more. */
function summaryOf({ changes }: AuditLine): string {
  const fields = [...new Set(changes.map(({ field }) => field))];
  const more = fields.length - NAMED;
  // One more takes as much room as to say so.
  return listed(more > 1 ? [...fields.slice(0, NAMED), `${String(more)} more`] : fields);
}
