import { useId, useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { reasonText } from '../api/fields';

interface ReasonDialogProps {
  isOpen: boolean;
  title: string;
  confirmLabel: string;
  isRunning: boolean;
  /** Why it was refused, in the server's words. */
  trouble: string | null;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
  children: ReactNode;
}

/** Asks why before something is done to somebody: they read it. */
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
    // What was written for one is not sent for another.
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
