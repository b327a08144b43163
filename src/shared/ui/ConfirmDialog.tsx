import { memo, useRef, type ReactNode, type RefObject } from 'react';
import Modal from 'react-bootstrap/Modal';
import { Link } from 'react-router-dom';
import { useFocusReturn } from '../focus/useFocusReturn';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** Label of the button that confirms. */
  confirmLabel: string;
  /** Label of the button that changes nothing; it has the focus at first, and Escape does the same. */
  cancelLabel: string;
  onConfirm: () => void;
  /** The confirm button is a link to this address. */
  confirmTo?: string;
  onCancel: () => void;
  /** Called after it has closed. */
  onExited?: (() => void) | undefined;
  /** The action is running: both buttons are disabled. */
  isRunning?: boolean;
  /** Cancel is the recommended button, as when money is on its way. */
  prefersCancel?: boolean;
  /** The action is harmless and expected: the confirm button is the primary action. */
  isWanted?: boolean;
  /** A third button, which is the recommended one. */
  better?: { label: string; run: () => void } | undefined;
}

/**
 * Asks before an action that cannot be undone. The focus starts on the cancel button, and returns to the element that
 * opened the dialog. The confirm button has the danger color, because gold is only for the primary action (ADR
 * style-tokens), unless it is that.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, isRunning = false, onCancel, onExited } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      {...useFocusReturn(isOpen)}
      show={isOpen}
      onHide={() => {
        if (!isRunning) onCancel();
      }}
      onShow={() => cancel.current?.focus()}
      {...(onExited ? { onExited } : {})}
      centered
      aria-labelledby="confirm-dialog-title"
    >
      <Question {...props} cancelRef={cancel} />
    </Modal>
  );
}

interface QuestionProps extends ConfirmDialogProps {
  cancelRef: RefObject<HTMLButtonElement | null>;
}

/** Memoized, so that the text stays while the dialog closes, even if its caller has already reset it. */
const Question = memo(
  ({ title, children, confirmLabel, cancelLabel, cancelRef, better, ...props }: QuestionProps) => {
    const { confirmTo } = props;
    const { isRunning = false, prefersCancel = false, isWanted = false } = props;
    const look = isWanted ? 'btn-primary' : prefersCancel ? 'btn-outline-danger' : 'btn-danger';
    return (
      <>
        <Modal.Header>
          <Modal.Title as="h2" id="confirm-dialog-title">
            {title}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
        <Modal.Footer>
          <button
            ref={cancelRef}
            type="button"
            className={`btn ${prefersCancel && !better ? 'btn-primary' : 'btn-outline-secondary'}`}
            disabled={isRunning}
            onClick={props.onCancel}
          >
            {cancelLabel}
          </button>
          {confirmTo === undefined ? (
            <button
              type="button"
              className={`btn ${look}`}
              aria-busy={isRunning && !better}
              disabled={isRunning}
              onClick={props.onConfirm}
            >
              {confirmLabel}
            </button>
          ) : (
            <Link className={`btn ${look}`} to={confirmTo} onClick={props.onConfirm}>
              {confirmLabel}
            </Link>
          )}
          {better ? (
            <button
              type="button"
              className="btn btn-primary"
              aria-busy={isRunning}
              disabled={isRunning}
              onClick={better.run}
            >
              {better.label}
            </button>
          ) : null}
        </Modal.Footer>
      </>
    );
  },
  (_, next) => !next.isOpen,
);
