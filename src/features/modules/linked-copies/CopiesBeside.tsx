import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useServerId } from '@/features/server/discord/useServerId';
import { counted } from '@/shared/text/language';
import { notify } from '@/shared/ui/toast';
import type { MessageCopies } from './copy';
import { useLinkedCopiesQuery } from './linkedCopiesApi';
import './copies.scss';
import {
  channelInWords,
  needLook,
  postedInWords,
  troubleInWords,
  updatedInWords,
} from './copyWords';

/** In a message's form, beside its channel: the state of its copies, and their result after a save. */
export function CopiesBeside({ follows }: { follows: boolean }) {
  const [params] = useSearchParams();
  const serverId = useServerId();
  const ruleId = params.get('rule');
  return serverId === null || ruleId === null || ruleId === 'new' ? null : (
    <Beside serverId={serverId} ruleId={ruleId} follows={follows} />
  );
}

interface BesideProps {
  serverId: string;
  ruleId: string;
  follows: boolean;
}

/** Maximum copies named here; their tab lists the rest. */
const MOST_NAMED = 3;

function Beside({ serverId, ruleId, follows }: BesideProps) {
  const { data, isError, isFetching, refetch } = useLinkedCopiesQuery({ serverId, ruleId });
  const [params] = useSearchParams();
  const tab = tabOf(params);
  const isSaved = useNews(isFetching ? undefined : data, follows, tab);
  if (isError && !data)
    return (
      <div className="copies-beside">
        <p>
          Couldn’t load linked copies.{' '}
          <button type="button" className="btn btn-link" onClick={() => void refetch()}>
            Retry
          </button>
        </p>
      </div>
    );
  if (!data || data.copies.length === 0) return null;
  const needy = data.copies.filter((copy) => troubleInWords(copy) !== null);
  return (
    <div className="copies-beside">
      <p>
        {isSaved ? updatedInWords(data.copies) : postedInWords(data.copies)}
        {'. '}
        <Link to={tab} preventScrollReset>
          {needy.length === 0 ? 'View linked copies' : 'Review linked copies'}
        </Link>
      </p>
      {needy.length === 0 ? null : (
        <ul aria-label="Linked copies that need attention">
          {needy.slice(0, MOST_NAMED).map((copy) => (
            <li key={copy.id}>
              <bdi>
                {channelInWords(copy)}: {troubleInWords(copy)}
              </bdi>
            </li>
          ))}
          {needy.length > MOST_NAMED ? <li>And {needy.length - MOST_NAMED} more</li> : null}
        </ul>
      )}
    </div>
  );
}

/** Address of the copies tab on this page. */
function tabOf(params: URLSearchParams): string {
  const to = new URLSearchParams(params);
  to.set('tab', 'copies');
  return `?${to.toString()}`;
}

/**
 * Notifies once about the result of a save, including a save made before this component was loaded:
 * its code comes after the form.
 *
 * @param data undefined while it is loading
 * @returns whether there was a save since the form was opened
 */
function useNews(data: MessageCopies | undefined, follows: boolean, tab: string): boolean {
  const navigate = useNavigate();
  const { isSubmitting, isSubmitSuccessful } = useFormState();
  const last = useRef<number | null>(null);
  useEffect(() => {
    const isFirst = last.current === null;
    if (!data || (isFirst && isSubmitting)) return;
    const isNew = isFirst ? isSubmitSuccessful : data.version > (last.current ?? 0);
    last.current = data.version;
    if (isNew && data.copies.length > 0) tell(data, follows, () => void navigate(tab));
  }, [data, follows, tab, navigate, isSubmitting, isSubmitSuccessful]);
  return isSubmitSuccessful;
}

function tell({ copies, obstacle }: MessageCopies, follows: boolean, show: () => void): void {
  const needy = needLook(copies);
  if (needy === 0) return notify('success', updatedInWords(copies));
  const words =
    obstacle === null && follows
      ? updatedInWords(copies)
      : `${counted(needy, 'linked copy', 'linked copies')} not updated`;
  return notify('warning', words, { label: 'View linked copies', run: show });
}
