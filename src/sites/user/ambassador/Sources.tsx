import { useState } from 'react';
import type { ReferralSource } from '@/features/billing/referrals/program';
import {
  useArchiveAmbassadorLinkMutation,
  useAmbassadorLinksQuery,
} from '@/features/billing/referrals/referralsApi';
import { failureText } from '@/shared/api/queryError';
import { inNumbers } from '@/shared/format/numbers';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import { FoldingRow } from '@/shared/ui/table/FoldingRow';
import { TableSkeleton } from '@/shared/ui/skeletons';
import '@/shared/ui/table/table.scss';
import { notify } from '@/shared/ui/toast';
import { LazyDetails } from '@/shared/ui/LazyDetails';
import { LinkLine } from '@/features/billing/referrals/ambassador/LinkLine';

const SourceForm = lazyOnDemand(() => import('./SourceForm'));

/** Links with a name, each with its own counts. */
export function Sources() {
  const { data, error, isFetching, refetch } = useAmbassadorLinksQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [withArchived, setWithArchived] = useState(false);
  const archived = data?.items.filter(({ isArchived }) => isArchived).length ?? 0;
  const shown = data?.items.filter(({ isArchived }) => withArchived || !isArchived) ?? [];
  return (
    <section className="panel" aria-labelledby="ambassador-sources">
      <h2 id="ambassador-sources">Named links</h2>
      <p className="ambassador__small">
        Name a link for each place you post it, and compare their results.
      </p>
      {data ? (
        <>
          <LeftOutNote leftOut={data.leftOut} />
          {shown.length === 0 ? (
            <p>No named links yet. Create one for each place you share your link.</p>
          ) : (
            <SourceTable sources={shown} />
          )}
          {archived === 0 ? null : (
            <button
              type="button"
              className="btn btn-sm btn-outline-secondary ambassador-sources__archived"
              aria-pressed={withArchived}
              onClick={() => setWithArchived(!withArchived)}
            >
              Archived ({archived})
            </button>
          )}
          <LazyDetails summary="New link">{(close) => <SourceForm onMade={close} />}</LazyDetails>
        </>
      ) : error && !isFetching ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load your links.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <TableSkeleton label="Loading your links" count={3} />
      )}
    </section>
  );
}

const SourceTable = ({ sources }: { sources: readonly ReferralSource[] }) => (
  <div className="table-frame">
    <table className="table cards-on-phone">
      <caption className="visually-hidden">Named links</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Link</th>
          <th scope="col">Clicks</th>
          <th scope="col">Sign-ups</th>
          <th scope="col">Buyers</th>
          <th scope="col">Action</th>
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => (
          <SourceRow key={source.id} source={source} />
        ))}
      </tbody>
    </table>
  </div>
);

const counts = (value: number | null) => (value === null ? '–' : inNumbers(value));

function SourceRow({ source }: { source: ReferralSource }) {
  const { id, name, url, isArchived, isOfStaff, clicks, signUps, qualified } = source;
  const [archive, { isLoading }] = useArchiveAmbassadorLinkMutation();
  const toggle = async () => {
    if (isLoading) return;
    const answer = await archive({ id, isArchived: !isArchived });
    if (answer.error)
      notify('error', failureText(answer.error, `Couldn’t update ${name}. Try again.`));
    else notify('success', isArchived ? `${name} restored` : `${name} archived`);
  };
  return (
    <FoldingRow name={name}>
      <th scope="row">
        <bdi translate="no">{name}</bdi>
        {isOfStaff ? (
          <small className="ambassador__line">
            {isArchived
              ? 'Created for you. Doesn’t count right now.'
              : 'Created for you, with its own terms'}
          </small>
        ) : null}
      </th>
      <td data-label="Link">
        <LinkLine url={url} label={`link of ${name}`} isShared />
      </td>
      <td data-label="Clicks" data-phone="lead" data-unit={clicks === 1 ? 'click' : 'clicks'}>
        {counts(clicks)}
      </td>
      <td
        data-label="Sign-ups"
        data-phone="second"
        data-unit={signUps === 1 ? 'sign-up' : 'sign-ups'}
      >
        {counts(signUps)}
      </td>
      <td data-label="Buyers" data-phone="end" data-unit={qualified === 1 ? 'buyer' : 'buyers'}>
        {counts(qualified)}
      </td>
      <td data-label="Action">
        {isOfStaff ? (
          '–'
        ) : (
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            aria-busy={isLoading}
            aria-label={`${isArchived ? 'Restore' : 'Archive'} ${name}`}
            onClick={() => void toggle()}
          >
            {isArchived ? 'Restore' : 'Archive'}
          </button>
        )}
      </td>
    </FoldingRow>
  );
}
