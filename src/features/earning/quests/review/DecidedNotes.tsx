import { useNow } from '@/shared/time/useNow';
import { notify } from '@/shared/ui/toast';
import { SECOND } from '@/shared/time/durations';
import { takesEffectText } from './review';
import type { Decided } from './useDecisions';

interface DecidedNotesProps {
  recent: readonly Decided[];
  /** Takes one back; what went wrong, or null. */
  onUndo: (decided: Decided) => Promise<string | null>;
  onUndone: (decided: Decided) => void;
}

/** Of many at once only the last are shown one by one. */
const SHOWN = 4;

/** What was decided just now and can still be taken back. */
export function DecidedNotes({ recent, onUndo, onUndone }: DecidedNotesProps) {
  const now = useNow(SECOND / 2);
  const open = recent.filter(({ until }) => until > now).slice(-SHOWN);
  const undo = async (decided: Decided) => {
    const trouble = await onUndo(decided);
    if (trouble === null) onUndone(decided);
    else notify('error', trouble);
  };
  return (
    <ul className="decided" aria-label="Recent decisions">
      {open.map((decided) => (
        <li key={decided.submission.id} className="decided__note">
          <span>
            {takesEffectText(
              decided.verdict,
              Math.max(1, Math.ceil((decided.until - now) / SECOND)),
            )}{' '}
            <bdi translate="no">{decided.submission.member.name}</bdi>
          </span>
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            aria-label={`Undo for ${decided.submission.member.name}`}
            onClick={() => void undo(decided)}
          >
            Undo
          </button>
        </li>
      ))}
    </ul>
  );
}
