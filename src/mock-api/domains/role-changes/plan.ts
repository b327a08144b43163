import type { InputOf } from '@/shared/api/endpoint';
import type { startBulkRoleChange } from '@/features/server/members/roleEndpoints';
import { NAMED } from '@/features/server/members/roleChange';
import type { GuildRow, RoleRow } from '../guilds/rows';
import { rolesInReach } from '../guilds/rolesInReach';
import { holderView } from '../holder-checks/views';
import { refuse, wrongFields, type Refusal } from '../../http/reply';
import { indexMembers } from '../member-management/memberIndex';
import { narrowed, sorted } from '../member-management/filter';
import type { MemberRow } from '../members/rows';
import { dangerOf } from '../guilds/dangerousRoles';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import { PACE, skippedFor } from './settle';

export type Wanted = InputOf<typeof startBulkRoleChange>['body'];

interface Asked {
  world: World;
  guild: GuildRow;
  user: UserRow;
}

/** The effect of a bulk role change, member by member. */
export interface ChangePlan {
  role: RoleRow;
  /** Why it cannot be done at all; null where it can. */
  problem: string | null;
  change: MemberRow[];
  /** Members without a change, by reason. */
  skipped: Map<string, MemberRow[]>;
}

/** The chosen members. Ids of users who are not members of the server are refused, not ignored. */
function meant(
  { world, guild, user }: Asked,
  wanted: Wanted,
): MemberRow[] | Refusal<'invalid-fields'> {
  if (wanted.filters !== undefined) {
    const { entries } = indexMembers(world, guild, user.id);
    return sorted(narrowed(entries, wanted.filters, world.clock.now())).map(({ row }) => row);
  }
  const rows = new Map(
    world.db.members
      .filter(({ serverId }) => serverId === guild.id)
      .map((row) => [row.userId, row]),
  );
  const ids = wanted.members ?? failedIn(world, guild.id, wanted.retryOf);
  if (ids === null) return wrongFields([{ path: 'retryOf', message: 'Change not found.' }]);
  const found = [...new Set(ids)].map((id) => rows.get(id));
  const known = found.filter((row) => row !== undefined);
  return known.length === found.length
    ? known
    : wrongFields([{ path: 'members', message: 'One of these members was never on this server.' }]);
}

const failedIn = ({ db }: World, serverId: string, id: string | undefined): string[] | null =>
  db.roleChanges
    .find((row) => row.serverId === serverId && row.id === id)
    ?.results.flatMap(({ userId, state }) => (state === 'FAILED' ? [userId] : [])) ?? null;

/** Checks each chosen member; 404 for an unknown role. */
export function planOf(
  asked: Asked,
  wanted: Wanted,
): ChangePlan | Refusal<'invalid-fields' | 'role-not-found'> {
  const { guild } = asked;
  const role = guild.roles.find(({ id }) => id === wanted.roleId);
  if (!role) return refuse('role-not-found', 'Role not found.');
  const members = meant(asked, wanted);
  if (!Array.isArray(members)) return members;
  const plan: ChangePlan = {
    role,
    problem:
      problemOf(guild, role) ??
      (wanted.action === 'GIVE' ? dangerOf(asked.world, guild, role) : null),
    change: [],
    skipped: new Map(),
  };
  for (const member of members) {
    const reason = skippedFor(member, role.id, wanted.action);
    if (reason === null) plan.change.push(member);
    else plan.skipped.set(reason, [...(plan.skipped.get(reason) ?? []), member]);
  }
  return plan;
}

function problemOf(guild: GuildRow, role: RoleRow): string | null {
  if (role.id === guild.guildId) return 'Everyone has this role, so it can’t be given or removed.';
  if (role.managed)
    return 'Discord manages this role for an integration, so it can’t be given or removed.';
  return rolesInReach(guild).has(role.id)
    ? null
    : 'The bot’s role is below this one. Move it up in Discord under Server Settings, Roles.';
}

/** A plan as the API returns it: the first entries of each list, and the totals. */
export function planView({ world }: Asked, { action }: Wanted, plan: ChangePlan) {
  const users = new Map(world.db.users.map((row) => [row.id, row]));
  const named = (rows: readonly MemberRow[]) =>
    rows.slice(0, NAMED).map(({ userId }) => holderView(userId, users.get(userId)));
  const { id, name, color } = plan.role;
  const isByRule = ({ roles }: MemberRow) =>
    roles.some(({ roleId, source }) => roleId === id && source === 'RULE');
  return {
    role: { id, name, color },
    problem: plan.problem,
    total: plan.change.length,
    members: named(plan.change),
    skipped: [...plan.skipped].map(([reason, rows]) => ({
      reason,
      total: rows.length,
      members: named(rows),
    })),
    byRules: action === 'TAKE' ? plan.change.filter(isByRule).length : 0,
    seconds: Math.ceil(plan.change.length / PACE),
  };
}
