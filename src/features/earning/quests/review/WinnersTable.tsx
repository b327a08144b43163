import { failureText, isForbidden } from '@/shared/api/queryError';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { MemberName } from '@/shared/ui/names/MemberName';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import type { DataColumn } from '@/shared/ui/table/column';
import { DataTable } from '@/shared/ui/table/DataTable';
import { useTableState } from '@/shared/ui/table/useTableState';
import { ReviewersOnly } from '../QuestErrorPages';
import { useSubmissionsQuery } from './reviewsApi';
import type { Submission } from './submission';

const columns: DataColumn<Submission>[] = [
  {
    id: 'member',
    header: 'Member',
    value: ({ member }) => member.name,
    cell: ({ member }) => (
      <MemberName name={member.name} username={member.username} picture={member.picture} />
    ),
    isRowHeader: true,
    isUnsortable: true,
  },
  {
    id: 'attempt',
    header: 'Attempt',
    value: ({ attempt }) => attempt,
    isNumber: true,
    isUnsortable: true,
  },
  {
    id: 'submittedAt',
    header: 'Submitted',
    value: ({ submittedAt }) => submittedAt,
    cell: ({ submittedAt }) => submittedAt && <TimeAgo at={submittedAt} />,
    isUnsortable: true,
  },
  {
    id: 'decidedBy',
    header: 'Approved by',
    value: ({ decidedBy }) => decidedBy,
    cell: ({ decidedBy }) => decidedBy && <bdi translate="no">{decidedBy}</bdi>,
    isUnsortable: true,
  },
];
const idOf = ({ id }: Submission) => id;
const NONE: readonly Submission[] = [];

interface WinnersTableProps {
  serverId: string;
  questId: string;
}

/** Members who have claimed the reward of a quest. */
export function WinnersTable({ serverId, questId }: WinnersTableProps) {
  const control = useTableState(columns, { prefix: 'win-' });
  const { page, pageSize, search } = control.state;
  const { data, error, isFetching, refetch } = useSubmissionsQuery({
    serverId,
    questId,
    state: 'CLAIMED',
    page,
    pageSize,
    ...(search === '' ? {} : { search }),
  });
  if (isForbidden(error)) return <ReviewersOnly />;
  return (
    <>
      <LeftOutNote leftOut={data?.leftOut} />
      <DataTable
        label="Winners"
        columns={columns}
        rows={data?.items ?? NONE}
        getRowId={idOf}
        control={control}
        total={data?.total ?? data?.items.length ?? 0}
        isLoading={isFetching}
        error={error && !data ? failureText(error, 'Couldn’t load the winners.') : null}
        onRetry={() => void refetch()}
        empty={
          <EmptyState scene="podium" title="No winners yet">
            Members who claim the reward of this quest appear here.
          </EmptyState>
        }
      />
    </>
  );
}
