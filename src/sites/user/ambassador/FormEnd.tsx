import { useFormState } from 'react-hook-form';

/** Submit button of the surrounding form; above it the server's error about the form as a whole. */
export function FormEnd({ label, running }: { label: string; running: string }) {
  const { errors, isSubmitting } = useFormState();
  const told: unknown = errors.root?.['server'];
  const message =
    typeof told === 'object' && told !== null && 'message' in told ? String(told.message) : '';
  return (
    <div className="ambassador-end">
      <p role="alert" className="field__error">
        {message}
      </p>
      <button type="submit" className="btn btn-primary" aria-busy={isSubmitting}>
        {isSubmitting ? running : label}
      </button>
    </div>
  );
}
