import { useState } from 'react';
import { draftAt } from '@/features/modules/screens/draftAt';
import { useMay } from '@/features/server/discord/useMay';
import { failureText, isForbidden } from '@/shared/api/queryError';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Forbidden } from '@/shared/ui/Forbidden';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { useLinkedCopiesQuery, type MessageKey } from './linkedCopiesApi';
import './copies.scss';
import { isBehind, postedInWords } from './copyWords';
import { CopyRow } from './CopyRow';
import { PostCopy } from './PostCopy';
import { useCopyUpdates } from './useCopyUpdates';

interface CopiesTabProps extends MessageKey {
  /** Key with which `draftAt` finds unsaved values. */
  draftKey: string;
}

/** The copies of a message in Discord, each with the result of its last change, and a form to post one more. */
export function CopiesTab({ serverId, ruleId, draftKey }: CopiesTabProps) {
  const message = { serverId, ruleId };
  const { data, error, isFetching, refetch } = useLinkedCopiesQuery(message, {
    refetchOnMountOrArgChange: true,
  });
  const mayChange = useMay('editor');
  const [hasDraft] = useState(() => draftAt(draftKey) !== null);
  const { update, isUpdating } = useCopyUpdates(message);
  if (!data)
    return error && !isFetching ? (
      isForbidden(error) ? (
        <Forbidden error={error} />
      ) : (
        <ErrorState
          message={failureText(error, 'Couldn’t load linked copies.')}
          onRetry={() => void refetch()}
        />
      )
    ) : (
      <TableSkeleton label="Loading linked copies" count={3} />
    );
  const { copies, obstacle } = data;
  const behind = copies.filter(isBehind).length;
  const canPost = mayChange && obstacle === null;
  return (
    <div className="copies">
      {obstacle === null ? null : <p className="notice notice--warning">{obstacle}</p>}
      {hasDraft ? (
        <p className="notice">
          Linked copies show the saved message, without your unsaved changes.
        </p>
      ) : null}
      <section className="copies" aria-label="Linked copies">
        <div className="copies__head">
          <h2 tabIndex={-1}>
            {copies.length === 0 ? 'No linked copies yet' : postedInWords(copies)}
          </h2>
          {canPost && behind > 1 ? (
            <button
              type="button"
              className="btn btn-outline-secondary"
              aria-disabled={isUpdating}
              onClick={() => void update(null)}
            >
              {isUpdating ? 'Updating…' : `Update all ${String(behind)}`}
            </button>
          ) : null}
        </div>
        <LeftOutNote leftOut={data.leftOut} />
        {copies.length === 0 ? (
          <p>
            Save the message with the switch on to post it. Then post copies to other channels here.
          </p>
        ) : (
          <ul className="copies__list" aria-label="Channels">
            {copies.map((copy) => (
              <CopyRow
                key={copy.id}
                message={message}
                copy={copy}
                mayChange={mayChange}
                canPost={canPost}
                isUpdating={isUpdating}
                onUpdate={() => void update([copy])}
              />
            ))}
          </ul>
        )}
      </section>
      {mayChange ? (
        <PostCopy message={message} copies={copies} obstacle={obstacle} />
      ) : (
        <p className="fine-print">View only. Ask an editor of this server to make changes.</p>
      )}
    </div>
  );
}
