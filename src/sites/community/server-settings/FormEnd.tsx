import { useFormState } from 'react-hook-form';

interface FormEndProps {
  label: string;
  running: string;
  /** The action deletes something permanently. */
  isDestructive?: boolean;
}

/** Submit button of the surrounding form; above it the server's error about the form as a whole. */
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
