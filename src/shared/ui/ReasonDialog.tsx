import { useId, useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { reasonText } from '../api/fields';

interface ReasonDialogProps {
  isOpen: boolean;
  title: string;
  confirmLabel: string;
  isRunning: boolean;
  /** The server's message if it refused. */
  trouble: string | null;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
  children: ReactNode;
}

/** Asks for the reason of an action that affects another user, who can read it. */
export function ReasonDialog({
  isOpen,
  trouble,
  onConfirm,
  children,
  ...props
}: ReasonDialogProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    // A reason written for one user is not kept for the next.
    if (isOpen) {
      setReason('');
      setError(null);
    }
  }
  const confirm = () => {
    const read = reasonText.safeParse(reason);
    setError(read.success ? null : (read.error.issues[0]?.message ?? null));
    if (read.success) onConfirm(read.data);
    else box.current?.focus();
  };
  const wrong = error ?? trouble;
  return (
    <ConfirmDialog isOpen={isOpen} cancelLabel="Cancel" onConfirm={confirm} {...props}>
      {children}
      <label className="form-label" htmlFor={id}>
        Reason
      </label>
      <textarea
        ref={box}
        id={id}
        rows={3}
        maxLength={300}
        className={`form-control ${wrong === null ? '' : 'is-invalid'}`}
        aria-invalid={wrong !== null}
        aria-describedby={`${id}-error`}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <p role="alert" id={`${id}-error`} className="field__error">
        {wrong}
      </p>
    </ConfirmDialog>
  );
}
