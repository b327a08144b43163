import type { MemberRow } from '../members/rows';
import { counting, type ReportRequest, type Line, type Source } from './source';

const came = ({ userId, joinedAt }: MemberRow): Line => ({
  id: `came-${userId}`,
  at: joinedAt,
  amount: 1n,
  kind: 'MEMBER',
  userId,
  what: () => 'Joined',
});

const went = ({ userId, leftAt }: MemberRow): Line[] =>
  leftAt === null
    ? []
    : [
        {
          id: `went-${userId}`,
          at: leftAt,
          amount: 1n,
          kind: 'MEMBER',
          userId,
          what: () => 'Left',
        },
      ];

const taken = (line: Line): Line => ({ ...line, amount: -line.amount });

/** Who came, who went, and how many there were. */
export function growthOf({ world, guild }: ReportRequest): Source[] {
  const rows = world.db.members.filter(({ serverId }) => serverId === guild.id);
  const joined = rows.map(came);
  const left = rows.flatMap(went);
  const moves = [...joined, ...left.map(taken)];
  return [
    counting({
      key: 'members',
      label: 'Members',
      note: 'Members at the end of the range.',
      kind: 'LEVEL',
      lines: moves,
    }),
    counting({
      key: 'joined',
      label: 'Joined',
      note: 'Members by the day they joined, including members who have left since.',
      lines: joined,
    }),
    counting({
      key: 'left',
      label: 'Left',
      note: 'Members by the day they left.',
      lines: left,
    }),
    counting({
      key: 'net',
      label: 'Net growth',
      note: 'Joined minus left.',
      lines: moves,
    }),
  ];
}
