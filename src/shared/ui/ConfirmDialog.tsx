import { memo, useRef, type ReactNode, type RefObject } from 'react';
import Modal from 'react-bootstrap/Modal';
import { Link } from 'react-router-dom';
import { useFocusReturn } from '../focus/useFocusReturn';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** The answer that does it. */
  confirmLabel: string;
  /** The answer that changes nothing; it has the focus at first, and Escape gives it too. */
  cancelLabel: string;
  onConfirm: () => void;
  /** That answer leads there. */
  confirmTo?: string;
  onCancel: () => void;
  /** It is being done: neither button answers any more. */
  isRunning?: boolean;
  /** The harmless answer is the one to recommend, as when money is on its way. */
  prefersCancel?: boolean;
  /** It takes nothing away and is what one came for: the answer that does it is the primary action. */
  isWanted?: boolean;
  /** A third answer, which is the one to recommend. */
  better?: { label: string; run: () => void } | undefined;
}

/**
 * Asks before something that cannot be taken back. The focus starts on the harmless answer, and goes back to
 * what opened the dialog. The other one is in the colour of danger, for gold is for the primary action alone
 * (decision 12), unless it is that.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, isRunning = false, onCancel } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      {...useFocusReturn(isOpen)}
      show={isOpen}
      onHide={() => {
        if (!isRunning) onCancel();
      }}
      onShow={() => cancel.current?.focus()}
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

/** While the dialog closes it says what it said: whoever asked may have forgotten already. */
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
