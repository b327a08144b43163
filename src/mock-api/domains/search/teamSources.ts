import { mayDo } from '@/shared/api/serverRole';
import { tidyUsername } from '@/shared/links/discord';
import { FORMER_MEMBER } from '@/shared/text/memberNames';
import { iso } from '../../store/clock';
import type { World } from '../../store/world';
import { rolesOf } from '../access/access';
import type { UserRow } from '../accounts/rows';
import type { GuildRow } from '../guilds/rows';
import { outflowsOf, type OutflowRow } from '../ledger-wallet/outflows';
import { membersOf } from '../members/members';
import { moduleRow } from '../module-settings/modules';
import { stateInWords } from '../orders/order';
import { amountText } from '../payouts/funds';
import { pieceLabel } from '../payouts/pieces';
import type { SubmissionRow } from '../quests/rows';
import { stateFor } from '../quest-reviews/views';
import { questName } from './questSource';
import type { Candidate, Source } from './rank';

/** A server with its users by id. */
interface Team {
  world: World;
  guild: GuildRow;
  users: ReadonlyMap<string, UserRow>;
}

/** Current members of the server, including those who hide from other members. */
const memberSource = ({ world, guild, users }: Team): Source => ({
  kind: 'MEMBER',
  candidates: membersOf(world, guild.id).flatMap(({ userId }): Candidate[] => {
    const user = users.get(userId);
    if (!user) return [];
    const { username, displayName, discordId, avatar } = user;
    return [
      {
        label: displayName,
        others: [username, discordId],
        show: () => ({
          id: username,
          label: displayName,
          detail: `@${username}`,
          picture: avatar,
          at: null,
          path: `/dashboard/discord-server-users/user-detail/${encodeURIComponent(username)}`,
        }),
      },
    ];
  }),
});

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const orderSource = ({ world, guild }: Team): Source => ({
  kind: 'ORDER',
  candidates: world.db.orders
    .filter(({ serverId }) => serverId === guild.id)
    .map(({ id, status, createdAt, price, paymentSignature, package: { name } }) => ({
      label: name,
      others: ['order', id, paymentSignature, `${price} SOL`, stateInWords[status]],
      weight: createdAt,
      show: () => ({
        id,
        label: name,
        detail: `${sentence(stateInWords[status])} · ${price} SOL`,
        picture: null,
        at: iso(createdAt),
        path: '/dashboard/user-order',
      }),
    })),
});

const amountOf = ({ kind, row }: OutflowRow) =>
  kind !== 'WITHDRAWAL' && row.piece !== null
    ? pieceLabel(row.piece)
    : amountText({ mint: row.mint, amount: BigInt(row.amount) });

/** Payouts from the ledger wallet, done or waiting. An address finds none, because that would reveal its owner. */
const payoutSource = ({ world, guild, users }: Team): Source => ({
  kind: 'PAYOUT',
  candidates: outflowsOf(world, guild.id).map((outflow) => {
    const { kind, row } = outflow;
    const isWithdrawal = kind === 'WITHDRAWAL';
    const user = users.get(row.userId);
    const name = isWithdrawal ? 'Withdrawal' : (user?.displayName ?? FORMER_MEMBER);
    const amount = amountOf(outflow);
    const what = isWithdrawal ? null : row.label;
    return {
      label: name,
      others: [
        'payout',
        row.id,
        row.status === 'SUCCESS' ? row.signature : null,
        user?.username,
        what,
        amount,
      ],
      weight: row.at,
      show: () => ({
        id: row.id,
        label: name,
        detail: what === null ? amount : `${amount} · ${what}`,
        picture: isWithdrawal ? null : (user?.avatar ?? null),
        at: iso(row.at),
        path: `/dashboard/ledger-wallet?payout=${encodeURIComponent(row.id)}`,
      }),
    };
  }),
});

const stateWords: Readonly<Record<SubmissionRow['state'], string>> = {
  IN_PROGRESS: 'In progress',
  IN_REVIEW: 'In review',
  APPROVED: 'Approved',
  CLAIMABLE: 'Approved',
  CLAIMED: 'Claimed',
  REJECTED: 'Rejected',
  EXPIRED: 'Expired',
  REVOKED: 'Revoked',
};

/** Submissions for review. */
function submissionSource({ world, guild, users }: Team): Source {
  const titles = new Map(
    moduleRow(world, guild, 'quest').rules.map((rule) => [rule.id, questName(rule)]),
  );
  const candidates = world.db.submissions.flatMap((row): Candidate[] => {
    const title = titles.get(row.questId);
    const { submittedAt } = row;
    if (row.serverId !== guild.id || title === undefined || submittedAt === null) return [];
    const user = users.get(row.userId);
    const name = user?.displayName ?? FORMER_MEMBER;
    return [
      {
        label: title,
        others: ['submission', row.id, name, user?.username],
        weight: submittedAt,
        show: () => ({
          id: row.id,
          label: title,
          detail: `${name} · ${stateWords[stateFor(row)]}`,
          picture: user?.avatar ?? null,
          at: iso(submittedAt),
          path: `/dashboard/task-to-earn?tab=submissions&in-state=ALL&in-open=${encodeURIComponent(row.id)}`,
        }),
      },
    ];
  });
  return { kind: 'SUBMISSION', candidates };
}

/** Everything a team member can find, by their roles. */
export function teamSources(world: World, user: UserRow, guild: GuildRow): Source[] {
  const team = { world, guild, users: new Map(world.db.users.map((each) => [each.id, each])) };
  const roles = rolesOf(world, user, guild);
  return [
    memberSource(team),
    ...(mayDo(roles, 'reviewer') ? [submissionSource(team)] : []),
    ...(mayDo(roles, 'treasurer') ? [payoutSource(team)] : []),
    orderSource(team),
  ];
}

/** Normalizes a mention or a name with @ for the search. */
export const teamSearch = (typed: string): string => tidyUsername(typed);
