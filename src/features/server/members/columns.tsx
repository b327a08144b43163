import { RoleChips } from '@/features/server/memberships/RoleChips';
import { inNumbers } from '@/shared/format/numbers';
import { dayText } from '@/shared/format/times';
import { MemberName } from '@/shared/ui/names/MemberName';
import type { DataColumn, FilterChoice } from '@/shared/ui/table/column';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import type { Held, Member } from './member';
import { MemberFlags } from './MemberFlags';
import { fixedFilters, type OpenFilter } from './membersQuery';
import { memberPath } from './paths';

const MOST_ROLES = 3;

/** A member's holdings of an asset, in words: "3 Keepers of the Tower". */
export const heldText = ({ amount, name }: Held) => `${amount} ${name}`;

const number = (value: number | null) => (value === null ? '–' : inNumbers(value));

/** The columns of the members of a server. Each filter is in the column it filters by. */
export const memberColumns = (
  choices: Readonly<Record<OpenFilter, readonly FilterChoice[]>>,
): readonly DataColumn<Member>[] => [
  {
    id: 'name',
    header: 'Member',
    value: ({ name }) => name,
    cell: (member) => <Name {...member} />,
    isRowHeader: true,
  },
  {
    id: 'roles',
    header: 'Roles',
    value: ({ roles }) => roles.map(({ name }) => name).join(', '),
    cell: ({ roles }) => <RoleChips roles={roles} most={MOST_ROLES} label="Roles" />,
    filter: choices.roles,
    isUnsortable: true,
  },
  {
    id: 'verified',
    header: 'Verified',
    value: ({ isVerified }) => isVerified,
    cell: ({ isVerified }) => (isVerified ? 'Yes' : 'No'),
    filter: fixedFilters.verified,
    isUnsortable: true,
    isHiddenAtFirst: true,
  },
  {
    id: 'wallet',
    header: 'Wallet',
    value: ({ hasWallet }) => hasWallet,
    cell: ({ hasWallet }) => (hasWallet ? 'Linked' : '–'),
    filter: fixedFilters.wallet,
    isUnsortable: true,
  },
  {
    id: 'holdings',
    header: 'Holds',
    value: ({ holdings }) => holdings.map(heldText).join(', '),
    filter: choices.holdings,
    isUnsortable: true,
    isHiddenAtFirst: true,
  },
  {
    id: 'joinedAt',
    header: 'Joined',
    value: ({ joinedAt }) => joinedAt,
    cell: ({ joinedAt }) => (
      <span className="member-day">{joinedAt === null ? '–' : dayText(Date.parse(joinedAt))}</span>
    ),
  },
  {
    id: 'lastActiveAt',
    header: 'Last active',
    value: ({ lastActiveAt }) => lastActiveAt,
    cell: ({ lastActiveAt }) => (lastActiveAt === null ? 'Never' : <TimeAgo at={lastActiveAt} />),
    filter: fixedFilters.lastActiveAt,
    phone: 'end',
  },
  {
    id: 'messages',
    header: 'Messages, 30 days',
    value: ({ messages }) => messages,
    cell: ({ messages }) => number(messages),
    isNumber: true,
    isHiddenAtFirst: true,
  },
  {
    id: 'points',
    header: 'Points',
    value: ({ points }) => points,
    cell: ({ points }) => number(points),
    isNumber: true,
  },
  {
    id: 'quests',
    header: 'Quests',
    value: ({ quests }) => quests,
    cell: ({ quests }) => number(quests),
    isNumber: true,
    isHiddenAtFirst: true,
  },
  {
    id: 'flags',
    header: 'Flags',
    value: ({ flags }) => flags.join(', '),
    cell: ({ flags }) => <MemberFlags flags={flags} />,
    filter: fixedFilters.flags,
    isUnsortable: true,
  },
  {
    id: 'state',
    header: 'On the server',
    value: ({ leftAt }) => leftAt,
    cell: ({ leftAt }) =>
      leftAt === null ? (
        'Yes'
      ) : (
        <>
          Left <TimeAgo at={leftAt} />
        </>
      ),
    filter: fixedFilters.state,
    isUnsortable: true,
    isHiddenAtFirst: true,
  },
];

const Name = ({ name, username, picture, isMe, isHidden }: Member) => {
  const who = (
    <MemberName
      name={name}
      username={username}
      picture={picture}
      to={username === null ? undefined : memberPath(username)}
    />
  );
  // Most rows have no badge, and a hundred rows render faster without an empty element.
  if (!isMe && !isHidden) return who;
  return (
    <span className="member-cell">
      {who}
      {isMe ? <span className="badge tag">You</span> : null}
      {isHidden ? <span className="badge tag">Hidden from members</span> : null}
    </span>
  );
};
