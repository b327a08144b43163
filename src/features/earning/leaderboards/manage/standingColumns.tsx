import { pointsText } from '@/features/earning/points/pointsText';
import { MemberName } from '@/shared/ui/names/MemberName';
import type { DataColumn } from '@/shared/ui/table/column';
import { RankChange } from '../RankChange';
import type { BoardWindow } from '../leaderboard';
import type { Standing } from '../standing';

/** The columns by name and order: what the address may hold. */
export const standingColumns: readonly DataColumn<Standing>[] = [
  { id: 'rank', header: 'Rank', value: ({ rank }) => rank, isNumber: true, isUnsortable: true },
  {
    id: 'member',
    header: 'Member',
    value: ({ name }) => name,
    isRowHeader: true,
    isUnsortable: true,
  },
  {
    id: 'change',
    header: 'Change',
    value: ({ before }) => before,
    isUnsortable: true,
  },
  {
    id: 'points',
    header: 'Points',
    value: ({ points }) => points,
    cell: ({ points }) => <span className="amount">{pointsText(points)}</span>,
    isNumber: true,
    isUnsortable: true,
  },
];

/** The same with what they show for a board of that time. */
export const columnsFor = (
  window: BoardWindow,
  onOpen: (id: string) => void,
): readonly DataColumn<Standing>[] =>
  standingColumns.map((column) => shown(column, window, onOpen));

function shown(
  column: DataColumn<Standing>,
  window: BoardWindow,
  onOpen: (id: string) => void,
): DataColumn<Standing> {
  switch (column.id) {
    case 'change':
      return {
        ...column,
        cell: ({ rank, before }) => <RankChange rank={rank} before={before} window={window} />,
      };
    case 'member':
      return { ...column, cell: (standing) => <Member standing={standing} onOpen={onOpen} /> };
    default:
      return column;
  }
}

interface MemberProps {
  standing: Standing;
  onOpen: (id: string) => void;
}

const Member = ({ standing, onOpen }: MemberProps) => {
  const { id, name, username, picture, isMe, isHidden } = standing;
  return (
    <span className="standing">
      <button type="button" className="standing__open" onClick={() => onOpen(id)}>
        <MemberName name={name} username={username} picture={picture} />
      </button>
      {isMe ? <span className="badge tag">You</span> : null}
      {isHidden ? <span className="badge tag">Hidden from members</span> : null}
    </span>
  );
};
