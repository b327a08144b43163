import { useRef } from 'react';
import Modal from 'react-bootstrap/Modal';

interface CancelDialogProps {
  isOpen: boolean;
  isRunning: boolean;
  onYes: () => void;
  onNo: () => void;
  /** The dialog goes with this render; the button that opened it may be gone, too. */
  onClosed: () => void;
}

/** Cancelling an order is asked about (spec §2, §5). The focus starts on No, the harmless answer. */
export function CancelDialog({ isOpen, isRunning, onYes, onNo, onClosed }: CancelDialogProps) {
  const no = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      show={isOpen}
      onHide={() => {
        if (!isRunning) onNo();
      }}
      onExited={onClosed}
      onShow={() => no.current?.focus()}
      centered
      aria-labelledby="cancel-order-title"
    >
      <Modal.Header>
        <Modal.Title as="h2" id="cancel-order-title">
          Confirm Order Cancellation
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>Are you sure you want to cancel this order?</Modal.Body>
      <Modal.Footer>
        <button
          ref={no}
          type="button"
          className="btn btn-outline-secondary"
          disabled={isRunning}
          onClick={onNo}
        >
          No
        </button>
        <button
          type="button"
          className="btn btn-primary"
          aria-busy={isRunning}
          disabled={isRunning}
          onClick={onYes}
        >
          Yes
        </button>
      </Modal.Footer>
    </Modal>
  );
}
