import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { LazyConfirmDialog } from '@/shared/ui/LazyConfirmDialog';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import type { ModuleSpec } from '../engine/defineModule';
import { conflicts, type Conflict } from './differences';
import type { FormShape, Saved } from './moduleForm';

interface ConflictDialogProps {
  spec: ModuleSpec;
  /** The values that another person saved; null while there is no conflict. */
  theirs: Saved | null;
  mine: FormShape;
  onTakeTheirs: (theirs: Saved) => void;
  /**
   * @param taken names of the fields that keep the other person's value; the empty name is the
   *   module's switch
   */
  onOverwrite: (theirs: Saved, taken: ReadonlySet<string>) => void;
  onClose: () => void;
}

/**
 * Two people have changed the same settings: shows who and when, the differences, and a choice for
 * each field.
 */
export default function ConflictDialog(props: ConflictDialogProps) {
  const { spec, theirs, mine, onTakeTheirs, onOverwrite, onClose } = props;
  const details = useSelector(selectServerDetails);
  const [choice, setChoice] = useState({ of: theirs, taken: new Set<string>() });
  // Nothing has been chosen yet for a newer save.
  const taken = choice.of === theirs ? choice.taken : new Set<string>();
  const choose = (name: string, isTheirs: boolean) => {
    const next = new Set(taken);
    if (isTheirs) next.add(name);
    else next.delete(name);
    setChoice({ of: theirs, taken: next });
  };
  const found = theirs ? conflicts(spec, theirs, mine, details) : [];
  return (
    <LazyConfirmDialog
      isOpen={theirs !== null}
      title="These settings changed while you were editing"
      confirmLabel={taken.size === 0 ? 'Overwrite with mine' : 'Save these choices'}
      cancelLabel="Keep editing"
      isWanted={taken.size > 0}
      onConfirm={() => theirs && onOverwrite(theirs, taken)}
      onCancel={onClose}
    >
      <p>
        {theirs?.by ? (
          <>
            <bdi translate="no">{theirs.by}</bdi> saved
            {theirs.at ? (
              <>
                {' '}
                <TimeAgo at={theirs.at} />
              </>
            ) : null}
            .{' '}
          </>
        ) : null}
        Nothing is lost until you choose. These settings differ:
      </p>
      <div className="conflict">
        {found.map((conflict) => (
          <ConflictChoice
            key={conflict.name}
            conflict={conflict}
            isTheirs={taken.has(conflict.name)}
            onChoose={(isTheirs) => choose(conflict.name, isTheirs)}
          />
        ))}
      </div>
      <button
        type="button"
        className="btn btn-outline-secondary"
        onClick={() => theirs && onTakeTheirs(theirs)}
      >
        Discard mine, load what was saved
      </button>
    </LazyConfirmDialog>
  );
}

interface ConflictChoiceProps {
  conflict: Conflict;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

/** The name of a part without that of its field, which is the legend. */
const withoutStart = (label: string, field: string): string =>
  label.startsWith(`${field} › `) ? label.slice(field.length + 3) : label;

const ConflictChoice = ({ conflict, isTheirs, onChoose }: ConflictChoiceProps) => {
  const { name, label, differences } = conflict;
  const sides = [
    { side: 'Theirs', isChosen: isTheirs, of: 'theirs' },
    { side: 'Yours', isChosen: !isTheirs, of: 'mine' },
  ] as const;
  return (
    <fieldset className="conflict__field">
      <legend>{label}</legend>
      {sides.map(({ side, isChosen, of }) => (
        <label key={side}>
          <input
            type="radio"
            name={`conflict-${name}`}
            checked={isChosen}
            onChange={() => onChoose(of === 'theirs')}
          />
          <span>
            <span className="conflict__side">{side}:</span>{' '}
            {differences.map((each) => (
              <span key={each.label} className="conflict__value">
                {each.label === label ? null : `${withoutStart(each.label, label)}: `}
                <bdi>{each[of]}</bdi>
              </span>
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  );
};
