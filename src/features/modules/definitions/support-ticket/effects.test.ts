import type { CaseRow } from '@/mock-api/domains/cases/rows';
import { createModeratedServer, NOON } from '@/mock-api/testing/cases';
import { scriptOf, type Script } from '@/mock-api/domains/cases/tickets/script';
import {
  advanceTicket,
  openTicket,
  recordEnd,
  type TicketType,
} from '@/mock-api/domains/cases/tickets/ticket';
import { describeEffects } from '../../testing/effectCases';
import spec from './definition';

const { guild, channel } = createModeratedServer();
type Settings = TicketType['values'];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const opened = (values: Settings, before: readonly CaseRow[] = []) =>
  openTicket(
    before,
    { id: 'type', values },
    {
      id: `cas-${String(before.length)}`,
      serverId: guild.id,
      userId: 'usr-1',
      at: NOON,
      text: 'Help',
    },
  );

function ticket(values: Settings): CaseRow {
  const row = opened(values);
  if (!row) throw new Error('The first ticket is refused.');
  return row;
}

/** A conversation that staff answer after an hour and close after two, for which the member gives 5 stars. */
const answered: Script = {
  steps: [
    { at: NOON + HOUR, kind: 'ANSWER', by: 'usr-owner', text: 'Yes.' },
    { at: NOON + 2 * HOUR, kind: 'CLOSE', by: 'usr-owner', text: 'Closed the ticket.' },
  ],
  takesOver: false,
  rating: 5,
};
const unanswered = scriptOf(ticket(spec.initial), []);

/** The ticket after some hours. */
const after = (hours: number, script: Script) => (values: Settings) => {
  const row = ticket(values);
  advanceTicket(guild, row, values, script, NOON + hours * HOUR);
  return row;
};
const texts = (values: Settings) => after(3, answered)(values).entries.map(({ text }) => text);

describeEffects(spec, {
  name: {
    value: 'Payments',
    outcome: (values) => ticket(values).subject,
    becomes: 'Payments',
    from: '',
  },
  memberLimit: {
    value: 2,
    outcome: (values) => opened(values, [ticket(values)]) !== null,
    becomes: true,
    from: false,
  },
  autoClose: {
    value: HOUR / 1000,
    outcome: (values) => after(2, unanswered)(values).state,
    becomes: 'CLOSED',
    from: 'OPEN',
  },
  claiming: {
    value: 'REQUIRED',
    outcome: (values) => after(1, answered)(values).state,
    becomes: 'CLAIMED',
    from: 'OPEN',
  },
  transcript: {
    value: 'NONE',
    outcome: texts,
    becomes: ['Opened the ticket.', 'Closed the ticket.'],
    from: ['Help', 'Yes.', 'Closed the ticket.'],
  },
  transcriptChannelId: {
    value: channel('verify'),
    outcome: (values) => texts(values).at(-1),
    becomes: 'Posted the transcript in #verify as a web page.',
    from: 'Closed the ticket.',
  },
  retention: {
    value: 30,
    outcome: (values) => recordEnd(after(3, answered)(values), values),
    becomes: NOON + 2 * HOUR + 30 * DAY,
    from: NOON + 2 * HOUR + 90 * DAY,
  },
  hasFeedback: {
    value: false,
    outcome: (values) => after(3, answered)(values).rating,
    becomes: null,
    from: 5,
  },
});
