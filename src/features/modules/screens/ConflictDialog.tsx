import { useSelector } from 'react-redux';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { LazyConfirmDialog } from '@/shared/ui/LazyConfirmDialog';
import type { ModuleSpec } from '../engine/defineModule';
import { differences } from './differences';
import type { FormShape, Saved } from './moduleForm';

interface ConflictDialogProps {
  spec: ModuleSpec;
  /** What somebody else has saved; null while there is no conflict. */
  theirs: Saved | null;
  mine: FormShape;
  onTakeTheirs: (theirs: Saved) => void;
  onOverwrite: (theirs: Saved) => void;
  onClose: () => void;
}

/** Two have changed the same thing: what differs, and which of the two is to stay. */
export default function ConflictDialog(props: ConflictDialogProps) {
  const { spec, theirs, mine, onTakeTheirs, onOverwrite, onClose } = props;
  const details = useSelector(selectServerDetails);
  const differing = theirs ? differences(spec, theirs, mine, details) : [];
  return (
    <LazyConfirmDialog
      isOpen={theirs !== null}
      title="Someone else saved changes while you were editing"
      confirmLabel="Overwrite with mine"
      cancelLabel="Keep editing"
      onConfirm={() => theirs && onOverwrite(theirs)}
      onCancel={onClose}
    >
      <p>Nothing is lost until you choose. These settings differ:</p>
      <dl className="conflict">
        {differing.map(({ label, theirs: other, mine: own }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>
                Theirs: <bdi>{other}</bdi>
              </span>
              <span>
                Yours: <bdi>{own}</bdi>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        className="btn btn-outline-danger"
        onClick={() => theirs && onTakeTheirs(theirs)}
      >
        Discard mine, load theirs
      </button>
    </LazyConfirmDialog>
  );
}
