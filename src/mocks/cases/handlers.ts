import { textsAt } from '@/features/bot-modules/engine/read';
import * as endpoints from '@/features/cases/endpoints';
import { audit } from '../audit/audit';
import type { GuildRow } from '../discord/rows';
import { rolesInReach } from '../holder-checks/book';
import { pageOf } from '../http/paging';
import { done, refuse, Refusal } from '../http/reply';
import { serve } from '../http/serve';
import { giveRole, memberOf } from '../members/members';
import type { World } from '../world';
import type { CaseRow } from './rows';
import { caseDetailView, caseView } from './views';

function caseAt({ db }: World, { id: serverId }: GuildRow, id: string): CaseRow | Refusal<404> {
  const found = db.cases.find((row) => row.serverId === serverId && row.id === id);
  return found ?? refuse(404, 'There is no such case on this server.');
}

const usersOf = ({ db }: World) => new Map(db.users.map((user) => [user.id, user]));

export const caseRoutes = serve(endpoints, {
  listCases: ({ world, guild, query }) => {
    const users = usersOf(world);
    const search = (query.search ?? '').trim().toLowerCase();
    const states = query.state?.split(',');
    const found = world.db.cases
      .filter(
        (row) =>
          row.serverId === guild.id &&
          (query.kind === undefined || row.kind === query.kind) &&
          (query.memberId === undefined || row.userId === query.memberId) &&
          (states === undefined || states.includes(row.state)),
      )
      .toSorted((one, other) => other.at - one.at)
      .map((row) => caseView(users, row))
      .filter(({ member, subject }) =>
        `${member.name} ${member.username ?? ''} ${subject}`.toLowerCase().includes(search),
      );
    return done(pageOf(found, query));
  },

  getCase: ({ world, guild, params }) => {
    const row = caseAt(world, guild, params.caseId);
    return row instanceof Refusal ? row : done(caseDetailView(usersOf(world), row));
  },

  decideCase: ({ world, user, guild, params, body }) => {
    const row = caseAt(world, guild, params.caseId);
    if (row instanceof Refusal) return row;
    if (row.kind !== 'CAPTCHA' || row.state !== 'WAITING')
      return refuse(409, 'It does not wait for a moderator, or not any more.');
    const hasPassed = body.verdict === 'PASS';
    const at = world.clock.now();
    row.state = hasPassed ? 'PASSED' : 'FAILED';
    row.by = user.id;
    row.entries.push({
      at,
      by: user.id,
      text: hasPassed ? 'Let them in.' : 'Did not let them in.',
    });
    if (hasPassed) verify(world, guild, row, at);
    audit(world, user.id, `captcha.${hasPassed ? 'passed' : 'failed'}`, guild.id);
    world.changed();
    return done(caseDetailView(usersOf(world), row), 'Decided.');
  },

  closeCase: ({ world, user, guild, params }) => {
    const row = caseAt(world, guild, params.caseId);
    if (row instanceof Refusal) return row;
    if (row.kind !== 'TICKET' || row.state === 'CLOSED')
      return refuse(409, 'It is no ticket that is open.');
    row.state = 'CLOSED';
    row.by ??= user.id;
    row.entries.push({ at: world.clock.now(), by: user.id, text: 'Closed the ticket.' });
    audit(world, user.id, 'ticket.closed', guild.id);
    world.changed();
    return done(caseDetailView(usersOf(world), row), 'Closed.');
  },
});

/** Gives the roles of the verified, those the bot may give. */
function verify(world: World, guild: GuildRow, { userId }: CaseRow, at: number): void {
  const member = memberOf(world, guild.id, userId);
  const values = world.db.modules.find(
    ({ serverId, slug }) => serverId === guild.id && slug === 'verification-bot',
  )?.values;
  const reach = rolesInReach(guild);
  if (!member || !values) return;
  for (const roleId of textsAt(values, 'verifiedRoles'))
    if (reach.has(roleId)) giveRole(member, { roleId, source: 'TEAM', because: null, at });
}
