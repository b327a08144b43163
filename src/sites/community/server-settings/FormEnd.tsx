import { useFormState } from 'react-hook-form';

interface FormEndProps {
  label: string;
  running: string;
  /** It takes something away for good. */
  isDestructive?: boolean;
}

/** Sends the form around it; above the button stands what is wrong with it as a whole, in the server's words. */
export function FormEnd({ label, running, isDestructive = false }: FormEndProps) {
  const { errors, isSubmitting } = useFormState();
  const message = errors.root?.['server']?.message ?? '';
  return (
    <div className="server-settings__end">
      <p role="alert" className="field__error">
        {message}
      </p>
      <button
        type="submit"
        className={isDestructive ? 'btn btn-danger' : 'btn btn-primary'}
        aria-busy={isSubmitting}
        disabled={isSubmitting}
      >
        {isSubmitting ? running : label}
      </button>
    </div>
  );
}
