import { use, useRef, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { SurroundingFormContext } from '@/shared/ui/form/formContext';
import { PRIMARY } from '@/shared/ui/form/byPrimary';
import { useClearance } from '@/shared/ui/form/useClearance';
import { useSaveKeys } from '@/shared/ui/form/useSaveKeys';

interface StepBarProps {
  at: number;
  count: number;
  /** Label of the button on the last step. */
  finish: string;
  /** Label of a second, less prominent button at the end, which Enter and Ctrl S use: "Save as draft". */
  quiet?: string | undefined;
  /** Effects beyond saving the rule, such as a post that everyone sees. */
  note: ReactNode;
  onBack: () => void;
  /** Controls shown first, such as the switch between form and preview. */
  lead?: ReactNode;
}

/** Leads to the next step and back; takes the place of the save bar. */
export function StepBar({ at, count, finish, quiet, note, onBack, lead }: StepBarProps) {
  const { isSubmitting, errors } = useFormState();
  const { form } = use(SurroundingFormContext);
  const bar = useRef<HTMLDivElement>(null);
  useClearance(bar);
  const isLast = at === count - 1;
  useSaveKeys(form, isLast);
  const isSaving = isSubmitting && isLast;
  const waiting = isSaving ? ' disabled' : '';
  const busy = { 'aria-busy': isSaving, 'aria-disabled': isSaving };
  return (
    <div ref={bar} className="save-bar step-bar" role="group" aria-label="Step">
      {lead}
      <div role="alert" className="save-bar__said">
        {errors.root?.['server']?.message}
      </div>
      {at === 0 ? null : (
        <button type="button" className="btn btn-outline-secondary" onClick={onBack}>
          Back
        </button>
      )}
      <span className="step-bar__on">
        {/* The first of the two, so that Enter never does more than save the typed values. */}
        {isLast && quiet !== undefined ? (
          <button type="submit" className={`btn btn-outline-secondary${waiting}`} {...busy}>
            {quiet}
          </button>
        ) : null}
        <button type="submit" value={PRIMARY} className={`btn btn-primary${waiting}`} {...busy}>
          {isLast ? finish : 'Continue'}
        </button>
      </span>
      {isLast ? note : null}
    </div>
  );
}
