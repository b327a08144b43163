import { plural } from '@/shared/text/language';
import { use, useRef, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { LeaveGuard } from '../LeaveGuard';
import { PRIMARY } from './byPrimary';
import { SurroundingFormContext } from './formContext';
import { showField, invalidFieldsIn } from './fieldElements';
import { useClearance } from './useClearance';
import { useDiscard } from './useDiscard';
import { useFocusAfter } from './useFocusAfter';
import { useSaveKeys } from './useSaveKeys';
import { useTroubles } from './useTroubles';

interface SaveBarProps {
  /** Label of the button; default: "Save". */
  label?: string;
  /** Consequence of leaving, if it is not the loss of input. */
  consequence?: string;
  /** It was never saved, and can be saved unchanged, such as a copy. */
  isNew?: boolean;
  /** Input is stored as a draft: leaving loses nothing, and asks no question. */
  isKept?: boolean;
  /** A second, quieter way to save, which Enter and Ctrl S use: "Save as off". */
  quiet?: string | undefined;
  /** Effect of saving beyond storing the changes, such as a post that everyone sees. */
  note?: string | null;
  /** The button works even without changes, such as to turn on a module. */
  isAlways?: boolean;
  /** Choosing another server leaves the form, too. */
  isOfServer?: boolean;
  /** Query parameters that identify the page, in addition to its path. */
  pageParams?: readonly string[];
  /** Other actions on the form: with them the bar is always shown. */
  lead?: ReactNode;
}

const NONE: readonly string[] = [];

/**
 * Shown at the bottom of the window while the form around it can be saved: Save or Discard, and the number of problems.
 * Ctrl S or ⌘ S saves from anywhere on the page, and leaving the page asks first. Belongs at the end of a `<Form>`.
 */
export function SaveBar({
  label = 'Save',
  consequence = 'Your changes on this page haven’t been saved.',
  isNew = false,
  isKept = false,
  quiet,
  note = null,
  isAlways = false,
  isOfServer = false,
  pageParams = NONE,
  lead,
}: SaveBarProps) {
  const { isDirty, isSubmitting, isSubmitSuccessful, errors } = useFormState();
  const { reset } = useFormContext();
  const { form, save } = use(SurroundingFormContext);
  const discard = useDiscard();
  const troubles = useTroubles(form);
  const said = errors.root?.['server']?.message;
  const isShown = isDirty || isSubmitting || isNew || isAlways || said !== undefined;
  useSaveKeys(form, isShown);
  const state = isSubmitting
    ? 'Saving'
    : troubles > 0
      ? inWords(troubles)
      : isDirty
        ? isKept
          ? 'Draft kept on this device'
          : 'Unsaved changes'
        : isSubmitSuccessful
          ? 'Saved'
          : isNew
            ? 'Not saved yet'
            : '';
  return (
    <>
      <div role="status" className="visually-hidden">
        {state}
      </div>
      {isShown || lead !== undefined ? (
        <Bar lead={lead} isShown={isShown}>
          <Saving
            label={label}
            quiet={quiet}
            note={note}
            state={isSubmitting ? 'Saving…' : state}
            said={said}
            hasTroubles={troubles > 0 && !isSubmitting}
            onDiscard={discard}
          />
        </Bar>
      ) : null}
      <LeaveGuard
        isOn={isDirty && !isKept}
        title="Leave without saving?"
        consequence={consequence}
        isOfServer={isOfServer}
        pageParams={pageParams}
        saving={{ save, onRefused: () => showTrouble(form()), onDiscard: () => reset() }}
      />
    </>
  );
}

/** Moves to the first field that prevents saving, or else to the message about it. */
function showTrouble(form: HTMLFormElement | null): void {
  // Another dialog may have opened: the conflict with another user's save.
  if (document.activeElement?.closest('[role="dialog"]')) return;
  const [first] = invalidFieldsIn(form);
  if (first) showField(first);
  else form?.querySelector<HTMLElement>('.save-bar .btn-primary')?.focus();
}

const inWords = (troubles: number) =>
  plural(troubles, '1 field needs attention', `${String(troubles)} fields need attention`);

interface BarProps {
  lead: ReactNode;
  /** Whether there is something to save. */
  isShown: boolean;
  /** The buttons that save. */
  children: ReactNode;
}

function Bar({ lead, isShown, children }: BarProps) {
  const { isDirty } = useFormState();
  const bar = useRef<HTMLDivElement>(null);
  useClearance(bar);
  return (
    <div
      ref={bar}
      className={lead === undefined ? 'save-bar' : 'save-bar save-bar--lead'}
      role="group"
      aria-label={isDirty ? 'Unsaved changes' : isShown ? 'Not saved yet' : 'Form'}
    >
      {lead}
      {isShown ? children : null}
    </div>
  );
}

interface SavingProps {
  label: string;
  quiet: string | undefined;
  note: string | null;
  state: string;
  /** Error of the form as a whole, such as a failure that names no field. */
  said: string | undefined;
  hasTroubles: boolean;
  onDiscard: () => void;
}

function Saving({ label, quiet, note, state, said, hasTroubles, onDiscard }: SavingProps) {
  const { isDirty, isSubmitting } = useFormState();
  const { form, lastFocus } = use(SurroundingFormContext);
  const own = useRef<HTMLDivElement>(null);
  useFocusAfter(own, lastFocus);
  const showFirst = () => {
    const [first] = invalidFieldsIn(form());
    if (first) showField(first);
  };
  // Not `disabled` while saving: that would remove the focus from the pressed button.
  const waiting = isSubmitting ? ' disabled' : '';
  const keys = { 'aria-keyshortcuts': 'Control+S Meta+S', title: 'Ctrl S or ⌘ S' };
  const busy = { 'aria-busy': isSubmitting, 'aria-disabled': isSubmitting };
  return (
    <div ref={own} className="save-bar__saving">
      <div role="alert" className="save-bar__said">
        {said}
      </div>
      <p aria-hidden="true" className={hasTroubles ? 'save-bar__troubles' : undefined}>
        {state}
      </p>
      <div className="save-bar__actions">
        {hasTroubles ? (
          <button type="button" className="btn btn-link" onClick={showFirst}>
            Go to first error
          </button>
        ) : null}
        {isDirty ? (
          <button
            type="button"
            className={`btn btn-outline-secondary${waiting}`}
            aria-disabled={isSubmitting}
            onClick={() => {
              if (!isSubmitting) onDiscard();
            }}
          >
            Discard
          </button>
        ) : null}
        {/* The first of the two buttons, so that Enter never does more than store the input. */}
        {quiet === undefined ? null : (
          <button
            type="submit"
            className={`btn btn-outline-secondary${waiting}`}
            {...busy}
            {...keys}
          >
            {quiet}
          </button>
        )}
        <button
          type="submit"
          value={PRIMARY}
          className={`btn btn-primary${waiting}`}
          {...busy}
          {...(quiet === undefined ? keys : {})}
        >
          {label}
        </button>
      </div>
      {note === null ? null : <div className="save-bar__note">{note}</div>}
    </div>
  );
}
