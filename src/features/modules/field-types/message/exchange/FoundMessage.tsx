import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useMay } from '@/features/server/discord/useMay';
import { failureText } from '@/shared/api/queryError';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { modulePath } from '../../../engine/addresses';
import { findAbout } from '../../../engine/registry';
import { useLinkPostedMessageMutation } from './postedApi';
import type { Found } from './usePasted';

/** The module whose messages have linked copies. */
const SLUG = 'embed-message';

/**
 * Where the message put in the form was posted. In the form of a saved embed message, it can become
 * a copy of that one.
 */
export function FoundMessage({ found }: { found: Found }) {
  const { channelName, postedAt } = found.posted;
  const ruleId = useMessageOfPage();
  return (
    <>
      <p role="status">
        The message is in the form but not saved yet. It was posted in{' '}
        <bdi translate={channelName === null ? undefined : 'no'}>
          {channelName === null ? 'an unknown channel' : `# ${channelName}`}
        </bdi>
        {postedAt === null ? null : (
          <>
            {' '}
            <TimeAgo at={postedAt} />
          </>
        )}
        .
      </p>
      {ruleId === null ? null : <LinkOffer found={found} ruleId={ruleId} />}
    </>
  );
}

/** Id of the saved embed message whose form this is; null in other forms and for a new message. */
function useMessageOfPage(): string | null {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const about = findAbout(SLUG);
  const ruleId = params.get('rule');
  return about && pathname === modulePath(about) && ruleId !== 'new' ? ruleId : null;
}

interface LinkOfferProps {
  found: Found;
  ruleId: string;
}

function LinkOffer({ found: { posted, ...at }, ruleId }: LinkOfferProps) {
  const mayChange = useMay('editor');
  const [link, { isLoading }] = useLinkPostedMessageMutation();
  const [said, setSaid] = useState<{ text: string; isProblem: boolean } | null>(null);
  const { owner } = posted;
  if (owner !== null)
    return owner.module === SLUG && owner.ruleId === ruleId ? (
      <p>The message you found is already a linked copy of this one.</p>
    ) : (
      <p>
        It can’t be linked because it belongs to “<bdi>{owner.name}</bdi>”.
      </p>
    );
  if (!mayChange) return null;
  const run = async () => {
    const { error } = await link({ ...at, ruleId });
    setSaid(
      error
        ? { text: failureText(error, 'Couldn’t link the message. Try again.'), isProblem: true }
        : { text: 'Linked. Saving this message now updates the copy, too.', isProblem: false },
    );
  };
  const isLinked = said !== null && !said.isProblem;
  return (
    <>
      {isLinked ? null : (
        <>
          <p>Link it as a copy to update it whenever you save this message.</p>
          <button
            type="button"
            className="btn btn-outline-secondary"
            aria-busy={isLoading}
            onClick={() => {
              if (!isLoading) void run();
            }}
          >
            Link copy
          </button>
        </>
      )}
      <p role="status" className={said?.isProblem === true ? 'field__error' : ''}>
        {said?.text}
      </p>
    </>
  );
}
