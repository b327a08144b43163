import { Suspense, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { opened } from '@/shared/ui/late';
import { notify } from '@/shared/ui/toast';
import type { Message } from '../../fields/message';
import { readShownMessage } from '../../preview/shownMessage';

const PasteDialog = opened(() => import('./exchange/PasteDialog'));

/** What can be done with a message as a whole. */
export function MessageTools({ name }: { name: string }) {
  const { getValues } = useFormContext();
  const take = useTakeMessage(name);
  const [dialog, setDialog] = useState<'paste' | null>(null);
  // Its dialog stays from then on, so that it can give the focus back.
  const [hadPaste, setHadPaste] = useState(false);
  const button = 'btn btn-sm btn-outline-secondary';
  return (
    <div className="message-field__tools">
      <button
        type="button"
        className={button}
        onClick={() => {
          setHadPaste(true);
          setDialog('paste');
        }}
      >
        Paste JSON
      </button>
      <button
        type="button"
        className={button}
        onClick={() => void copy(readShownMessage(getValues(name)))}
      >
        Copy as JSON
      </button>
      {hadPaste ? (
        <Suspense>
          <PasteDialog isOpen={dialog === 'paste'} onTake={take} onClose={() => setDialog(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Puts another message in the place of what is written, with a way back. Nothing is saved by it. */
function useTakeMessage(name: string) {
  const { getValues, setValue } = useFormContext();
  const put = (message: Message) => {
    const options = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
    // Lists hear of new items by their own names.
    setValue(`${name}.content`, message.content, options);
    setValue(`${name}.embeds`, message.embeds, options);
    setValue(`${name}.buttons`, message.buttons, options);
  };
  return (message: Message) => {
    const before = structuredClone(readShownMessage(getValues(name)));
    put(message);
    notify('info', 'It stands in the form. Look through it and save.', {
      label: 'Undo',
      run: () => put(before),
    });
  };
}

async function copy(message: Message): Promise<void> {
  try {
    const { unwritten, writeMessage } = await import('./exchange/write');
    await navigator.clipboard.writeText(writeMessage(message));
    const missing = unwritten(message);
    notify(
      'success',
      missing.length === 0 ? 'Copied.' : `Copied, without ${missing.join(' and ')}.`,
    );
  } catch (error) {
    console.error('The message could not be copied', error);
    notify('error', 'It could not be copied.');
  }
}
