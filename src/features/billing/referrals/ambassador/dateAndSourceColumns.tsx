import type { DataColumn, FilterChoice } from '@/shared/ui/table/column';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { spans } from './lists';

interface DatedSource {
  at: string | null;
  source: string | null;
}

/** When something came and by which link: the same two columns in referrals and in commissions. */
export const dateAndSourceColumns = <Row extends DatedSource>(
  sources: readonly FilterChoice[],
): DataColumn<Row>[] => [
  {
    id: 'at',
    header: 'Date',
    filter: spans,
    value: ({ at }) => at,
    cell: ({ at }) => (at === null ? 'Unknown' : <TimeAgo at={at} />),
  },
  {
    id: 'source',
    header: 'Link',
    isUnsortable: true,
    filter: sources,
    value: ({ source }) => source ?? 'Your link',
    cell: ({ source }) => (source === null ? 'Your link' : <bdi translate="no">{source}</bdi>),
  },
];
