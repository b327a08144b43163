import { use, useRef, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { SurroundingFormContext } from '@/shared/ui/form/formContext';
import { PRIMARY } from '@/shared/ui/form/byPrimary';
import { useClearance } from '@/shared/ui/form/useClearance';
import { useSaveKeys } from '@/shared/ui/form/useSaveKeys';

interface StepBarProps {
  at: number;
  count: number;
  /** What the last step does. */
  finish: string;
  /** A second, quieter way to end, which Enter and Ctrl S take: "Save as draft". */
  quiet?: string | undefined;
  /** What it does beyond keeping the rule, such as a post that everyone sees. */
  note: ReactNode;
  onBack: () => void;
  /** What else one does with the form. */
  lead?: ReactNode;
}

/** Leads to the next step and back; where the save bar stands. */
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
        {/* The first of the two, so that Enter never does more than keep what is typed. */}
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
