import tickets from '@/features/modules/definitions/support-ticket/definition';
import captcha from '@/features/modules/definitions/verification-bot/definition';
import * as endpoints from '@/features/modules/cases/endpoints';
import { searchMatcher } from '@/shared/text/searchable';
import { audit } from '../audit/audit';
import { moduleRow, stored } from '../module-settings/modules';
import type { GuildRow } from '../guilds/rows';
import { byFields, pageOf } from '../../http/paging';
import { done, refuse, Refusal } from '../../http/reply';
import { serve } from '../../http/serve';
import { memberOf } from '../members/members';
import type { World } from '../../store/world';
import { keepOut, letIn } from './captcha/decide';
import type { CaseRow } from './rows';
import { scriptOf } from './tickets/script';
import { canTakeOver, closeTicket } from './tickets/ticket';
import { valuesOfTicket } from './tickets/tendTickets';
import { caseDetailView, caseView, caseContext } from './views';

function caseAt(
  { db }: World,
  { id: serverId }: GuildRow,
  id: string,
): CaseRow | Refusal<'case-not-found'> {
  const found = db.cases.find((row) => row.serverId === serverId && row.id === id);
  return found ?? refuse('case-not-found', 'Case not found.');
}

export const caseRoutes = serve(endpoints, {
  listCases: ({ world, guild, query }) => {
    const context = caseContext(world, guild);
    const matches = searchMatcher(query.search ?? '');
    const states = query.state?.split(',');
    const found = world.db.cases
      .filter(
        (row) =>
          row.serverId === guild.id &&
          (query.kind === undefined || row.kind === query.kind) &&
          (query.memberId === undefined || row.userId === query.memberId) &&
          (states === undefined || states.includes(row.state)),
      )
      .toSorted(byFields('-at', 'id'))
      .map((row) => caseView(context, row))
      .filter(({ member, subject }) => matches(member.name, member.username, subject));
    return done(pageOf(found, query));
  },

  getCase: ({ world, guild, params }) => {
    const row = caseAt(world, guild, params.caseId);
    return row instanceof Refusal ? row : done(caseDetailView(caseContext(world, guild), row));
  },

  decideCase: ({ world, user, guild, params, body }) => {
    const row = caseAt(world, guild, params.caseId);
    if (row instanceof Refusal) return row;
    if (row.kind !== 'CAPTCHA' || row.state !== 'WAITING')
      return refuse('already-decided', 'This attempt was already reviewed. Refresh to see it.');
    const hasPassed = body.verdict === 'PASS';
    const at = world.clock.now();
    const values = stored(captcha, moduleRow(world, guild, captcha.slug).values ?? captcha.initial);
    const member = memberOf(world, guild.id, row.userId);
    row.by = user.id;
    row.entries.push({
      at,
      by: user.id,
      text: hasPassed ? 'Approved the member.' : 'Rejected the member.',
    });
    if (hasPassed) letIn({ guild, values, row, member, at }, 'TEAM');
    else keepOut({ guild, values, row, member, at });
    audit(world, user.id, `captcha.${hasPassed ? 'passed' : 'failed'}`, guild.id, {
      memberId: row.userId,
    });
    world.changed();
    return done(
      caseDetailView(caseContext(world, guild), row),
      hasPassed ? 'Member approved' : 'Member rejected',
    );
  },

  closeCase: ({ world, user, guild, params }) => {
    const row = caseAt(world, guild, params.caseId);
    if (row instanceof Refusal) return row;
    if (row.kind !== 'TICKET' || row.state === 'CLOSED')
      return refuse('already-ended', 'This ticket is already closed.');
    const values = valuesOfTicket(world, guild, row) ?? tickets.initial;
    if (canTakeOver(values)) row.by ??= user.id;
    closeTicket(guild, row, values, {
      at: world.clock.now(),
      by: user.id,
      text: 'Closed the ticket.',
      rating: scriptOf(row, []).rating,
    });
    audit(world, user.id, 'ticket.closed', guild.id, { memberId: row.userId });
    world.changed();
    return done(caseDetailView(caseContext(world, guild), row), 'Ticket closed');
  },
});
