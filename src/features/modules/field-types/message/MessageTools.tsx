import { reportError } from '@/shared/errors/reportError';
import { listed } from '@/shared/text/listed';
import { Suspense, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useMay } from '@/features/server/discord/useMay';
import { useServerId } from '@/features/server/discord/useServerId';
import { useUndoInForm } from '@/shared/ui/form/useUndoInForm';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import { notify } from '@/shared/ui/toast';
import type { Message } from '../../common-fields/message';
import { readShownMessage } from '../../preview/shownMessage';

const PasteDialog = lazyOnDemand(() => import('./exchange/PasteDialog'));
const TemplatesDialog = lazyOnDemand(() => import('./templates/TemplatesDialog'));

type Dialog = 'paste' | 'templates';

/** Actions on a whole message. */
export function MessageTools({ name }: { name: string }) {
  const { getValues } = useFormContext();
  const serverId = useServerId();
  const mayChange = useMay('editor');
  const take = useTakeMessage(name);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  // Dialogs stay mounted after they are first opened, so that they can return the focus.
  const [known, setKnown] = useState<readonly Dialog[]>([]);
  const open = (one: Dialog) => {
    if (!known.includes(one)) setKnown([...known, one]);
    setDialog(one);
  };
  const close = () => setDialog(null);
  const current = () => readShownMessage(getValues(name));
  const button = 'btn btn-sm btn-outline-secondary';
  return (
    <div className="message-field__tools">
      {serverId === null ? null : (
        <button type="button" className={button} onClick={() => open('templates')}>
          Templates
        </button>
      )}
      <button type="button" className={button} onClick={() => open('paste')}>
        Paste JSON or link
      </button>
      <button type="button" className={button} onClick={() => void copy(current())}>
        Copy as JSON
      </button>
      <Suspense>
        {known.includes('paste') ? (
          <PasteDialog isOpen={dialog === 'paste'} onTake={take} onClose={close} />
        ) : null}
        {known.includes('templates') && serverId !== null ? (
          <TemplatesDialog
            serverId={serverId}
            mayChange={mayChange}
            current={current}
            isOpen={dialog === 'templates'}
            onTake={take}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

/** Replaces the written message, with an offer to undo it (docs/product/modules.md). Saves nothing. */
function useTakeMessage(name: string) {
  const { getValues, setValue } = useFormContext();
  const offer = useUndoInForm();
  const put = (message: Message) => {
    const options = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
    // Lists notice new items only when these are set under the list's own name.
    setValue(`${name}.content`, message.content, options);
    setValue(`${name}.embeds`, message.embeds, options);
    setValue(`${name}.buttons`, message.buttons, options);
  };
  return (message: Message) => {
    const before = structuredClone(readShownMessage(getValues(name)));
    put(message);
    offer('Message replaced', () => put(before));
  };
}

async function copy(message: Message): Promise<void> {
  try {
    const { unwritten, writeMessage } = await import('./exchange/write');
    await navigator.clipboard.writeText(writeMessage(message));
    const missing = unwritten(message);
    notify('success', missing.length === 0 ? 'Copied' : `Copied without ${listed(missing)}`);
  } catch (error) {
    reportError('Copying a message failed', error);
    notify('error', 'Couldn’t copy the message');
  }
}
