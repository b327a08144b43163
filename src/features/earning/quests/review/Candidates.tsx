import { useMemo, type Dispatch, type SetStateAction } from 'react';
import { failureText } from '@/shared/api/queryError';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { cutText } from '@/shared/text/cutText';
import { MemberName } from '@/shared/ui/names/MemberName';
import type { DataColumn } from '@/shared/ui/table/column';
import { DataTable } from '@/shared/ui/table/DataTable';
import { useTableState } from '@/shared/ui/table/useTableState';
import { useSubmissionsQuery } from './reviewsApi';
import type { Submission } from './submission';

/** Characters of an answer shown in a row; the full answer is under Submissions. */
const SHOWN = 160;

const answerOf = ({ tasks }: Submission) => tasks.find(({ answer }) => answer !== null)?.answer;

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
    id: 'answer',
    header: 'Submission',
    value: (row) => answerOf(row) ?? null,
    cell: (row) => <Answer text={answerOf(row)} />,
    isUnsortable: true,
  },
];

const Answer = ({ text }: { text: string | null | undefined }) =>
  text ? <bdi>{cutText(text, SHOWN)}</bdi> : '–';
const idOf = ({ id }: Submission) => id;
const NONE: readonly Submission[] = [];

/** The column for choosing a candidate. */
function choiceColumn(
  chosen: readonly Submission[],
  isFull: boolean,
  onChoose: CandidatesProps['onChoose'],
): DataColumn<Submission> {
  const ids = new Set(chosen.map(({ id }) => id));
  return {
    id: 'choose',
    header: 'Winner',
    value: () => null,
    cell: (row) => {
      if (ids.has(row.id)) return 'Chosen';
      if (row.isOwn) return 'Your submission';
      return isFull ? null : (
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          aria-label={`Choose ${row.member.name}`}
          onClick={() => onChoose((before) => [...before, row])}
        >
          Choose
        </button>
      );
    },
    isUnsortable: true,
    isNotExported: true,
  };
}

interface CandidatesProps {
  serverId: string;
  questId: string;
  chosen: readonly Submission[];
  /** All winners are chosen. */
  isFull: boolean;
  onChoose: Dispatch<SetStateAction<readonly Submission[]>>;
}

/** Members with an approved submission, to choose winners from. Reviewers can't choose themselves. */
export function Candidates({ serverId, questId, chosen, isFull, onChoose }: CandidatesProps) {
  const withChoice = useMemo(
    () => [...columns, choiceColumn(chosen, isFull, onChoose)],
    [chosen, isFull, onChoose],
  );
  const control = useTableState(withChoice, { prefix: 'pick-' });
  const { page, pageSize, search } = control.state;
  const { data, error, isFetching, refetch } = useSubmissionsQuery({
    serverId,
    questId,
    state: 'APPROVED',
    page,
    pageSize,
    ...(search === '' ? {} : { search }),
  });
  return (
    <>
      <LeftOutNote leftOut={data?.leftOut} />
      <DataTable
        label="Approved submissions"
        columns={withChoice}
        rows={data?.items ?? NONE}
        getRowId={idOf}
        control={control}
        total={data?.total ?? data?.items.length ?? 0}
        isLoading={isFetching}
        error={error && !data ? failureText(error, 'Couldn’t load the submissions.') : null}
        onRetry={() => void refetch()}
        empty={
          <EmptyState title="No approved submissions">
            Submissions your team approves appear here.
          </EmptyState>
        }
      />
    </>
  );
}
