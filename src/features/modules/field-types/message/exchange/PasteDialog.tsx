import { useId, useState, type ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useFocusReturn } from '@/shared/focus/useFocusReturn';
import type { Message } from '../../../common-fields/message';
import { FoundMessage } from './FoundMessage';
import { usePasted, type Taken } from './usePasted';

interface PasteDialogProps {
  isOpen: boolean;
  onTake: (message: Message) => void;
  onClose: () => void;
}

/**
 * Imports a message from another tool, or one our bot has posted, into the form. Before it closes,
 * it shows which parts could not be imported and what else can be done with the message.
 */
export default function PasteDialog({ isOpen, onTake, onClose }: PasteDialogProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [taken, setTaken] = useState<Taken | null>(null);
  const { read, isReading } = usePasted();
  const begin = () => {
    setText('');
    setProblem('');
    setTaken(null);
  };
  const take = async () => {
    const got = await read(text);
    if ('problem' in got) {
      document.getElementById(id)?.focus();
      return setProblem(got.problem);
    }
    onTake(got.message);
    if (got.notes.length === 0 && got.found === null) return onClose();
    setProblem('');
    return setTaken(got);
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
        {taken === null ? (
          <form
            id={`${id}-form`}
            onSubmit={(event) => {
              event.preventDefault();
              // The dialog is inside the module's form, which must not be submitted.
              event.stopPropagation();
              if (!isReading) void take();
            }}
          >
            <label htmlFor={id}>JSON or link</label>
            <p id={`${id}-hint`} className="field__hint">
              Paste JSON from Discohook, a webhook or another bot, or a link to a message our bot
              posted on this server. This replaces the current message.
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
        ) : taken.found === null ? (
          <LeftOut notes={taken.notes} />
        ) : (
          <FoundMessage found={taken.found} />
        )}
      </Modal.Body>
      <Modal.Footer>
        {taken === null ? (
          <>
            <Button look="btn-outline-secondary" onPress={onClose}>
              Cancel
            </Button>
            <button
              type="submit"
              form={`${id}-form`}
              className="btn btn-primary"
              aria-busy={isReading}
            >
              Replace message
            </button>
          </>
        ) : (
          <Button look="btn-primary" onPress={onClose}>
            Done
          </Button>
        )}
      </Modal.Footer>
    </Modal>
  );
}

interface ButtonProps {
  look: string;
  onPress: () => void;
  children: ReactNode;
}

const Button = ({ look, onPress, children }: ButtonProps) => (
  <button type="button" className={`btn ${look}`} onClick={onPress}>
    {children}
  </button>
);

const LeftOut = ({ notes }: { notes: readonly string[] }) => (
  <div role="status">
    <p>Some parts of the message weren’t imported:</p>
    <ul className="message-field__notes">
      {notes.map((note) => (
        <li key={note}>
          <bdi>{note}</bdi>
        </li>
      ))}
    </ul>
  </div>
);
