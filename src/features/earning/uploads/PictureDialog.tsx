import { useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useFocusReturn } from '@/shared/focus/useFocusReturn';

interface PictureDialogProps {
  name: string;
  /** Of this page's own. */
  url: string;
  onSave: () => void;
  onClose: () => void;
}

/** A picture as large as the window. */
export default function PictureDialog({ name, url, onSave, onClose }: PictureDialogProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Modal
      {...useFocusReturn(isOpen)}
      show={isOpen}
      onHide={() => setOpen(false)}
      onExited={onClose}
      size="xl"
      centered
      aria-labelledby="picture-dialog-title"
    >
      <Modal.Header>
        <h2 id="picture-dialog-title" className="picture-dialog__title">
          <bdi translate="no">{name}</bdi>
        </h2>
      </Modal.Header>
      <Modal.Body>
        <img className="picture-dialog__picture" src={url} alt={name} />
      </Modal.Body>
      <Modal.Footer>
        <button type="button" className="btn btn-outline-secondary" onClick={onSave}>
          Download
        </button>
        <button type="button" className="btn btn-secondary" onClick={() => setOpen(false)}>
          Close
        </button>
      </Modal.Footer>
    </Modal>
  );
}
