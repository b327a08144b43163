import { useId, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useFocusReturn } from '@/shared/focus/useFocusReturn';
import type { Message } from '../../../fields/message';
import { readMessage } from './discohook';

interface PasteDialogProps {
  isOpen: boolean;
  onTake: (message: Message) => void;
  onClose: () => void;
}

/** Takes a message of another tool into the form: what it could not take is said before it closes. */
export default function PasteDialog({ isOpen, onTake, onClose }: PasteDialogProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [notes, setNotes] = useState<readonly string[]>([]);
  const begin = () => {
    setText('');
    setProblem('');
    setNotes([]);
  };
  const take = () => {
    const read = readMessage(text);
    if ('problem' in read) {
      document.getElementById(id)?.focus();
      return setProblem(read.problem);
    }
    onTake(read.message);
    if (read.notes.length === 0) return onClose();
    setProblem('');
    return setNotes(read.notes);
  };
  return (
    <Modal
      {...useFocusReturn(isOpen)}
      show={isOpen}
      onHide={onClose}
      onEnter={begin}
      centered
      scrollable
      aria-labelledby={`${id}-title`}
    >
      <Modal.Header closeButton>
        <Modal.Title as="h2" id={`${id}-title`}>
          Paste a message
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>
        {notes.length > 0 ? (
          <div role="status">
            <p>The message stands in the form. Left out:</p>
            <ul className="message-field__notes">
              {notes.map((note) => (
                <li key={note}>
                  <bdi>{note}</bdi>
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <form
            id={`${id}-form`}
            onSubmit={(event) => (event.preventDefault(), event.stopPropagation(), take())}
          >
            <label htmlFor={id}>JSON or link</label>
            <p id={`${id}-hint`} className="field__hint">
              From Discohook, a webhook or another bot. It takes the place of what is written here.
            </p>
            <textarea
              id={id}
              className={`form-control ${problem === '' ? '' : 'is-invalid'}`}
              rows={8}
              spellCheck={false}
              aria-describedby={`${id}-hint ${id}-error`}
              aria-invalid={problem !== ''}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <p id={`${id}-error`} role="alert" className="field__error">
              {problem}
            </p>
          </form>
        )}
      </Modal.Body>
      <Modal.Footer>
        {notes.length > 0 ? (
          <button type="button" className="btn btn-primary" onClick={onClose}>
            Done
          </button>
        ) : (
          <>
            <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
              Cancel
            </button>
            <button type="submit" form={`${id}-form`} className="btn btn-primary">
              Put it in the form
            </button>
          </>
        )}
      </Modal.Footer>
    </Modal>
  );
}
