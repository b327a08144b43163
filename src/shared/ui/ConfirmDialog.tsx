import { useRef, type ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** The answer that does it. */
  confirmLabel: string;
  /** The answer that changes nothing; it has the focus at first, and Escape gives it too. */
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** It is being done: neither button answers any more. */
  isRunning?: boolean;
  /** The harmless answer is the one to recommend, as when money is on its way. */
  prefersCancel?: boolean;
  /** The dialog is gone; the button that opened it may be gone, too. */
  onClosed?: () => void;
}

const doNothing = () => undefined;

/** Asks before something that cannot be taken back. The focus starts on the harmless answer. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  isRunning = false,
  prefersCancel = false,
  onClosed = doNothing,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const primary = 'btn btn-primary';
  const secondary = 'btn btn-outline-secondary';
  return (
    <Modal
      show={isOpen}
      onHide={() => {
        if (!isRunning) onCancel();
      }}
      onShow={() => cancel.current?.focus()}
      onExited={onClosed}
      centered
      aria-labelledby="confirm-dialog-title"
    >
      <Modal.Header>
        <Modal.Title as="h2" id="confirm-dialog-title">
          {title}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>{children}</Modal.Body>
      <Modal.Footer>
        <button
          ref={cancel}
          type="button"
          className={prefersCancel ? primary : secondary}
          disabled={isRunning}
          onClick={onCancel}
        >
          {cancelLabel}
        </button>
        <button
          type="button"
          className={prefersCancel ? secondary : primary}
          aria-busy={isRunning}
          disabled={isRunning}
          onClick={onConfirm}
        >
          {confirmLabel}
        </button>
      </Modal.Footer>
    </Modal>
  );
}
