import { useFormContext, useFormState } from 'react-hook-form';
import { LeaveGuard } from '../LeaveGuard';

interface SaveBarProps {
  /** What the button says: "Save" unless something better fits. */
  label?: string;
  /** What leaving would mean, where it is not the loss of what was typed. */
  consequence?: string;
}

/**
 * Stands at the bottom of the window while the form around it has unsaved changes: Save or Discard.
 * Leaving the page asks first. To be put at the end of a `<Form>`.
 */
export function SaveBar({
  label = 'Save',
  consequence = 'Your changes on this page have not been saved and will be lost.',
}: SaveBarProps) {
  const { reset } = useFormContext();
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState();
  return (
    <>
      <div role="status" className="visually-hidden">
        {isSubmitting ? 'Saving' : isDirty ? 'Unsaved changes' : ''}
        {!isDirty && isSubmitSuccessful ? 'Saved' : ''}
      </div>
      {isDirty || isSubmitting ? (
        <div className="save-bar" role="group" aria-label="Unsaved changes">
          <p aria-hidden="true">{isSubmitting ? 'Saving …' : 'Unsaved changes'}</p>
          <button
            type="button"
            className="btn btn-outline-secondary"
            disabled={isSubmitting}
            onClick={() => reset()}
          >
            Discard
          </button>
          <button
            type="submit"
            className="btn btn-primary"
            aria-busy={isSubmitting}
            disabled={isSubmitting}
          >
            {label}
          </button>
        </div>
      ) : null}
      <LeaveGuard isOn={isDirty} title="Leave without saving?" consequence={consequence} />
    </>
  );
}
