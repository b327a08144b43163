import { useId, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { failureText } from '@/shared/api/queryError';
import { useFocusReturn } from '@/shared/focus/useFocusReturn';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { messageSchema, type Message } from '../../../common-fields/message';
import { isBlank } from '../../../preview/shownMessage';
import { TemplateRow } from './TemplateRow';
import { useCreateMessageTemplateMutation, useMessageTemplatesQuery } from './templatesApi';

interface TemplatesDialogProps {
  serverId: string;
  /** Whether templates can be added and changed, not only viewed. */
  mayChange: boolean;
  /** The message in the form. */
  current: () => Message;
  isOpen: boolean;
  onTake: (message: Message) => void;
  onClose: () => void;
}

/**
 * Saved messages of the server: puts one in the form, renames or deletes it, or saves the form's
 * message as a new one.
 */
export default function TemplatesDialog(props: TemplatesDialogProps) {
  const { serverId, mayChange, current, isOpen, onTake, onClose } = props;
  const id = useId();
  const { data, error, isFetching, refetch } = useMessageTemplatesQuery(serverId, {
    skip: !isOpen,
  });
  return (
    <Modal
      {...useFocusReturn(isOpen)}
      show={isOpen}
      onHide={onClose}
      centered
      scrollable
      aria-labelledby={`${id}-title`}
    >
      <Modal.Header closeButton>
        <Modal.Title as="h2" id={`${id}-title`}>
          Message templates
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <p className="fine-print">Visible to everyone on your team.</p>
        {data ? (
          <>
            <LeftOutNote leftOut={data.leftOut} />
            {data.templates.length === 0 ? (
              <p>No templates yet. Save this message as the first one.</p>
            ) : (
              <ul className="message-templates" aria-label="Templates">
                {data.templates.map((template) => (
                  <TemplateRow
                    key={template.id}
                    serverId={serverId}
                    template={template}
                    mayChange={mayChange}
                    onUse={() => {
                      onTake(template.message);
                      onClose();
                    }}
                  />
                ))}
              </ul>
            )}
          </>
        ) : error && !isFetching ? (
          <ErrorState
            message={failureText(error, 'Couldn’t load templates.')}
            onRetry={() => void refetch()}
          />
        ) : (
          <TableSkeleton label="Loading templates" count={3} />
        )}
        {mayChange ? <KeepForm serverId={serverId} current={current} /> : null}
      </Modal.Body>
    </Modal>
  );
}

/** Saves the form's message under a name. */
function KeepForm({ serverId, current }: Pick<TemplatesDialogProps, 'serverId' | 'current'>) {
  const id = useId();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const [told, setTold] = useState('');
  const [add, { isLoading }] = useCreateMessageTemplateMutation();
  const keep = async () => {
    setTold('');
    const message = current();
    const wrong = wrongIn(message);
    if (wrong !== null) return setProblem(wrong);
    try {
      await add({ serverId, name, message }).unwrap();
      setProblem('');
      setName('');
      return setTold(`Saved “${name.trim()}”`);
    } catch (failure) {
      return setProblem(troubleIn(failure));
    }
  };
  return (
    <form
      className="message-templates__keep"
      onSubmit={(event) => {
        event.preventDefault();
        // The dialog is inside the module's form, which must not be submitted.
        event.stopPropagation();
        if (!isLoading) void keep();
      }}
    >
      <label htmlFor={id}>Template name</label>
      <div className="message-templates__line">
        <input
          id={id}
          type="text"
          className={`form-control ${problem === '' ? '' : 'is-invalid'}`}
          autoComplete="off"
          aria-describedby={`${id}-told`}
          aria-invalid={problem !== ''}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="btn btn-outline-secondary" aria-busy={isLoading}>
          Save template
        </button>
      </div>
      <p id={`${id}-told`} role="status" className={problem === '' ? '' : 'field__error'}>
        {problem === '' ? told : problem}
      </p>
    </form>
  );
}

/** Why a message can't be saved: Discord would reject it, too. */
function wrongIn(message: Message): string | null {
  if (isBlank(message)) return 'The message is empty. Add text or an embed first.';
  const [issue] = messageSchema.safeParse(message).error?.issues ?? [];
  return issue === undefined ? null : `Fix the message first. ${issue.message}`;
}

/** Text for a rejected change: its first validation error, or else the general reason. */
function troubleIn(failure: unknown): string {
  const errors =
    typeof failure === 'object' && failure !== null && 'errors' in failure ? failure.errors : null;
  const first: unknown = Array.isArray(errors) ? errors[0] : null;
  return failureText(first, failureText(failure, 'Couldn’t save the template. Try again.'));
}
