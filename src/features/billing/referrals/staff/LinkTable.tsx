import { useMemo } from 'react';
import { readPages } from '@/shared/api/readParts';
import { request } from '@/shared/api/request';
import { failureText } from '@/shared/api/queryError';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { DataTable } from '@/shared/ui/table/DataTable';
import { useTableState } from '@/shared/ui/table/useTableState';
import { listReferralLinks } from '../linkEndpoints';
import type { ReferralLink } from '../links';
import { useReferralLinksQuery } from '../linksApi';
import { LINK_DEFAULTS, linkColumns, linksOf } from './linkColumns';

const idOf = ({ id }: ReferralLink) => id;
const NONE: readonly ReferralLink[] = [];

/** Every link that brings people, with what came of it. */
export default function LinkTable() {
  const control = useTableState(linkColumns, LINK_DEFAULTS);
  const asked = useMemo(() => linksOf(control.state), [control.state]);
  const { data, error, isFetching, refetch } = useReferralLinksQuery(asked);
  return (
    <>
      <LeftOutNote leftOut={data?.leftOut} />
      <DataTable
        label="Referral links"
        columns={linkColumns}
        rows={data?.items ?? NONE}
        getRowId={idOf}
        control={control}
        total={data?.total ?? data?.items.length ?? 0}
        exportName="referral-sources"
        readAll={(signal) =>
          readPages(
            (page) => request(listReferralLinks, { query: { ...asked, ...page } }, signal),
            { keyOf: idOf, signal },
          )
        }
        isLoading={isFetching}
        error={error && !data ? failureText(error, 'Couldn’t load the referral links.') : null}
        onRetry={() => void refetch()}
        empty={
          <EmptyState title="No referral links yet">
            Create a link for each place you share it, and compare results here.
          </EmptyState>
        }
      />
    </>
  );
}
