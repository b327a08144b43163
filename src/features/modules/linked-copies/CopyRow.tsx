import { useState } from 'react';
import { failureText } from '@/shared/api/queryError';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { LazyConfirmDialog } from '@/shared/ui/LazyConfirmDialog';
import { StatusBadge } from '@/shared/ui/StatusBadge';
import { RowMenu } from '@/shared/ui/table/RowMenu';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { notify } from '@/shared/ui/toast';
import type { MessageCopy } from './copy';
import {
  useDeleteLinkedCopyMutation,
  useUnlinkCopyMutation,
  type MessageKey,
} from './linkedCopiesApi';
import { channelInWords, isBehind, stateColours, stateInWords, troubleInWords } from './copyWords';

interface CopyRowProps {
  message: MessageKey;
  copy: MessageCopy;
  mayChange: boolean;
  /** Whether nothing prevents posting and changing. */
  canPost: boolean;
  isUpdating: boolean;
  onUpdate: () => void;
}

/** One copy: its channel, the result of its last change, and its actions. */
export function CopyRow({ message, copy, mayChange, canPost, isUpdating, onUpdate }: CopyRowProps) {
  const { id, state, postedAt, updatedAt, messageUrl, channelName } = copy;
  const [isAsking, setAsking] = useState(false);
  const [unlink] = useUnlinkCopyMutation();
  const [remove, { isLoading: isRemoving }] = useDeleteLinkedCopyMutation();
  const where = channelInWords(copy);
  const trouble = troubleInWords(copy);
  const isThere = messageUrl !== null;
  const letGo = async () => {
    const { error } = await unlink({ ...message, copyId: id });
    if (error) notify('error', failureText(error, 'Couldn’t unlink the copy. Try again.'));
    else
      notify(
        'success',
        isThere ? `Unlinked. The message in ${where} stays as it is.` : `Removed ${where}`,
      );
  };
  const deleteIt = async () => {
    const { error } = await remove({ ...message, copyId: id });
    setAsking(false);
    if (error) notify('error', failureText(error, 'Couldn’t delete the message. Try again.'));
    else notify('success', `Message deleted in ${where}`);
  };
  const button = 'btn btn-sm btn-outline-secondary';
  return (
    <li className="panel copy">
      <div className="copy__about">
        <div className="copy__name">
          <h3>
            <bdi translate={copy.channelName === null ? undefined : 'no'}>{where}</bdi>
          </h3>
          <StatusBadge status={state} label={stateInWords(copy)} colours={stateColours} />
        </div>
        {trouble === null ? null : (
          <p>
            <bdi>{trouble}</bdi>
          </p>
        )}
        <Times postedAt={postedAt} updatedAt={updatedAt} />
      </div>
      <div className="copy__actions">
        {messageUrl === null ? null : <SafeLink href={messageUrl}>Open in Discord</SafeLink>}
        {canPost && (isBehind(copy) || (state === 'GONE' && channelName !== null)) ? (
          <button
            type="button"
            className={button}
            aria-disabled={isUpdating}
            aria-label={`${doing(copy)} in ${where}`}
            onClick={onUpdate}
          >
            {doing(copy)}
          </button>
        ) : null}
        {mayChange && !isThere ? (
          <button
            type="button"
            className={button}
            aria-label={`Remove ${where} from the list`}
            onClick={() => void letGo()}
          >
            Remove from list
          </button>
        ) : null}
        {mayChange && isThere ? (
          <RowMenu
            label={`More actions for ${where}`}
            actions={() => [
              { label: 'Unlink', run: () => void letGo() },
              {
                label: 'Delete message',
                isDestructive: true,
                run: () => setAsking(true),
              },
            ]}
          />
        ) : null}
      </div>
      <LazyConfirmDialog
        isOpen={isAsking}
        title={`Delete the message in ${where}?`}
        confirmLabel="Delete message"
        cancelLabel="Cancel"
        isRunning={isRemoving}
        onConfirm={() => void deleteIt()}
        onCancel={() => setAsking(false)}
      >
        <p>
          The message and its reactions are deleted from Discord. This can’t be undone. Other linked
          copies stay.
        </p>
      </LazyConfirmDialog>
    </li>
  );
}

const doing = ({ state, messageUrl }: MessageCopy): string => {
  if (state === 'GONE') return 'Post again';
  if (messageUrl === null) return 'Post';
  return state === 'FAILED' ? 'Try again' : 'Update';
};

function Times({ postedAt, updatedAt }: Pick<MessageCopy, 'postedAt' | 'updatedAt'>) {
  if (postedAt === null) return null;
  return (
    <small>
      Posted <TimeAgo at={postedAt} />
      {updatedAt === null || updatedAt === postedAt ? null : (
        <>
          {' · '}Updated <TimeAgo at={updatedAt} />
        </>
      )}
    </small>
  );
}
