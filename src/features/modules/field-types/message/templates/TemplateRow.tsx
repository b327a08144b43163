import { useRef, useState } from 'react';
import { FORMER_MEMBER } from '@/shared/text/memberNames';
import { failureText } from '@/shared/api/queryError';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { notify } from '@/shared/ui/toast';
import type { MessageTemplate } from './template';
import { useDeleteMessageTemplateMutation, useRenameMessageTemplateMutation } from './templatesApi';

interface TemplateRowProps {
  serverId: string;
  template: MessageTemplate;
  mayChange: boolean;
  onUse: () => void;
}

type Doing = 'rename' | 'delete' | null;

/** One template with its actions. The question before deleting replaces its buttons. */
export function TemplateRow({ serverId, template, mayChange, onUse }: TemplateRowProps) {
  const { id: templateId, name, savedAt, savedBy } = template;
  const [doing, setDoing] = useState<Doing>(null);
  const [remove, { isLoading }] = useDeleteMessageTemplateMutation();
  const small = 'btn btn-sm btn-outline-secondary';
  const run = async () => {
    const { error } = await remove({ serverId, templateId });
    if (error) notify('error', failureText(error, 'Couldn’t delete the template. Try again.'));
  };
  if (doing === 'rename') {
    return (
      <li>
        <RenameForm serverId={serverId} template={template} onDone={() => setDoing(null)} />
      </li>
    );
  }
  return (
    <li className="message-templates__line">
      <span className="message-templates__name">
        <bdi>{name}</bdi>
        <small>
          <bdi translate={savedBy ? 'no' : undefined}>{savedBy ?? FORMER_MEMBER}</bdi>
          {savedAt === null ? null : (
            <>
              , <TimeAgo at={savedAt} />
            </>
          )}
        </small>
      </span>
      {doing === 'delete' ? (
        <>
          <button
            type="button"
            className="btn btn-sm btn-danger"
            aria-label={`Delete ${name} permanently`}
            aria-busy={isLoading}
            onClick={() => void run()}
          >
            Delete permanently
          </button>
          <button type="button" className={small} onClick={() => setDoing(null)}>
            Cancel
          </button>
        </>
      ) : (
        <>
          <button
            type="button"
            className={small}
            aria-label={`Use template ${name}`}
            onClick={onUse}
          >
            Use template
          </button>
          {mayChange ? (
            <>
              <button
                type="button"
                className={small}
                aria-label={`Rename ${name}`}
                onClick={() => setDoing('rename')}
              >
                Rename
              </button>
              <button
                type="button"
                className={small}
                aria-label={`Delete ${name}`}
                onClick={() => setDoing('delete')}
              >
                Delete
              </button>
            </>
          ) : null}
        </>
      )}
    </li>
  );
}

interface RenameFormProps {
  serverId: string;
  template: MessageTemplate;
  onDone: () => void;
}

function RenameForm({ serverId, template: { id: templateId, name }, onDone }: RenameFormProps) {
  const box = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [rename] = useRenameMessageTemplateMutation();
  const send = async () => {
    const { error } = await rename({ serverId, templateId, name: box.current?.value ?? '' });
    if (error) setProblem(failureText(error, 'Couldn’t rename the template. Try again.'));
    else onDone();
  };
  return (
    <form
      className="message-templates__line"
      onSubmit={(event) => {
        event.preventDefault();
        // The dialog is inside the module's form, which must not be submitted.
        event.stopPropagation();
        void send();
      }}
    >
      <input
        ref={box}
        type="text"
        className={`form-control ${problem === '' ? '' : 'is-invalid'}`}
        aria-label={`New name for ${name}`}
        aria-invalid={problem !== ''}
        autoComplete="off"
        defaultValue={name}
      />
      <button type="submit" className="btn btn-sm btn-outline-secondary">
        Rename
      </button>
      <button type="button" className="btn btn-sm btn-outline-secondary" onClick={onDone}>
        Cancel
      </button>
      <p role="status" className="field__error">
        {problem}
      </p>
    </form>
  );
}
