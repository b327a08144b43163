import { Link, useSearchParams } from 'react-router-dom';
import { failureText, isForbidden, statusOf } from '@/shared/api/queryError';
import { useFocusOnMount } from '@/shared/focus/useFocusOnMount';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { capitalized } from '@/shared/text/nouns';
import { Address } from '@/shared/ui/Address';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Forbidden } from '@/shared/ui/Forbidden';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { FormSkeleton } from '@/shared/ui/skeletons';
import { StatusBadge } from '@/shared/ui/StatusBadge';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { usePostHistoryEntryQuery } from './postHistoryApi';
import type { DeliveryDetail } from './delivery';
import { placeInWords, reasonInWords, stateColours, stateInWords } from './inWords';
import { PostedView } from './PostedView';
import { Retry } from './Retry';

interface DeliveryPageProps {
  serverId: string;
  deliveryId: string;
  noun: string | null;
}

/** One delivery: what it was about, what was posted, and each attempt. */
export function DeliveryPage({ serverId, deliveryId, noun }: DeliveryPageProps) {
  const { data, error, refetch } = usePostHistoryEntryQuery(
    { serverId, entryId: deliveryId },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className="deliveries">
      <BackLink />
      {data ? (
        <Detail serverId={serverId} delivery={data.delivery} noun={noun} />
      ) : isForbidden(error) ? (
        <Forbidden error={error} />
      ) : statusOf(error) === 404 ? (
        <EmptyState scene="lantern" title="Entry not found">
          Post history is kept for 30 days.
        </EmptyState>
      ) : error ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load this entry.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <FormSkeleton label="Loading the entry" />
      )}
    </div>
  );
}

/** It takes the focus, as what had it is gone. */
function BackLink() {
  const [params] = useSearchParams();
  const to = new URLSearchParams(params);
  to.delete('delivery');
  const link = useFocusOnMount<HTMLAnchorElement>({ preventScroll: true });
  return (
    <p>
      <Link ref={link} to={`?${to.toString()}`} preventScrollReset>
        Back to post history
      </Link>
    </p>
  );
}

interface DetailProps {
  noun: string | null;
  serverId: string;
  delivery: DeliveryDetail;
}

function Detail({ serverId, delivery, noun }: DetailProps) {
  const { label, state, reason, why, at, ruleName, signature, messageUrl, posted } = delivery;
  return (
    <>
      <div className="deliveries__head">
        <h2>
          <bdi>{label}</bdi>
        </h2>
        <StatusBadge status={state} label={stateInWords(state)} colours={stateColours} />
      </div>
      {why === null ? null : (
        <p>
          {reason === null ? null : <strong>{reasonInWords(reason)}. </strong>}
          <bdi>{why}</bdi>
        </p>
      )}
      {state === 'FAILED' ? <Retry serverId={serverId} delivery={delivery} /> : null}
      <dl className="deliveries__facts">
        <Fact name="When">
          <TimeAgo at={at} />
        </Fact>
        {noun === null ? null : (
          <Fact name={capitalized(noun)}>
            <bdi>{ruleName}</bdi>
          </Fact>
        )}
        <Fact name="Channel">
          <bdi translate={delivery.channelName === null ? undefined : 'no'}>
            {placeInWords(delivery)}
          </bdi>
          {messageUrl === null ? null : (
            <>
              {' · '}
              <SafeLink href={messageUrl}>Open in Discord</SafeLink>
            </>
          )}
        </Fact>
        {signature === null ? null : (
          <Fact name="Transaction">
            <Address value={signature} what="the signature" isShort explorer="transaction" />
          </Fact>
        )}
      </dl>
      {posted === null ? null : (
        <section className="panel" aria-label="Message">
          <h3>{state === 'SENT' ? 'Posted message' : 'Message that wasn’t posted'}</h3>
          <LeftOutNote leftOut={posted.leftOut} />
          <PostedView posted={posted} label={state === 'SENT' ? 'Posted' : 'Not posted'} />
        </section>
      )}
      <Attempts delivery={delivery} />
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Attempts({ delivery: { attempts, leftOut } }: { delivery: DeliveryDetail }) {
  if (attempts.length === 0) return null;
  return (
    <section className="panel" aria-label="Attempts">
      <h3>Attempts</h3>
      <LeftOutNote leftOut={leftOut} />
      <ol className="deliveries__attempts">
        {attempts.map(({ at, code, text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- attempts have no identity but their place
          <li key={index}>
            <TimeAgo at={at} />
            {code === null ? (
              <span>Posted</span>
            ) : (
              <span>
                {text ?? 'Discord refused the message.'} <small>Error {code}</small>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
