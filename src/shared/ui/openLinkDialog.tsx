import { useRef, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useFocusReturn } from '../focus/useFocusReturn';
import { openDialog } from './openDialog';
import type { SharedLink } from './shareLink';

/** Opens a dialog with a link to copy by hand. */
export function openLinkDialog(link: Pick<SharedLink, 'url' | 'title'>): void {
  openDialog((onGone) => <LinkDialog {...link} onGone={onGone} />);
}

interface LinkDialogProps extends Pick<SharedLink, 'url' | 'title'> {
  /** Called once it has closed. */
  onGone: () => void;
}

/** A link in a field whose text is selected, for browsers that don't let pages copy. */
function LinkDialog({ url, title, onGone }: LinkDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const field = useRef<HTMLInputElement>(null);
  const close = () => setOpen(false);
  return (
    <Modal
      {...useFocusReturn(isOpen)}
      show={isOpen}
      onHide={close}
      onShow={() => {
        field.current?.focus();
        field.current?.select();
      }}
      onExited={onGone}
      centered
      aria-labelledby="link-dialog-title"
    >
      <Modal.Header>
        <Modal.Title as="h2" id="link-dialog-title">
          Copy the link
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <p id="link-dialog-help">Your browser didn’t allow copying. Copy the selected link here.</p>
        <input
          ref={field}
          className="form-control"
          readOnly
          dir="ltr"
          translate="no"
          value={url}
          aria-label={`Link: ${title}`}
          aria-describedby="link-dialog-help"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Modal.Body>
      <Modal.Footer>
        <button type="button" className="btn btn-outline-secondary" onClick={close}>
          Close
        </button>
      </Modal.Footer>
    </Modal>
  );
}
