import { Link } from 'react-router-dom';
import { momentText } from '@/shared/format/times';
import { MemberName } from '@/shared/ui/names/MemberName';
import type { DataColumn } from '@/shared/ui/table/column';
import type { ReportRow, ReportUnit } from './report';
import type { RowPath } from './reportContext';
import { metricText, plainText } from './words';

interface Places {
  unit: ReportUnit | null;
  pathOf: RowPath;
  memberPath: (username: string) => string | null;
}

/** The columns of the rows behind a figure. */
export const rowColumns = ({ unit, pathOf, memberPath }: Places): DataColumn<ReportRow>[] => [
  {
    id: 'what',
    header: 'Activity',
    value: ({ what }) => what,
    cell: (row) => <What row={row} to={pathOf(row)} />,
    isRowHeader: true,
    isUnsortable: true,
  },
  {
    id: 'member',
    header: 'Member',
    value: ({ member }) => member?.name ?? null,
    cell: ({ member }) =>
      member === null ? (
        '–'
      ) : (
        <MemberName
          name={member.name}
          username={member.username}
          picture={member.picture}
          to={(member.username === null ? null : memberPath(member.username)) ?? undefined}
        />
      ),
    isUnsortable: true,
  },
  {
    id: 'at',
    header: 'Date',
    value: ({ at }) => at,
    cell: ({ at }) => momentText(Date.parse(at)),
    isUnsortable: true,
  },
  {
    id: 'amount',
    header: unit === null ? 'Count' : unit.symbol,
    value: ({ amount }) => plainText(BigInt(amount), unit),
    cell: ({ amount }) => metricText(BigInt(amount), unit),
    isNumber: true,
    isUnsortable: true,
  },
];

const What = ({ row, to }: { row: ReportRow; to: string | null }) =>
  to === null ? (
    <bdi>{row.what}</bdi>
  ) : (
    <Link to={to}>
      <bdi>{row.what}</bdi>
    </Link>
  );
