import * as z from 'zod/mini';
import { nextId } from '../../store/world';
import { fail, notFound, ok } from '../../http/envelope';
import { on } from '../../http/route';
import { taking } from '../../http/taking';
import { memberOf } from '../members/members';
import { settleCases } from './settle';
import { ticketTypes } from './tickets/tendTickets';
import { openTicket } from './tickets/ticket';

/** Switches for what members do at the panels of moderation modules. */
export const caseControls = [
  // A member opens a ticket of a type, by its name.
  on.post(
    '/__mock/tickets',
    taking(
      z.object({ serverId: z.string(), userId: z.string(), type: z.string(), text: z.string() }),
      ({ serverId, userId, type: name, text }, { world }) => {
        const guild = world.db.guilds.find(({ id }) => id === serverId);
        if (!guild || !memberOf(world, serverId, userId)) return notFound('Member not found.');
        settleCases(world, guild);
        const type = ticketTypes(world, guild).find(({ values }) => values.name === name);
        if (!type) return notFound('Ticket type not found.');
        const row = openTicket(world.db.cases, type, {
          id: nextId(world, 'cas'),
          serverId,
          userId,
          at: world.clock.now(),
          text,
        });
        if (!row) return fail('test-conflict', 'This member has reached the open ticket limit.');
        world.db.cases.push(row);
        world.changed();
        return ok({ id: row.id });
      },
    ),
  ),
];
