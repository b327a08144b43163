import type { ValuesOf } from '@/features/modules/common-fields/field';
import { durationWords } from '@/shared/time/durationWords';
import type tickets from '@/features/modules/definitions/support-ticket/definition';
import { records, type TicketRecord } from '@/features/modules/cases/case';
import { DAY, SECOND } from '@/shared/time/durations';
import type { GuildRow } from '../../guilds/rows';
import { channelName } from '../consequences';
import type { CaseEntry, CaseRow } from '../rows';
import type { Script } from './script';

/** Tickets of a type that was deleted are kept so long, unless their own type said otherwise. */
const KEPT_DAYS = 90;

/** A ticket type: a rule of the module. */
export interface TicketType {
  id: string;
  values: ValuesOf<typeof tickets.fields>;
}

interface Opening {
  id: string;
  serverId: string;
  userId: string;
  /** ms since 1970. */
  at: number;
  text: string;
}

/** A new ticket; null where the member already has as many open tickets of the type as it allows. */
export function openTicket(
  rows: readonly CaseRow[],
  { id: typeId, values }: TicketType,
  { text, ...opening }: Opening,
): CaseRow | null {
  const open = rows.filter(
    (row) =>
      row.kind === 'TICKET' &&
      row.state !== 'CLOSED' &&
      row.serverId === opening.serverId &&
      row.userId === opening.userId &&
      row.rule?.id === typeId,
  ).length;
  if (open >= values.memberLimit) return null;
  const { name } = values;
  return {
    ...opening,
    kind: 'TICKET',
    subject: name,
    state: 'OPEN',
    by: null,
    rating: null,
    rule: { id: typeId, name },
    entries: [{ at: opening.at, by: opening.userId, text }],
  };
}

/** Whether the settings of a type let the team take a ticket over. */
export const canTakeOver = ({ claiming }: TicketType['values']): boolean => claiming !== 'OFF';

const recordOf = ({ transcript }: TicketType['values']): TicketRecord =>
  records.find((each) => each === transcript) ?? 'NONE';

/** How many days the record of a closed ticket is kept; 0 days, which no form allows, are read from a damaged rule. */
const keepDaysOf = ({ retention }: TicketType['values']): number => retention || KEPT_DAYS;

interface Closing {
  /** ms since 1970. */
  at: number;
  /** Id of who closes it; null for the bot. */
  by: string | null;
  text: string;
  /** Stars the member gives, if they are asked. */
  rating: number | null;
}

/** Closes a ticket, and keeps of its conversation what the type says. */
export function closeTicket(
  guild: GuildRow,
  row: CaseRow,
  values: TicketType['values'],
  { at, by, text, rating }: Closing,
): void {
  const record = recordOf(values);
  const closing: CaseEntry = { at, by, text };
  row.state = 'CLOSED';
  row.record = record;
  row.keepDays = keepDaysOf(values);
  row.rating = values.hasFeedback ? rating : null;
  if (record === 'NONE') {
    row.entries = [{ at: row.at, by: row.userId, text: 'Opened the ticket.' }, closing];
    return;
  }
  const channelId = values.transcriptChannelId;
  row.entries.push(closing);
  if (channelId !== '')
    row.entries.push({
      at,
      by: null,
      text: `Posted the transcript in ${channelName(guild, channelId)} as ${record === 'TXT' ? 'a text file' : 'a web page'}.`,
    });
}

/** Lets happen in an open ticket what has become due by `now` (ms since 1970), in order. Tells whether anything has. */
export function advanceTicket(
  guild: GuildRow,
  row: CaseRow,
  values: TicketType['values'],
  script: Script,
  now: number,
): boolean {
  const before = row.entries.length;
  while (row.state !== 'CLOSED') {
    const lastAt = row.entries.at(-1)?.at ?? row.at;
    const silence = values.autoClose;
    const silentAt = silence > 0 ? lastAt + silence * SECOND : Infinity;
    const step = script.steps.find(({ at }) => at > lastAt);
    if (Math.min(silentAt, step?.at ?? Infinity) > now) break;
    if (step === undefined || silentAt <= step.at) {
      const text = `Closed after ${durationWords(silence)} of inactivity.`;
      closeTicket(guild, row, values, { at: silentAt, by: null, text, rating: script.rating });
    } else if (step.kind === 'CLOSE')
      closeTicket(guild, row, values, { ...step, rating: script.rating });
    else {
      const takesOver =
        values.claiming === 'REQUIRED' || (script.takesOver && values.claiming === 'OPTIONAL');
      if (step.kind === 'ANSWER' && takesOver) {
        row.state = 'CLAIMED';
        row.by = step.by;
        row.entries.push({ at: step.at, by: step.by, text: 'Took over the ticket.' });
      }
      row.entries.push({ at: step.at, by: step.by, text: step.text });
    }
  }
  return row.entries.length !== before || row.state === 'CLOSED';
}

/**
 * When the record of a closed ticket is deleted, ms since 1970; null while it is open.
 *
 * @param values of its type; null where that was deleted
 */
export function recordEnd(row: CaseRow, values: TicketType['values'] | null): number | null {
  if (row.kind !== 'TICKET' || row.state !== 'CLOSED') return null;
  const days = values === null ? (row.keepDays ?? KEPT_DAYS) : keepDaysOf(values);
  return (row.entries.at(-1)?.at ?? row.at) + days * DAY;
}
