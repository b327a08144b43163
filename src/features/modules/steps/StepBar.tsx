import { use, useRef, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { SurroundingFormContext } from '@/shared/ui/form/formContext';
import { useClearance } from '@/shared/ui/form/useClearance';
import { useSaveKeys } from '@/shared/ui/form/useSaveKeys';

interface StepBarProps {
  at: number;
  count: number;
  /** What the last step does. */
  finish: string;
  /** What it does beyond keeping the rule, such as a post that everyone sees. */
  note: ReactNode;
  onBack: () => void;
}

/** Leads to the next step and back; where the save bar stands. */
export function StepBar({ at, count, finish, note, onBack }: StepBarProps) {
  const { isSubmitting, errors } = useFormState();
  const { form } = use(SurroundingFormContext);
  const bar = useRef<HTMLDivElement>(null);
  useClearance(bar);
  const isLast = at === count - 1;
  useSaveKeys(form, isLast);
  const isSaving = isSubmitting && isLast;
  return (
    <div ref={bar} className="save-bar step-bar" role="group" aria-label="Step">
      <div role="alert" className="save-bar__said">
        {errors.root?.['server']?.message}
      </div>
      {at === 0 ? null : (
        <button type="button" className="btn btn-outline-secondary" onClick={onBack}>
          Back
        </button>
      )}
      <button
        type="submit"
        className={`btn btn-primary${isSaving ? ' disabled' : ''}`}
        aria-busy={isSaving}
        aria-disabled={isSaving}
      >
        {isLast ? finish : 'Continue'}
      </button>
      {isLast ? note : null}
    </div>
  );
}
